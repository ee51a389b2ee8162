import type { OperatorResource } from '../../contract/counter/operator.ts';
import type { StoredOperator } from './operator-store.ts';

/** What anyone may see of an operator: never the hash. */
export function operatorResourceOf(
  { id, name, role, active, pinHash, lockedUntil: until, createdAt }: Omit<StoredOperator, 'permissions'>,
  at: Date,
): OperatorResource {
  return {
    object: 'operator',
    id,
    name,
    role,
    active,
    has_pin: pinHash !== undefined,
    ...(until && until > at && { locked_until: until.toISOString() }),
    created_at: createdAt,
  };
}
