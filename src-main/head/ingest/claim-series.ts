import { sql } from 'kysely';
import { stopSeriesInConflict } from '../conflicts/stop-series.ts';
import { whyTaken } from '../conflicts/why-taken.ts';
import type { HeadTx } from '../database/open-database.ts';
import { noteEvent } from '../events/note-event.ts';
import type { DocumentRow } from '../feed/document-row.ts';
import { resendChanges } from './take-numbers.ts';

/** A station that reports, and how far its clock is ahead. */
interface Issuer {
  readonly id: string;
  readonly clockSkewMs: number;
}

interface ForeignSeries {
  readonly id: number;
  readonly document_id: string;
  readonly establishment: string;
  readonly issue_date: string;
  readonly is_former: boolean;
  readonly is_in_conflict: boolean;
}

/**
 * A station issued in a live series that is not its own. One that nobody has any more becomes its own: nobody did, who had it
 * was retired, or was this station under another identity. Otherwise both stop it until somebody decides whose it is. What was
 * issued before the station was enrolled, or before that was decided last, proves nothing.
 *
 * @param issued never seen before, and not imported from another program
 */
export async function claimSeries(
  tx: HeadTx,
  { id: stationId, clockSkewMs }: Issuer,
  issued: readonly DocumentRow[],
): Promise<void> {
  const live = issued.filter(({ environment }) => environment === 'live');
  if (live.length === 0) return;
  const { rows } = await sql<ForeignSeries>`
    SELECT DISTINCT ON (series.id) series.id, issued.id AS document_id, series.establishment, issue_date,
      coalesce(owner.successor = issuer.id, false) AS is_former, EXISTS (
        SELECT 1 FROM number_conflict WHERE series_id = series.id AND resolved_at IS NULL
      ) AS is_in_conflict
    FROM unnest(
      ${live.map(({ id }) => id)}::uuid[],
      ${live.map(({ type }) => type)}::text[],
      ${live.map(({ establishment }) => establishment)}::text[],
      ${live.map(({ emission_point }) => emission_point)}::text[],
      ${live.map(({ issue_date }) => issue_date)}::date[],
      ${live.map(({ created_at }) => created_at)}::timestamptz[]
    ) AS issued (id, type, establishment, emission_point, issue_date, created_at)
    JOIN series USING (type, establishment, emission_point)
    JOIN station AS issuer ON issuer.id = ${stationId}
    LEFT JOIN station AS owner ON owner.id = series.station_id
    WHERE environment = 'live' AND series.station_id IS DISTINCT FROM issuer.id
      AND issued.created_at - ${clockSkewMs} * interval '1 millisecond' > greatest(
        issuer.enrolled_at,
        (SELECT max(resolved_at) FROM series_claim WHERE series_id = series.id),
        (SELECT max(resolved_at) FROM number_conflict WHERE series_id = series.id)
      )
    ORDER BY series.id, issued.id
  `.execute(tx);
  for (const series of rows) {
    const isFree = series.is_former || (await whyTaken(tx, series.id)) === undefined;
    await (isFree ? adopt(tx, stationId, series) : claim(tx, stationId, series));
  }
}

async function adopt(
  tx: HeadTx,
  stationId: string,
  series: Pick<ForeignSeries, 'id' | 'establishment'>,
): Promise<void> {
  await tx.updateTable('series').set({ station_id: stationId }).where('id', '=', series.id).execute();
  await resendChanges(tx, stationId, series);
}

/** Where two documents have one number, that is the event already. */
async function claim(
  tx: HeadTx,
  stationId: string,
  { id, document_id, establishment, issue_date: day, is_in_conflict: isInConflict }: ForeignSeries,
): Promise<void> {
  const { rows } = await sql`
    INSERT INTO series_claim (series_id, station_id, document_id) VALUES (${id}, ${stationId}, ${document_id})
    ON CONFLICT (series_id, station_id) DO UPDATE SET
      document_id = excluded.document_id, found_at = excluded.found_at, resolved_at = NULL
    WHERE series_claim.resolved_at IS NOT NULL
    RETURNING series_id
  `.execute(tx);
  if (rows.length === 0) return;
  if (!isInConflict) {
    await noteEvent(tx, {
      type: 'series.claimed',
      data: { series_id: id, station_id: stationId, document_id },
      about: { establishment, day },
    });
  }
  await stopSeriesInConflict(tx, id);
}
