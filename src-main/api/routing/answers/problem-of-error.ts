import type { Problem, ProblemCode } from '../../../contract/problems/problems.ts';

/** Problems of thrown errors that are no bug, by their code: what Fastify says of a request. */
const requestErrors: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

const full: Problem = {
  code: 'storage_full',
  detail:
    'No queda espacio en el disco. No se guardó nada; lo ya guardado se puede consultar, descargar e imprimir. Libere espacio: la emisión sigue sola.',
};
const damaged: Problem = {
  code: 'storage_damaged',
  detail:
    'El archivo de datos está dañado. No se emite nada, para no repetir números; lo que se puede leer sigue a la vista. Cierre Mostrador y restaure un respaldo con «restore», o rehaga los datos con «rebuild».',
};
const busy: Problem = {
  code: 'rate_limited',
  detail: 'Hay demasiadas búsquedas a la vez. Repita en un momento.',
  retryAfterSeconds: 1,
};
const readOnlyMessage = 'No se puede escribir en la carpeta de datos: es de solo lectura o el disco falla.';
const readOnly: Problem = {
  code: 'entity_locked',
  detail: `${readOnlyMessage} No se guardó nada; lo ya guardado se puede consultar.`,
  errors: [{ code: 'storage_read_only', message: readOnlyMessage }],
};

/** The caller has left, or the service stops: only the latter is still heard. */
const interrupted: Problem = { code: 'maintenance', detail: 'El servicio se está cerrando.' };

/** What the store, SQLite and the disk say, by the beginning of the code; the first that matches counts. */
const storageErrors: readonly (readonly [prefix: string, problem: Problem])[] = [
  ['SQLITE_FULL', full],
  ['ENOSPC', full],
  ['STORE_FULL', full],
  ['SQLITE_CORRUPT', damaged],
  ['SQLITE_NOTADB', damaged],
  ['STORE_DAMAGED', damaged],
  ['STORE_BUSY', busy],
  ['SQLITE_IOERR_READ', damaged],
  ['SQLITE_IOERR_SHORT_READ', damaged],
  ['SQLITE_IOERR_CORRUPTFS', damaged],
  ['SQLITE_IOERR_DATA', damaged],
  ['SQLITE_IOERR', readOnly],
  ['SQLITE_READONLY', readOnly],
  ['SQLITE_CANTOPEN', readOnly],
  ['EROFS', readOnly],
];

/** A request body that is no JSON. */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
}

/** A form with files that cannot be read to its end. */
export class BrokenFormError extends Error {
  override readonly name = 'BrokenFormError';
}

const brokenForm: Problem = {
  code: 'validation_failed',
  errors: [
    {
      pointer: '',
      code: 'invalid_format',
      message: 'El formulario está dañado o llegó incompleto: envíelo otra vez, como multipart/form-data.',
    },
  ],
};

/** The problem a thrown error stands for; a bug reveals nothing of itself. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof BrokenFormError) return brokenForm;
  if (error instanceof MalformedJsonError) return { code: 'malformed_json', detail: error.message };
  if (error instanceof DOMException && error.name === 'AbortError') return interrupted;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const ofRequest = requestErrors[code];
  if (ofRequest) return { code: ofRequest };
  return storageErrors.find(([prefix]) => code.startsWith(prefix))?.[1] ?? { code: 'internal_error' };
}
