import type { Outcome } from '../../contract/problems/problems.ts';

/** What was shown is no longer how it is: a file's preview, or that of new prices. */
export const outdated = {
  ok: false,
  problem: {
    code: 'invalid_state',
    detail: 'El catálogo cambió después de la vista previa. Revísela otra vez antes de guardar.',
  },
} as const satisfies Outcome<never>;
