import type { Outcome } from '../contract/problems/problems.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import type { WithholdingSuggestionBody } from '../documents/withholding/suggestion/body.ts';
import { suggestWithholding as suggest } from '../documents/withholding/suggestion/suggest-withholding.ts';
import type { WithholdingSuggestion } from '../documents/withholding/suggestion/withholding-suggestion.ts';
import type { Caller } from '../issuing/requests/caller.ts';
import { keyProblem } from './key-problem.ts';
import { type ReceivedDependencies, receivedDocument } from './received-document.ts';

export interface SuggestionDependencies extends ReceivedDependencies {
  /** RUC of the caller's business. */
  readonly rucOf: (entityId: string) => Promise<string>;
  readonly isSpecialTaxpayer: (entityId: string) => Promise<boolean>;
}

/** What to withhold from a supplier's invoice: as stated, or read by its access key. Stores nothing of the suggestion. */
export async function suggestWithholding(
  dependencies: SuggestionDependencies,
  { entityId, environment }: Caller,
  body: WithholdingSuggestionBody,
): Promise<Outcome<WithholdingSuggestion>> {
  const { access_key: accessKey } = body;
  const reading =
    accessKey === undefined ? undefined : await receivedDocument(dependencies, { environment, accessKey });
  if (reading && !reading.ok) return { ok: false, problem: keyProblem(reading.reason, waysOut) };
  const suggestion = suggest(body, {
    received: reading?.received.document,
    today: ecuadorDate(dependencies.now()),
    issuerRuc: await dependencies.rucOf(entityId),
    withholder: { isSpecialTaxpayer: await dependencies.isSpecialTaxpayer(entityId) },
  });
  if (suggestion.ok) return suggestion;
  return { ok: false, problem: { code: 'validation_failed', errors: suggestion.faults } };
}

const waysOut = {
  notInSandbox: 'El ambiente de pruebas (sandbox) nunca consulta al SRI: envíe la factura en «invoice».',
  unavailable: 'El SRI no responde en este momento. Intente de nuevo, o envíe la factura en «invoice».',
};
