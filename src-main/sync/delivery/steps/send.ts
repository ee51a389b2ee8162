import type { DeliverDependencies } from '../delivery-dependencies.ts';
import { afterReception, numberTakenIn } from '../policy.ts';
import { conclude } from './conclude.ts';
import { questionOf, type Step, type StepOutcome } from './step.ts';

export async function send(dependencies: DeliverDependencies, job: Step): Promise<StepOutcome> {
  const { document, signedXml, attempts } = job;
  const { authority, random, firstQuestionMs, backoff } = dependencies;
  if (!signedXml) throw new Error(`document ${document.id} is to be sent and was never signed`);
  const answered = await authority.receive({ ...questionOf(document), signedXml });
  const submitted = document.status !== 'pending';
  const { outcome } = answered;
  const verdict = afterReception(outcome, {
    attempts,
    submitted,
    random: random(),
    firstQuestionMs,
    backoff,
  });
  const next = await conclude(dependencies, job, { answered, decided: { outcome }, verdict });
  return { next, numberTaken: numberTakenIn(outcome) };
}
