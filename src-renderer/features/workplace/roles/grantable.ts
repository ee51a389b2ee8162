import type { Permission } from '../../../../src-main/contract/counter/permissions.ts';
import { type GrantablePermission, grantablePermission } from '../../../../src-main/contract/counter/role.ts';

/** Of some permissions those that a role can be given. */
export function grantable(given: readonly Permission[]): GrantablePermission[] {
  return given.flatMap((permission) => grantablePermission.safeParse(permission).data ?? []);
}
