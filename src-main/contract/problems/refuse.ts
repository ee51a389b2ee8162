import type { Outcome, Problem } from './problems.ts';

/** The outcome of what cannot be done, in any use case. */
export type Refused = Extract<Outcome<never>, { readonly ok: false }>;

export function refuse(problem: Problem): Refused {
  return { ok: false, problem };
}
