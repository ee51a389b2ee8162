import {
  type OperatorRole,
  operatorRoles,
  permissions,
  usualPermissionsOf,
} from '../../contract/counter/permissions.ts';
import type { RoleBody, RoleResource, SettableRole } from '../../contract/counter/role.ts';
import type { RoleStore } from './role-store.ts';

export type Roles = ReturnType<typeof makeRoles>;

/** What each role may, as the shop decides it. Who works in it is let do so from the next request on. */
export function makeRoles({ store }: { readonly store: RoleStore }) {
  const shown = async (role: OperatorRole): Promise<RoleResource> => ({
    object: 'role',
    role,
    permissions: [...(await store.permissionsOf(role))],
    usual_permissions: [...usualPermissionsOf(role)],
  });
  return {
    list: () => Promise.all(operatorRoles.map(shown)),

    async put(role: SettableRole, body: RoleBody): Promise<RoleResource> {
      // In the table's order, so that the same set is always the same text.
      await store.put(
        role,
        permissions.filter((permission) => body.permissions.some((given) => given === permission)),
      );
      return shown(role);
    },
  };
}
