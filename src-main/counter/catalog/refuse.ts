import type { Problem } from '../../contract/problems/problems.ts';

interface Refused {
  readonly ok: false;
  readonly problem: Problem;
}

export const notFound = { ok: false, problem: { code: 'not_found' } } as const satisfies Refused;

/** Something else already has what must be its own. */
export function taken(pointer: string, message: string): Refused {
  return {
    ok: false,
    problem: { code: 'validation_failed', errors: [{ pointer, code: 'repeated', message }] },
  };
}

/** A body names what does not exist. */
export function unknown(pointer: string, message: string): Refused {
  return {
    ok: false,
    problem: { code: 'validation_failed', errors: [{ pointer, code: 'not_found', message }] },
  };
}
