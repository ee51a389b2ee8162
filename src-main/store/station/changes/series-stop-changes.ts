import { sql } from 'kysely';
import { isElsewhere } from '../../../contract/business/set-up/numbers-elsewhere.ts';
import { seriesStop } from '../../../contract/head/stations/series-stop.ts';
import { insertEvent } from '../../rows/business/event-log.ts';
import { headOfficeStop, overHeadOffice } from '../../rows/business/head-office-stop.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import type { Applier, Learned } from './applier.ts';

const reason = 'number_conflict';

/**
 * A series of which two documents have one number gives no more, until the head office says that it goes on here, and
 * with which number; one that it stopped by command is stopped by that then. Without such a series here there is nothing to stop.
 */
export const seriesStopChanges: Applier = {
  async put(tx, learned) {
    const { environment, type, establishment, emission_point, next_number } = seriesStop.parse(learned.body);
    const series = await tx
      .selectFrom('series')
      .select(['id', 'entity_id', 'environment', 'next_number'])
      .select(sql<string | null>`stopped_json ->> '$.reason'`.as('stopped'))
      .where((eb) => eb.and({ environment, document_type: type, establishment, emission_point }))
      .executeTakeFirst();
    if (!series) return 'none';
    if (next_number === undefined) await stop(tx, series, learned);
    else if (series.stopped === reason) {
      const next = Math.max(next_number, series.next_number);
      await tx
        .updateTable('series')
        .set({ stopped_json: headOfficeStop, next_number: next })
        .where('id', '=', series.id)
        .execute();
      await insertSeriesEvent(tx, 'series.resumed', series, { ...learned, data: { next_number: next } });
    }
    return series.id;
  },

  /** It stays stopped: the station that leaves states the next number. */
  async remove() {},
};

interface StoppableSeries {
  readonly id: string;
  readonly entity_id: string;
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly stopped: string | null;
}

/** Numbers that are elsewhere stay so, and this is why they give none once they are back. */
async function stop(tx: Tx, series: StoppableSeries, learned: Learned): Promise<void> {
  const stopped = overHeadOffice({ reason, at: learned.at.toISOString() });
  const isAway = series.stopped !== null && isElsewhere(series.stopped);
  await tx
    .updateTable('series')
    .set({ stopped_json: isAway ? sql<string>`json_set(stopped_json, '$.was', json(${stopped}))` : stopped })
    .where('id', '=', series.id)
    .execute();
  await insertSeriesEvent(tx, 'series.stopped', series, { ...learned, data: {} });
}

async function insertSeriesEvent(
  tx: Tx,
  type: 'series.stopped' | 'series.resumed',
  { id, entity_id: entityId, environment }: StoppableSeries,
  { at, newId, data }: Pick<Learned, 'at' | 'newId'> & { readonly data: object },
): Promise<void> {
  await insertEvent(tx, {
    id: newId(),
    type,
    environment,
    entityId,
    data: { series_id: id, reason, ...data },
    at: at.toISOString(),
  });
}
