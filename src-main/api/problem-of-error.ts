import type { Problem, ProblemCode } from '../contract/problems.ts';

/** Codes of thrown errors that are no bug: what Fastify says of a request, what the disk says of the store. */
const knownErrors: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  SQLITE_FULL: 'storage_full',
  ENOSPC: 'storage_full',
};

/** A request body that is no JSON. */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
}

/** The problem a thrown error stands for; a bug tells nothing of itself. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof MalformedJsonError) return { code: 'malformed_json', detail: error.message };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { code: knownErrors[code] ?? 'internal_error' };
}
