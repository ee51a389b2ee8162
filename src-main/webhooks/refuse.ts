import { refuse } from '../contract/problems/refuse.ts';

export const noEndpoint = refuse({
  code: 'not_found',
  detail: 'No existe, o pertenece a otro negocio o ambiente.',
});
