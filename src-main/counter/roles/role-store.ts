import type { OperatorRole, Permission } from '../../contract/counter/permissions.ts';

/** What the shop lets each role do. */
export interface RoleStore {
  permissionsOf(role: OperatorRole): Promise<readonly Permission[]>;
  put(role: OperatorRole, permissions: readonly Permission[]): Promise<void>;
}
