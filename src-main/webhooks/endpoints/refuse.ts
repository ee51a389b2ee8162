import { refuse } from '../../contract/problems/refuse.ts';

export const noEndpoint = refuse({
  code: 'not_found',
  detail: 'No existe, o pertenece a otro negocio o ambiente.',
});

/** Events of documents say what the documents say. */
export const mayNotRead = refuse({
  code: 'insufficient_scope',
  detail:
    'A la clave le falta el permiso «read»: estos eventos llevan documentos. Sin él puede pedir los de importaciones, ' +
    'firma, negocio y conexión con el SRI.',
});
