import type { Outcome } from '../contract/problems.ts';

/** A cursor that this list did not give, or gave for other filters. */
export function invalidCursor(): Extract<Outcome<never>, { ok: false }> {
  const message = 'Este cursor no lo emitió el servicio para esta lista. Empiece por la primera página.';
  return {
    ok: false,
    problem: {
      code: 'invalid_cursor',
      detail: message,
      errors: [{ parameter: 'cursor', code: 'invalid_cursor', message }],
    },
  };
}
