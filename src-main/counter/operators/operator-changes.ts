import type { NewStaffEvent } from '../staff-log/staff-log-store.ts';
import type { StoredOperator } from './operator-store.ts';
import { named } from './permits.ts';

/** What is written down of a change of a person: each thing that changed is an event. */
export function changesOf(
  was: StoredOperator,
  is: StoredOperator,
): readonly Omit<NewStaffEvent, 'id' | 'created_at'>[] {
  const operator = named(is);
  return [
    ...(was.name === is.name ? [] : [{ type: 'operator_renamed', operator, former_name: was.name } as const]),
    ...(was.role === is.role
      ? []
      : [{ type: 'operator_role_changed', operator, former_role: was.role, role: is.role } as const]),
    ...(was.active && !is.active ? [{ type: 'operator_dismissed', operator } as const] : []),
    ...(!was.active && is.active ? [{ type: 'operator_reinstated', operator } as const] : []),
    ...(was.pinHash === is.pinHash ? [] : [{ type: 'pin_changed', operator } as const]),
  ];
}
