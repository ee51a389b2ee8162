import type { Permission } from '../../../../src-main/contract/counter/permissions.ts';
import { type GrantablePermission, grantablePermission } from '../../../../src-main/contract/counter/role.ts';

/** Of some permissions those that a role can be given. */
export function grantable(list: readonly Permission[]): GrantablePermission[] {
  return list.flatMap((permission) => grantablePermission.safeParse(permission).data ?? []);
}
