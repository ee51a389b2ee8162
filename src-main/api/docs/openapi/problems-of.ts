import type { PersonAccess } from '../../../contract/counter/permissions.ts';
import { type ProblemCode, problems } from '../../../contract/problems/problems.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import { takesPairs } from '../../routing/query-pairs.ts';
import type { DescribedRoute } from '../../routing/route.ts';

/** Every problem an operation can answer: its own and those of its access and shape, in the order of the table. */
export function problemsOf(route: DescribedRoute): readonly ProblemCode[] {
  const { who } = route.access;
  const isAtHead =
    who === 'head_key' ||
    who === 'head_station' ||
    route.path.startsWith('/v1/head/') ||
    route.path.startsWith('/v1/stations/');
  const possible = new Set<ProblemCode>([
    ...route.problems,
    ...(isAtHead ? ['internal_error' as const] : everywhere),
    ...(isAtHead || who === 'anyone' ? [] : keyed),
    ...(who === 'head_key' ? ofKeysAtHead : []),
    ...(who === 'head_station' ? ofStations : []),
    ...('permission' in route.access ? ofPeople(route.access.permission) : []),
    ...(isAtHead || who === 'anyone' || route.method === 'GET' ? [] : writing),
    ...(isAtHead && route.method !== 'GET' ? ['head_office_full' as const] : []),
    // Where no body is asked for one may come nevertheless, to be refused.
    ...(route.method === 'GET' ? [] : withBody),
    ...(Object.keys(route.query.shape).length > 0 ? withQuery : []),
    ...(route.idempotent ? withKey : []),
    ...(takesPairs(route.query) ? withPairs : []),
    ...('type' in route.query.shape ? withType : []),
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
const keyed = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'rate_limited',
  'storage_damaged',
] as const;
/** What stands between a person and a route, once the shop has operators. */
function ofPeople(permission: PersonAccess): readonly ProblemCode[] {
  if (permission === 'signed_out') return [];
  return permission === 'signed_in' ? ['operator_required'] : ['operator_required', 'operator_not_allowed'];
}
const ofKeysAtHead = ['missing_api_key', 'invalid_api_key', 'insufficient_scope'] as const;
const ofStations = ['missing_api_key', 'invalid_api_key', 'station_revoked'] as const;
/** What the disk may have against it. */
const writing = ['storage_full', 'entity_locked'] as const;
const withBody = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
] as const;
const withKey = ['idempotency_key_invalid'] as const;
const withPairs = ['repeated_metadata_key'] as const;
const withQuery = ['validation_failed', 'unknown_parameter'] as const;
const withType = ['unknown_type'] as const;
const withParams = ['not_found'] as const;
