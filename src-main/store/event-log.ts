import type { Selectable } from 'kysely';
import { type EventResource, eventResource } from '../contract/event.ts';
import type { EventLog } from '../reading/event-log.ts';
import { parseData } from './json-columns.ts';
import type { Store } from './open.ts';
import type { Tables } from './schema.ts';

const FOUND_AT_MOST = 100;

/** The installation's own events. */
export function makeEventLog(
  { db, lane }: Store,
  { newId, now }: { newId: () => string; now: () => Date },
): EventLog {
  return {
    append: ({ type, environment, entityId, data }) =>
      lane.run(async (tx) => {
        const row = {
          id: newId(),
          type,
          environment: environment ?? null,
          entity_id: entityId ?? null,
          data_json: JSON.stringify(data),
          created_at: now().toISOString(),
        };
        await tx.insertInto('event').values(row).execute();
        return toEvent(row);
      }),

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

    async page(type, { limit, position, direction }) {
      let query = db
        .selectFrom('event')
        .selectAll()
        .orderBy('id', direction === 'older' ? 'desc' : 'asc')
        .limit(limit);
      if (type !== undefined) query = query.where('type', '=', type);
      if (position !== undefined) query = query.where('id', direction === 'older' ? '<' : '>', position);
      const events = (await query.execute()).map(toEvent);
      return direction === 'older' ? events : events.toReversed();
    },
  };
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
