import { sql } from 'kysely';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { insertEvent } from '../event-log.ts';
import { MOVED } from '../setting-names.ts';
import { makeSettings, putSetting } from '../settings.ts';

/** What the database says of numbers that moved to another computer. */
export interface MovedSeries {
  /** Since when they are elsewhere; undefined while they are here. */
  movedAt(): Promise<Date | undefined>;
  /** The live series give no numbers any more, those added since the last time too. */
  stop(at: Date): Promise<void>;
  /** The live series are here again: as they were, or unproven where nobody knows what was given elsewhere. */
  bringBack(how: 'as_they_were' | 'unproven', at: Date): Promise<void>;
}

export function makeMovedSeries(store: Store, { newId }: { newId: () => string }): MovedSeries {
  const { writes } = store;

  async function tell(
    tx: Tx,
    type: 'series.stopped' | 'series.resumed',
    { rows, at, reason }: Told,
  ): Promise<void> {
    for (const { id, entity_id: entityId } of rows) {
      const data = { series_id: id, reason };
      await insertEvent(tx, {
        id: newId(),
        type,
        environment: 'live',
        entityId,
        data,
        at: at.toISOString(),
      });
    }
  }

  return {
    async movedAt() {
      const at = await makeSettings(store).get(MOVED);
      return at === undefined ? undefined : new Date(at);
    },

    stop: (at) =>
      writes.run(async (tx) => {
        await putSetting(tx, MOVED, at.toISOString());
        const rows = await tx
          .updateTable('series')
          .set({
            stopped_json: sql`json_object('reason', 'moved', 'at', ${at.toISOString()}, 'was', json(stopped_json))`,
          })
          .where('environment', '=', 'live')
          .where(sql`coalesce(stopped_json ->> '$.reason', '')`, '!=', 'moved')
          .returning(['id', 'entity_id'])
          .execute();
        await tell(tx, 'series.stopped', { rows, at, reason: 'moved' });
      }),

    bringBack: (how, at) =>
      writes.run(async (tx) => {
        await tx.deleteFrom('setting').where('name', '=', MOVED).execute();
        const unproven = JSON.stringify({ reason: 'unproven', at: at.toISOString() });
        const rows = await tx
          .updateTable('series')
          .set({ stopped_json: how === 'unproven' ? unproven : sql`json_extract(stopped_json, '$.was')` })
          .where('environment', '=', 'live')
          .where(sql`stopped_json ->> '$.reason'`, '=', 'moved')
          .returning(['id', 'entity_id'])
          .execute();
        if (how === 'unproven') await tell(tx, 'series.stopped', { rows, at, reason: 'unproven' });
        else await tell(tx, 'series.resumed', { rows, at, reason: 'moved' });
      }),
  };
}

interface Told {
  readonly rows: readonly { readonly id: string; readonly entity_id: string }[];
  readonly at: Date;
  readonly reason: 'moved' | 'unproven';
}
