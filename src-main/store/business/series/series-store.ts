import type { Resumption, SeriesStore } from '../../../issuing/numbering/resume-series.ts';
import { parseStoppedSeries } from '../../documents/json-columns.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { insertEvent } from '../event-log.ts';
import { MOVED } from '../setting-names.ts';

export function makeSeriesStore({ writes }: Store, { newId }: { newId: () => string }): SeriesStore {
  return {
    resume: (seriesId, resumption) => writes.run((tx) => resume(tx, { seriesId, ...resumption }, newId)),
  };
}

async function resume(
  tx: Tx,
  { seriesId, at, nextNumber }: { seriesId: string; at: Date; nextNumber?: number | undefined },
  newId: () => string,
): Promise<Resumption> {
  const series = await tx.selectFrom('series').selectAll().where('id', '=', seriesId).executeTakeFirst();
  if (!series) return { kind: 'unknown' };
  if (series.stopped_json === null) return { kind: 'running' };
  const moved = await tx.selectFrom('setting').select('name').where('name', '=', MOVED).executeTakeFirst();
  if (moved && series.environment === 'live') return { kind: 'moved' };
  if (nextNumber !== undefined && nextNumber < series.next_number) {
    return { kind: 'passed', next: series.next_number };
  }
  const { reason, documentId } = parseStoppedSeries(series.stopped_json);
  if (reason === 'unproven' && nextNumber === undefined) {
    return { kind: 'next_unsaid', next: series.next_number };
  }
  const next = nextNumber ?? series.next_number;
  await tx
    .updateTable('series')
    .set({ stopped_json: null, next_number: next })
    .where('id', '=', seriesId)
    .execute();
  await insertEvent(tx, {
    id: newId(),
    type: 'series.resumed',
    environment: series.environment,
    entityId: series.entity_id,
    data: { series_id: seriesId, reason, document_id: documentId, next_number: next },
    at: at.toISOString(),
  });
  return { kind: 'resumed' };
}
