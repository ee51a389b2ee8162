import { sql } from 'kysely';
import type { HeadTx } from '../../database/open-database.ts';

/** Any number: under its lock one station or code at a time gets an emission point. */
const ASSIGNING = 6022;

/** Until the transaction ends nobody else is given an emission point. */
export async function lockPoints(tx: HeadTx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(ASSIGNING)})`.execute(tx);
}

interface AssignedPoint {
  /** `001-002` */
  readonly point: string;
  /** Null: of a code that nobody used yet. */
  readonly station_id: string | null;
}

/**
 * The emission points that stations got with their codes, whether they issue there yet or not, and those of codes that still work.
 * A retired station issues nothing any more.
 */
export async function assignedPoints(tx: HeadTx, at: Date): Promise<readonly AssignedPoint[]> {
  const { rows } = await sql<AssignedPoint>`
    SELECT assigned_point AS point, id AS station_id FROM station
    WHERE assigned_point IS NOT NULL AND retired_at IS NULL
    UNION ALL
    SELECT emission_point, NULL FROM enrolment_code
    WHERE emission_point IS NOT NULL AND used_by IS NULL AND expires_at > ${at}
  `.execute(tx);
  return rows;
}

/**
 * Whether a point, `001-002`, is for nobody else: it has live numbers at the head office, of a station or of documents that another
 * program issued, or it is assigned. What `stationId` itself was assigned is its own.
 */
export async function isPointTaken(
  tx: HeadTx,
  point: string,
  { at, stationId }: { readonly at: Date; readonly stationId?: string },
): Promise<boolean> {
  const [establishment = '', emission_point = ''] = point.split('-');
  const series = await tx
    .selectFrom('series')
    .select('id')
    .where((eb) => eb.and({ environment: 'live', establishment, emission_point }))
    .executeTakeFirst();
  if (series) return true;
  const assigned = await assignedPoints(tx, at);
  return assigned.some(
    (one) => one.point === point && (stationId === undefined || one.station_id !== stationId),
  );
}
