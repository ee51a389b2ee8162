import type { Raising, RaisingStore } from '../../../issuing/numbering/raise-series.ts';
import type { SeriesStore } from '../../../issuing/numbering/resume-series.ts';
import { insertEvent } from '../../rows/business/event-log.ts';
import { resumeSeries } from '../../rows/business/resume-series.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

export function makeSeriesStore(
  { writes }: Store,
  { newId }: { newId: () => string },
): SeriesStore & RaisingStore {
  return {
    resume: (seriesId, resumption) =>
      writes.run((tx) => resumeSeries(tx, { seriesId, ...resumption }, newId)),
    raise: (seriesId, raising) => writes.run((tx) => raise(tx, { seriesId, ...raising }, newId)),
  };
}

async function raise(
  tx: Tx,
  { seriesId, at, nextNumber }: { seriesId: string; at: Date; nextNumber: number },
  newId: () => string,
): Promise<Raising> {
  const series = await tx.selectFrom('series').selectAll().where('id', '=', seriesId).executeTakeFirst();
  if (!series) return { kind: 'unknown' };
  if (series.stopped_json !== null) return { kind: 'stopped' };
  if (nextNumber < series.next_number) return { kind: 'passed', next: series.next_number };
  if (nextNumber === series.next_number) return { kind: 'raised' };
  await tx.updateTable('series').set({ next_number: nextNumber }).where('id', '=', seriesId).execute();
  await insertEvent(tx, {
    id: newId(),
    type: 'series.raised',
    environment: series.environment,
    entityId: series.entity_id,
    data: {
      series_id: seriesId,
      document_type: series.document_type,
      establishment: series.establishment,
      emission_point: series.emission_point,
      from: series.next_number,
      next_number: nextNumber,
    },
    at: at.toISOString(),
  });
  return { kind: 'raised' };
}
