import { sql } from 'kysely';
import { stopSeriesInConflict } from '../conflicts/stop-series.ts';
import type { HeadTx } from '../database/open-database.ts';
import { noteEvent } from '../events/note-event.ts';
import type { DocumentRow, PreparedDocument } from '../feed/document-row.ts';

/**
 * A station issued in a live series of another one: both stop it until somebody decides whose it is. What another program
 * issued and was imported proves nothing, nor does what was issued before that was decided.
 */
export async function claimSeries(
  tx: HeadTx,
  stationId: string,
  { lines, unseen }: { readonly lines: readonly PreparedDocument[]; readonly unseen: readonly DocumentRow[] },
): Promise<void> {
  const imported = new Set(
    lines.flatMap(({ row, reported }) => (reported.document.imported ? [row.id] : [])),
  );
  const issued = unseen.filter(({ id, environment }) => environment === 'live' && !imported.has(id));
  if (issued.length === 0) return;
  const { rows } = await sql<Claim>`
    WITH claimed AS (
      INSERT INTO series_claim (series_id, station_id, document_id)
      SELECT DISTINCT ON (series.id) series.id, ${stationId}::uuid, issued.id
      FROM unnest(
        ${issued.map(({ id }) => id)}::uuid[],
        ${issued.map(({ type }) => type)}::text[],
        ${issued.map(({ establishment }) => establishment)}::text[],
        ${issued.map(({ emission_point }) => emission_point)}::text[],
        ${issued.map(({ created_at }) => created_at)}::timestamptz[]
      ) AS issued (id, type, establishment, emission_point, created_at)
      JOIN series USING (type, establishment, emission_point)
      LEFT JOIN series_claim AS before ON before.series_id = series.id AND before.station_id = ${stationId}::uuid
      WHERE environment = 'live' AND series.station_id <> ${stationId}
        AND (before.resolved_at IS NULL OR before.resolved_at < issued.created_at)
      ORDER BY series.id, issued.id
      ON CONFLICT (series_id, station_id) DO UPDATE SET
        document_id = excluded.document_id, found_at = excluded.found_at, resolved_at = NULL
      WHERE series_claim.resolved_at IS NOT NULL
      RETURNING series_id, document_id
    )
    SELECT series_id, document_id FROM claimed
    WHERE NOT EXISTS (
      SELECT 1 FROM number_conflict WHERE number_conflict.series_id = claimed.series_id AND resolved_at IS NULL
    )
    ORDER BY series_id
  `.execute(tx);
  for (const { series_id, document_id } of rows) {
    const document = issued.find(({ id }) => id === document_id);
    await noteEvent(tx, {
      type: 'series.claimed',
      data: { series_id, station_id: stationId, document_id },
      ...(document && { about: { establishment: document.establishment, day: document.issue_date } }),
    });
    await stopSeriesInConflict(tx, series_id);
  }
}

interface Claim {
  readonly series_id: number;
  readonly document_id: string;
}
