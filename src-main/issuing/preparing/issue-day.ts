import type { Problem } from '../../contract/problems/problems.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { IssuingClock } from '../ports/clock-port.ts';
import type { IssuingTransaction } from '../ports/issuing-store.ts';
import { clockProblem } from './clock-lock.ts';

/**
 * Why no document of a date may take a number now, if so; checked in the transaction that issues. The clock may have
 * been set since the document was computed, or midnight passed.
 */
export async function dayProblem(
  { clock, now }: { readonly clock: IssuingClock; readonly now: () => Date },
  transaction: Pick<IssuingTransaction, 'newestIssued'>,
  issueDate: string,
): Promise<Problem | undefined> {
  const locked = clockProblem(clock.judge(await transaction.newestIssued()));
  if (locked) return locked;
  return ecuadorDate(now()) === issueDate ? undefined : dayPassed;
}

/** The same request is good, as of the new day. */
export const dayPassed: Problem = {
  code: 'not_ready',
  detail: 'Acaba de empezar otro día: pídalo de nuevo para emitir con la fecha de hoy.',
};
