import type { Resumption } from '../../../issuing/numbering/resume-series.ts';
import type { SeriesCommand, SeriesStopping } from '../../../station/commands/command-store.ts';
import { insertEvent } from '../../rows/business/event-log.ts';
import { resumeSeries } from '../../rows/business/resume-series.ts';
import { parseStoppedSeries } from '../../rows/columns/json-columns.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

const reason = 'head_office';

/** Stops a live series, as the head office asks; one that it stopped before stays so. */
export async function stopCommandedSeries(
  tx: Tx,
  { series: asked, at, requestedBy }: SeriesCommand,
  newId: () => string,
): Promise<SeriesStopping> {
  const series = await commanded(tx, asked);
  if (!series) return 'unknown';
  if (series.stopped_json !== null) {
    return parseStoppedSeries(series.stopped_json).reason === reason ? 'stopped' : 'stopped_otherwise';
  }
  const instant = at.toISOString();
  await tx
    .updateTable('series')
    .set({ stopped_json: JSON.stringify({ reason, at: instant }) })
    .where('id', '=', series.id)
    .execute();
  await insertEvent(tx, {
    id: newId(),
    type: 'series.stopped',
    environment: 'live',
    entityId: series.entity_id,
    data: { series_id: series.id, reason, requested_by: requestedBy },
    at: instant,
  });
  return 'stopped';
}

/**
 * Lets a live series go on, as the head office asks, by the rules of a person here; who asked answers for the number. One that
 * nothing proves is for a person here: the head office may have asked before this till was restored.
 */
export async function resumeCommandedSeries(
  tx: Tx,
  { series: asked, at, requestedBy, nextNumber }: SeriesCommand & { readonly nextNumber?: number },
  newId: () => string,
): Promise<Resumption> {
  const series = await commanded(tx, asked);
  if (!series) return { kind: 'unknown' };
  if (series.stopped_json !== null && parseStoppedSeries(series.stopped_json).reason === 'unproven') {
    return { kind: 'unproven' };
  }
  const by = { name: requestedBy };
  return resumeSeries(tx, { seriesId: series.id, at, nextNumber, by, requestedBy }, newId);
}

function commanded(tx: Tx, { type, establishment, emission_point }: SeriesCommand['series']) {
  return tx
    .selectFrom('series')
    .select(['id', 'entity_id', 'stopped_json'])
    .where((eb) => eb.and({ environment: 'live', document_type: type, establishment, emission_point }))
    .executeTakeFirst();
}
