import type { Selectable } from 'kysely';
import { type StaffEvent, staffEvent, staffEventFacts } from '../../../contract/counter/staff-event.ts';
import type { NewStaffEvent, StaffLogStore } from '../../../counter/staff-log/staff-log-store.ts';
import type { CounterTables } from '../../schema/shop/counter.ts';
import { keysetRows } from '../../sqlite/keyset-rows.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

export function makeStaffLogStore({ db, writes }: Store): StaffLogStore {
  return {
    append: (events) => writes.run((tx) => insertStaffEvents(tx, events)),

    async page(filters, page) {
      const { type, operator_id: operatorId } = filters;
      const { 'created_at[gte]': from, 'created_at[lte]': until } = filters;
      let query = db.selectFrom('staff_event').selectAll();
      if (type !== undefined) query = query.where('type', '=', type);
      if (operatorId !== undefined) {
        query = query.where((event) =>
          event.or([event('operator_id', '=', operatorId), event('by_id', '=', operatorId)]),
        );
      }
      if (from !== undefined) query = query.where('created_at', '>=', new Date(from).toISOString());
      if (until !== undefined) query = query.where('created_at', '<=', new Date(until).toISOString());
      return (await keysetRows(query, 'id', page)).map(toEvent);
    },
  };
}

/** Writes events down in the transaction of what they tell. */
export async function insertStaffEvents(tx: Tx, events: readonly NewStaffEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, type, created_at, operator, by, ...facts }) => ({
    id,
    type,
    operator_id: operator?.id ?? null,
    operator_name: operator?.name ?? null,
    by_id: by?.id ?? null,
    by_name: by?.name ?? null,
    facts_json: JSON.stringify(facts),
    created_at,
  }));
  await tx.insertInto('staff_event').values(rows).execute();
}

function toEvent(row: Selectable<CounterTables['staff_event']>): StaffEvent {
  return staffEvent.parse({
    object: 'staff_event',
    id: row.id,
    type: row.type,
    created_at: row.created_at,
    ...(row.operator_id !== null && { operator: { id: row.operator_id, name: row.operator_name } }),
    ...(row.by_id !== null && { by: { id: row.by_id, name: row.by_name } }),
    ...staffEventFacts.parse(JSON.parse(row.facts_json)),
  });
}
