import { sql } from 'kysely';
import { isElsewhere } from '../../../contract/business/set-up/numbers-elsewhere.ts';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import type { ResumedBy, Resumption } from '../../../issuing/numbering/resume-series.ts';
import type { SeriesRow } from '../../schema/business.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { parseStoppedSeries } from '../columns/json-columns.ts';
import { insertEvent } from './event-log.ts';
import { headOfficeStop } from './head-office-stop.ts';

interface SeriesResumption {
  readonly seriesId: string;
  readonly at: Date;
  readonly nextNumber?: number | undefined;
  readonly by?: ResumedBy | undefined;
  /** Where the head office asked for it: who. */
  readonly requestedBy?: string;
}

/** Lets a stopped series go on, from a number it has not passed. */
export async function resumeSeries(
  tx: Tx,
  { seriesId, at, nextNumber, by, requestedBy }: SeriesResumption,
  newId: () => string,
): Promise<Resumption> {
  const series = await tx
    .selectFrom('series')
    .selectAll()
    .select(headOfficeStop.as('head_stop'))
    .select(sql`stopped_json ->> '$.was.reason'`.as('was'))
    .select(sql`stopped_json ->> '$.instead'`.as('instead'))
    .where('id', '=', seriesId)
    .executeTakeFirst();
  if (!series) return { kind: 'unknown' };
  if (series.stopped_json === null) return { kind: 'running' };
  const { reason, documentId } = parseStoppedSeries(series.stopped_json);
  if (isElsewhere(reason)) return { kind: 'elsewhere', reason };
  if (reason === 'number_conflict') return { kind: 'in_conflict' };
  const isFollowed = await isEnrolled(tx);
  if (reason === 'head_office' && requestedBy === undefined && isFollowed) {
    return { kind: 'stopped_by_head_office' };
  }
  if (nextNumber !== undefined && nextNumber < series.next_number) {
    return { kind: 'passed', next: series.next_number };
  }
  const isNumberDoubted = reason === 'unproven' || series.was === 'number_taken';
  if (isNumberDoubted && nextNumber === undefined) {
    return { kind: 'number_missing', next: series.next_number };
  }
  const next = nextNumber ?? series.next_number;
  // At a point that another one replaced nothing is asked by the head office until a document shows that it is used again.
  const staysStopped = reason !== 'head_office' && isFollowed && series.instead === null;
  await tx
    .updateTable('series')
    // One that gave way to another emission point is used again.
    .set({ stopped_json: staysStopped ? series.head_stop : null, next_number: next, active: 1 })
    .where('id', '=', seriesId)
    .execute();
  if (nextNumber !== undefined && by) await approve(tx, { series, next, by, at, id: newId() });
  await insertEvent(tx, {
    id: newId(),
    type: 'series.resumed',
    environment: series.environment,
    entityId: series.entity_id,
    data: {
      series_id: seriesId,
      reason,
      document_id: documentId,
      next_number: next,
      ...(requestedBy !== undefined && { requested_by: requestedBy }),
    },
    at: at.toISOString(),
  });
  return { kind: 'resumed' };
}

async function isEnrolled(tx: Tx): Promise<boolean> {
  const station = await tx.selectFrom('station').select('state').executeTakeFirst();
  return station?.state === 'enrolled' || station?.state === 'unproven';
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
