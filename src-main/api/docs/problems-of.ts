import { type ProblemCode, problems } from '../../contract/problems.ts';
import { keysOf } from '../../documents/keys-of.ts';
import { takesBody } from '../route/request.ts';
import type { Route } from '../route/route.ts';

/** Every problem an operation can answer: its own and those of its access and shape, in the order of the table. */
export function problemsOf(route: Route): readonly ProblemCode[] {
  const possible = new Set<ProblemCode>([
    ...route.problems,
    ...everywhere,
    ...(route.access.who === 'anyone' ? [] : keyed),
    ...(takesBody(route) ? withBody : []),
    ...(Object.keys(route.query.shape).length > 0 ? withQuery : []),
    ...(Object.keys(route.params.shape).length > 0 ? withParams : []),
  ]);
  return keysOf(problems).filter((code) => possible.has(code));
}

const everywhere = [
  'host_not_allowed',
  'origin_not_allowed',
  'not_acceptable',
  'unknown_parameter',
  'internal_error',
] as const;
const keyed = ['missing_api_key', 'invalid_api_key', 'insufficient_scope', 'rate_limited'] as const;
const withBody = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
] as const;
const withQuery = ['validation_failed'] as const;
const withParams = ['not_found'] as const;
