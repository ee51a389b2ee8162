import type { Selectable } from 'kysely';
import { type EventResource, type EventType, eventResource } from '../../../contract/webhooks/event.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { EventLog } from '../../../reading/events/event-log.ts';
import type { Tables } from '../../schema/tables.ts';
import { keysetRows } from '../../sqlite/keyset-rows.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { parseData } from '../columns/json-columns.ts';

const FOUND_AT_MOST = 100;

/** The installation's own events. */
export function makeEventLog(
  { db, writes }: Store,
  { newId, now }: { newId: () => string; now: () => Date },
): EventLog {
  return {
    append: ({ type, environment, entityId, data }) =>
      writes.run((tx) =>
        insertEvent(tx, { id: newId(), type, environment, entityId, data, at: now().toISOString() }),
      ),

    async find({ type, entityId }) {
      let query = db
        .selectFrom('event')
        .selectAll()
        .where('type', '=', type)
        .orderBy('id', 'desc')
        .limit(FOUND_AT_MOST);
      if (entityId !== undefined) query = query.where('entity_id', '=', entityId);
      return (await query.execute()).map(toEvent);
    },

    async page(type, page) {
      let query = db.selectFrom('event').selectAll();
      if (type !== undefined) query = query.where('type', '=', type);
      return (await keysetRows(query, 'id', page)).map(toEvent);
    },
  };
}

/** Inserts an event of the installation, in the transaction in which it happens. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<EventResource> {
  const row = {
    id: event.id,
    type: event.type,
    environment: event.environment ?? null,
    entity_id: event.entityId ?? null,
    data_json: JSON.stringify(event.data),
    created_at: event.at,
  };
  await tx.insertInto('event').values(row).execute();
  return toEvent(row);
}

interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  readonly environment?: Environment | undefined;
  readonly entityId?: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: string;
}

function toEvent(row: Selectable<Tables['event']>): EventResource {
  return eventResource.parse({
    id: row.id,
    object: 'event',
    type: row.type,
    created_at: row.created_at,
    ...(row.environment !== null && { environment: row.environment }),
    ...(row.entity_id !== null && { entity_id: row.entity_id }),
    data: parseData(row.data_json),
  });
}
