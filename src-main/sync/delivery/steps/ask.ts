import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { DeliverDependencies } from '../delivery-dependencies.ts';
import { isLate } from '../late.ts';
import { afterDecision } from '../policy.ts';
import { authorizationDifferences } from './authorization-differences.ts';
import { conclude } from './conclude.ts';
import { decideByState } from './decide-by-state.ts';
import { questionOf, type Step, type StepOutcome } from './step.ts';

/** Asks what the authority decided, whether or not it is known to have the document. */
export async function ask(
  dependencies: DeliverDependencies,
  job: Step & { readonly step: 'ask' | 'ask_before_send' },
): Promise<StepOutcome> {
  const { document, signedXml, knownRefusal, entry, step, attempts, numberTaken } = job;
  const { authority, states, compare, now, random, backoff, knowsTheDay } = dependencies;
  const answered = await authority.decision(questionOf(document));
  const at = now();
  const differences = await authorizationDifferences({ document, signedXml, answered, at }, compare);
  const { queuedAt } = entry;
  const decided = await decideByState(states, { document, queuedAt, outcome: answered.outcome, at });
  const verdict = afterDecision(decided.outcome, {
    step,
    attempts,
    submittedForMs: submittedForMs(document, at),
    knownRefusal,
    numberTaken,
    differences,
    isLate: isLate(queuedAt, at) && knowsTheDay(),
    random: random(),
    backoff,
  });
  return { next: await conclude(dependencies, job, { answered, decided, verdict }) };
}

/** How long the authority has had a document; undefined before it is known to have received it. */
function submittedForMs({ transitions, status }: StoredDocument, at: Date): number | undefined {
  if (status === 'pending' || transitions.submitted === undefined) return undefined;
  return at.getTime() - Date.parse(transitions.submitted);
}
