import type { Outcome } from '../contract/problems.ts';
import { ecuadorDate } from '../documents/ecuador-time.ts';
import type { WithholdingSuggestionBody } from '../documents/withholding/suggestion/body.ts';
import { suggestWithholding as suggest } from '../documents/withholding/suggestion/suggest-withholding.ts';
import type { WithholdingSuggestion } from '../documents/withholding/suggestion/withholding-suggestion.ts';
import type { Caller } from '../issuing/caller.ts';
import { type ReceivedDependencies, receivedDocument } from './received-document.ts';

export interface SuggestionDependencies extends ReceivedDependencies {
  /** RUC of the caller's business. */
  readonly rucOf: (entityId: string) => Promise<string>;
}

/** What to withhold from a supplier's invoice: as told, or read by its access key. Stores nothing of the suggestion. */
export async function suggestWithholding(
  dependencies: SuggestionDependencies,
  { entityId, environment }: Caller,
  body: WithholdingSuggestionBody,
): Promise<Outcome<WithholdingSuggestion>> {
  const { access_key: accessKey } = body;
  const received =
    accessKey === undefined ? undefined : await receivedDocument(dependencies, { environment, accessKey });
  if (received && !received.ok) return received;
  const suggestion = suggest(body, {
    received: received?.value,
    today: ecuadorDate(dependencies.now()),
    issuerRuc: await dependencies.rucOf(entityId),
  });
  if (suggestion.ok) return suggestion;
  return { ok: false, problem: { code: 'validation_failed', errors: suggestion.faults } };
}
