import {
  type OperatorRole,
  type Permission,
  permissions,
  usualPermissionsOf,
} from '../../../contract/counter/permissions.ts';
import type { RoleStore } from '../../../counter/roles/role-store.ts';
import type { Store } from '../../sqlite/open.ts';
import { insertStaffEvents } from './staff-log-store.ts';

export function makeRoleStore({ db, writes }: Store): RoleStore {
  return {
    permissionsOf: (role) => permissionsIn(db, role),

    put: (role, granted, note) =>
      writes.run(async (tx) => {
        const before = await permissionsIn(tx, role);
        const row = { name: role, permissions: granted.join(' ') };
        await tx
          .insertInto('role')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute();
        await insertStaffEvents(tx, note(before));
      }),
  };
}

async function permissionsIn(
  from: Pick<Store['db'], 'selectFrom'>,
  role: OperatorRole,
): Promise<readonly Permission[]> {
  const row = await from.selectFrom('role').select('permissions').where('name', '=', role).executeTakeFirst();
  return readPermissions(role, row?.permissions);
}

/** The permissions of a role: as the shop wrote them, or the usual ones where it did not. */
export function readPermissions(
  role: OperatorRole,
  written: string | null | undefined,
): readonly Permission[] {
  if (written === null || written === undefined) return usualPermissionsOf(role);
  const granted = new Set(written.split(' '));
  return permissions.filter((permission) => granted.has(permission));
}
