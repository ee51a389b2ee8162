import type { Court, Exchange } from './exchange.ts';

/** Statuses where no operation is reached: the guard's, and what there is to say of a path or a method. */
const elsewhere = {
  nowhere: [403, 404, 405],
  other_method: [204, 403, 404, 405],
} as const;

/** Every status is one the description promises for that operation, and none is a fault of the service. */
export function judgeStatus({ plan, answer }: Exchange, _court: Court): readonly string[] {
  const { status } = answer;
  // It is described so that clients are ready for it; it is never right.
  if (status === 500) return ['status 500'];
  const expected: readonly number[] =
    plan.aim === 'operation' ? [...plan.operation.answers.keys()] : elsewhere[plan.aim];
  return expected.includes(status) ? [] : [`status ${status}, which is not among ${expected.join(', ')}`];
}
