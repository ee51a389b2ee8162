import {
  type OperatorRole,
  operatorRoles,
  permissions,
  usualPermissionsOf,
} from '../../contract/counter/permissions.ts';
import type { RoleBody, RoleResource, SettableRole } from '../../contract/counter/role.ts';
import { named, type Permits } from '../operators/permits.ts';
import type { NoteStaff } from '../staff-log/staff-log.ts';
import type { RoleStore } from './role-store.ts';

export interface RoleDependencies {
  readonly store: RoleStore;
  readonly permits: Pick<Permits, 'signedIn'>;
  readonly note: NoteStaff;
}

export type Roles = ReturnType<typeof makeRoles>;

/** What each role may, as the shop decides it. Who works in it is let do so from the next request on. */
export function makeRoles({ store, permits, note }: RoleDependencies) {
  const shown = async (role: OperatorRole): Promise<RoleResource> => ({
    object: 'role',
    role,
    permissions: [...(await store.permissionsOf(role))],
    usual_permissions: [...usualPermissionsOf(role)],
  });
  return {
    list: () => Promise.all(operatorRoles.map(shown)),

    async put(session: string, role: SettableRole, body: RoleBody): Promise<RoleResource> {
      const by = await permits.signedIn(session);
      // In the table's order, so that the same set is always the same text.
      const after = permissions.filter((permission) =>
        body.permissions.some((granted) => granted === permission),
      );
      await store.put(role, after, (before) => {
        const added = after.filter((permission) => !before.includes(permission));
        const removed = before.filter((permission) => !after.includes(permission));
        if (added.length + removed.length === 0) return [];
        return [
          note({ type: 'role_changed', ...(by && { by: named(by) }), role, given: added, taken: removed }),
        ];
      });
      return shown(role);
    },
  };
}
