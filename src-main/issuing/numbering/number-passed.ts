import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';

/** Refuses a number a series has given, or may have: it would be given twice. */
export function numberPassed(next: number): Outcome<never> {
  return refuse(numberPassedProblem(next));
}

export function numberPassedProblem(next: number): Problem {
  const message = `El siguiente número ya es ${next} y no puede bajar: podría repetir uno usado.`;
  const errors = [{ pointer: '/next_number', code: 'number_conflict', message }];
  return { code: 'number_conflict', detail: message, errors };
}
