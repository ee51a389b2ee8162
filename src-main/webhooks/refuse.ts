import type { Problem } from '../contract/problems/problems.ts';

export type Refused = { readonly ok: false; readonly problem: Problem };

export function refuse(problem: Problem): Refused {
  return { ok: false, problem };
}

export const noEndpoint = refuse({
  code: 'not_found',
  detail: 'No existe, o pertenece a otro negocio o ambiente.',
});
