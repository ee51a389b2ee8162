import type { OperatorStore, StoredOperator } from '../../../counter/operators/operator-store.ts';
import { NO_PINS, type OperatorRow } from '../../schema/shop/counter.ts';
import type { Store } from '../../sqlite/open.ts';
import { readPermissions } from './role-store.ts';
import { insertStaffEvents } from './staff-log-store.ts';

export function makeOperatorStore({ db, writes }: Store): OperatorStore {
  return {
    async any() {
      return hasPins(db);
    },

    async all() {
      const rows = await withRole(db).orderBy('operator.name').orderBy('id').execute();
      return rows.map(toOperator);
    },

    async find(id) {
      const row = await withRole(db).where('id', '=', id).executeTakeFirst();
      return row && toOperator(row);
    },

    insert: (operator, noted, asFirst) =>
      writes.run(async (tx) => {
        if (asFirst && (await hasPins(tx))) return false;
        await tx
          .insertInto('operator')
          .values({
            id: operator.id,
            name: operator.name,
            role: operator.role,
            pin_hash: operator.pinHash,
            wrong_pins: 0,
            locked_until: null,
            active: operator.active ? 1 : 0,
            created_at: operator.createdAt,
          })
          .execute();
        await insertStaffEvents(tx, [noted]);
        return true;
      }),

    change: (id, { name, role, active, pinHash }, note, asFirst = false) =>
      writes.run(async (tx) => {
        if (asFirst && (await hasPins(tx))) return { kind: 'not_first' };
        const was = await withRole(tx).where('id', '=', id).executeTakeFirst();
        if (!was) return { kind: 'unknown' };
        const { permissions: _, ...row } = was;
        const changed: OperatorRow = {
          ...row,
          ...(name !== undefined && { name }),
          ...(role !== undefined && { role }),
          ...(active !== undefined && { active: active ? 1 : 0 }),
          ...(pinHash !== undefined && { pin_hash: pinHash, wrong_pins: 0, locked_until: null }),
        };
        if (administers(row) && !administers(changed)) {
          const another = await tx
            .selectFrom('operator')
            .select('id')
            .where('id', '!=', id)
            .where('role', '=', 'administrator')
            .where('active', '=', 1)
            .where('pin_hash', 'not in', NO_PINS)
            .limit(1)
            .executeTakeFirst();
          if (!another) return { kind: 'last_administrator' };
        }
        await tx.updateTable('operator').set(changed).where('id', '=', id).execute();
        const operator = toOperator(await withRole(tx).where('id', '=', id).executeTakeFirstOrThrow());
        await insertStaffEvents(tx, note(toOperator(was), operator));
        return { kind: 'changed', operator };
      }),

    beginTry: (id, at, lock) =>
      writes.run(async (tx) => {
        const row = await withRole(tx).where('id', '=', id).where('active', '=', 1).executeTakeFirst();
        if (!row) return { kind: 'unknown' };
        const until = row.locked_until === null ? undefined : new Date(row.locked_until);
        if (until && until > at) return { kind: 'locked', until };
        const wrong = row.wrong_pins + 1;
        const counted = { wrong_pins: wrong, locked_until: lock(wrong)?.toISOString() ?? null };
        await tx.updateTable('operator').set(counted).where('id', '=', id).execute();
        return { kind: 'open', operator: toOperator({ ...row, ...counted }) };
      }),

    forgive: (id) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('operator')
          .set({ wrong_pins: 0, locked_until: null })
          .where('id', '=', id)
          .execute();
      }),
  };
}

async function hasPins(from: Pick<Store['db'], 'selectFrom'>): Promise<boolean> {
  const one = await from
    .selectFrom('operator')
    .select('id')
    .where('pin_hash', 'not in', NO_PINS)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Operators with what the shop wrote of their role. */
function withRole(from: Pick<Store['db'], 'selectFrom'>) {
  return from
    .selectFrom('operator')
    .leftJoin('role', 'role.name', 'operator.role')
    .selectAll('operator')
    .select('role.permissions');
}

function administers({ role, active }: OperatorRow): boolean {
  return role === 'administrator' && active === 1;
}

function toOperator(row: OperatorRow & { readonly permissions: string | null }): StoredOperator {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    permissions: readPermissions(row.role, row.permissions),
    ...(!NO_PINS.includes(row.pin_hash) && { pinHash: row.pin_hash }),
    active: row.active === 1,
    ...(row.locked_until !== null && { lockedUntil: new Date(row.locked_until) }),
    createdAt: row.created_at,
  };
}
