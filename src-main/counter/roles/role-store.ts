import type { OperatorRole, Permission } from '../../contract/counter/permissions.ts';
import type { NewStaffEvent } from '../staff-log/staff-log-store.ts';

/** What the shop lets each role do. */
export interface RoleStore {
  permissionsOf(role: OperatorRole): Promise<readonly Permission[]>;
  /** `note`: what is written down of it, with it. */
  put(
    role: OperatorRole,
    permissions: readonly Permission[],
    note: (before: readonly Permission[]) => readonly NewStaffEvent[],
  ): Promise<void>;
}
