import { isElsewhere } from '../../../contract/business/set-up/numbers-elsewhere.ts';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import type { Raising, RaisingStore } from '../../../issuing/numbering/raise-series.ts';
import type { ResumedBy, Resumption, SeriesStore } from '../../../issuing/numbering/resume-series.ts';
import { insertEvent } from '../../rows/business/event-log.ts';
import { parseStoppedSeries } from '../../rows/columns/json-columns.ts';
import type { SeriesRow } from '../../schema/business.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

export function makeSeriesStore(
  { writes }: Store,
  { newId }: { newId: () => string },
): SeriesStore & RaisingStore {
  return {
    resume: (seriesId, resumption) => writes.run((tx) => resume(tx, { seriesId, ...resumption }, newId)),
    raise: (seriesId, raising) => writes.run((tx) => raise(tx, { seriesId, ...raising }, newId)),
  };
}

interface SeriesResumption {
  readonly seriesId: string;
  readonly at: Date;
  readonly nextNumber?: number | undefined;
  readonly by?: ResumedBy | undefined;
}

async function resume(
  tx: Tx,
  { seriesId, at, nextNumber, by }: SeriesResumption,
  newId: () => string,
): Promise<Resumption> {
  const series = await tx.selectFrom('series').selectAll().where('id', '=', seriesId).executeTakeFirst();
  if (!series) return { kind: 'unknown' };
  if (series.stopped_json === null) return { kind: 'running' };
  const { reason, documentId } = parseStoppedSeries(series.stopped_json);
  if (isElsewhere(reason)) return { kind: 'elsewhere', reason };
  if (reason === 'number_conflict') return { kind: 'in_conflict' };
  if (nextNumber !== undefined && nextNumber < series.next_number) {
    return { kind: 'passed', next: series.next_number };
  }
  if (reason === 'unproven' && nextNumber === undefined) {
    return { kind: 'number_missing', next: series.next_number };
  }
  const next = nextNumber ?? series.next_number;
  await tx
    .updateTable('series')
    // One that gave way to another emission point is used again.
    .set({ stopped_json: null, next_number: next, active: 1 })
    .where('id', '=', seriesId)
    .execute();
  if (nextNumber !== undefined && by) await approve(tx, { series, next, by, at, id: newId() });
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

interface NumberApproval {
  readonly id: string;
  readonly series: SeriesRow;
  readonly next: number;
  readonly by: ResumedBy;
  readonly at: Date;
}

const environmentNames = { sandbox: 'práctica', test: 'pruebas', live: 'producción' } as const;

/** The person who states a number that nothing proves answers for it, and is recorded. */
async function approve(tx: Tx, { id, series, next, by, at }: NumberApproval): Promise<void> {
  const { document_type, establishment, emission_point, environment, next_number } = series;
  const name = `${kindOf(document_type).label} ${establishment}-${emission_point} (${environmentNames[environment]})`;
  await tx
    .insertInto('approval')
    .values({
      id,
      action: 'manage_tills',
      approver_id: by.id ?? null,
      approver_name: by.name,
      asked_by_id: null,
      asked_by_name: null,
      reason: `${name} sigue con el ${next}; aquí constaba el ${next_number}`,
      about_json: '{}',
      given_at: at.toISOString(),
    })
    .execute();
  await tx
    .insertInto('approval_use')
    .values({ approval_id: id, kind: 'series', subject_id: series.id, used_at: at.toISOString() })
    .execute();
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
