import { sql } from 'kysely';
import type { StationSeries } from '../../contract/head/stations/enrolment.ts';
import { stopSeriesInConflict } from '../conflicts/stop-series.ts';
import type { HeadTx } from '../database/open-database.ts';
import { noteEvent } from '../events/note-event.ts';
import type { DocumentRow } from '../feed/document-row.ts';

/**
 * Books the numbers of documents never seen before. A number two documents have is kept for both, as a conflict.
 *
 * @param issued those that were not imported: what another program issued makes nobody the owner of a live series
 */
export async function takeNumbers(
  tx: HeadTx,
  stationId: string,
  { rows, issued }: { readonly rows: readonly DocumentRow[]; readonly issued: readonly DocumentRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  const seriesOf = await haveAllSeries(tx, stationId, { rows, issued });
  const numbers = rows.map((row) => ({ series: seriesOf(row).id, sequential: row.sequential, id: row.id }));
  const { rows: conflicts } = await sql<{ series: number; sequential: number; id: string }>`
    WITH reported AS (
      SELECT * FROM unnest(
        ${numbers.map(({ series }) => series)}::bigint[],
        ${numbers.map(({ sequential }) => sequential)}::integer[],
        ${numbers.map(({ id }) => id)}::uuid[]
      ) AS reported (series, sequential, id)
    ), booked AS (
      INSERT INTO number (series_id, sequential, document_id)
      SELECT series, sequential, id FROM reported ORDER BY series, sequential
      ON CONFLICT DO NOTHING
      RETURNING series_id, sequential, document_id
    ), stretched AS (
      UPDATE series SET told = told + stretches
      FROM (
        SELECT series_id, range_agg(int4range(sequential, sequential, '[]')) AS stretches FROM booked GROUP BY series_id
      ) AS new
      WHERE series.id = new.series_id
    )
    SELECT reported.series, reported.sequential, reported.id FROM reported
    WHERE NOT EXISTS (
      SELECT 1 FROM booked
      WHERE booked.series_id = reported.series AND booked.sequential = reported.sequential AND booked.document_id = reported.id
    )
  `.execute(tx);
  await findAgain(tx, stationId, { rows, seriesOf });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  for (const conflict of conflicts) {
    const row = rowOf.get(conflict.id);
    if (row) await noteConflict(tx, conflict, row);
  }
}

/** A series that was lost gives numbers again: somebody at its station stated the next. What others give of it proves nothing. */
async function findAgain(
  tx: HeadTx,
  stationId: string,
  {
    rows,
    seriesOf,
  }: { readonly rows: readonly DocumentRow[]; readonly seriesOf: (row: DocumentRow) => Series },
): Promise<void> {
  const proved = new Set<number>();
  for (const row of rows) {
    const { id, station_id: owner, lost_at: lost } = seriesOf(row);
    if (owner === stationId && lost && lost < row.created_at) proved.add(id);
  }
  for (const id of proved) {
    await tx.updateTable('series').set({ lost_at: null }).where('id', '=', id).execute();
  }
}

async function noteConflict(
  tx: HeadTx,
  { series, sequential, id }: { series: number; sequential: number; id: string },
  { environment, establishment, issue_date: day }: DocumentRow,
): Promise<void> {
  const { rows } = await sql<{ document_id: string }>`
    INSERT INTO number_conflict (series_id, sequential, document_id)
    SELECT series_id, sequential, unnest(ARRAY[document_id, ${id}::uuid]) FROM number
    WHERE series_id = ${series} AND sequential = ${sequential} AND document_id <> ${id}
    ON CONFLICT DO NOTHING
    RETURNING document_id
  `.execute(tx);
  if (rows.length === 0) return;
  await noteEvent(tx, {
    type: 'number.conflict',
    data: { series_id: series, sequential, document_ids: rows.map(({ document_id }) => document_id) },
    about: { establishment, day },
  });
  if (environment === 'live') await stopSeriesInConflict(tx, series);
}

type SeriesName = Pick<DocumentRow, 'environment' | 'type' | 'establishment' | 'emission_point'>;

const nameOf = ({ environment, type, establishment, emission_point }: SeriesName) =>
  [environment, type, establishment, emission_point].join(' ');

/** The series of documents; one that is not there yet becomes this station's, where it issued in it. */
async function haveAllSeries(
  tx: HeadTx,
  stationId: string,
  { rows, issued }: { readonly rows: readonly DocumentRow[]; readonly issued: readonly DocumentRow[] },
) {
  const issuedIn = new Set(issued.map(nameOf));
  const names = [...new Map(rows.map((row) => [nameOf(row), row])).values()];
  const all = new Map<string, Series>();
  for (const { environment, type, establishment, emission_point } of names) {
    const name = { environment, type, establishment, emission_point };
    const isOwned = environment !== 'live' || issuedIn.has(nameOf(name));
    all.set(nameOf(name), await haveSeries(tx, stationId, name, isOwned));
  }
  return (row: SeriesName): Series => {
    const series = all.get(nameOf(row));
    if (!series) throw new Error(`series ${nameOf(row)} is missing`);
    return series;
  };
}

interface Series {
  readonly id: number;
  readonly station_id: string | null;
  readonly lost_at: Date | null;
}

/** The series, made where it is missing; whose it is when another station has it: only a live one can be another's, or nobody's. */
export async function haveSeries(
  tx: HeadTx,
  stationId: string,
  name: SeriesName | Omit<StationSeries, 'next_number'>,
  isOwned = true,
): Promise<Series> {
  const { environment, type, establishment, emission_point } = name;
  const values = { environment, type, establishment, emission_point };
  const find = () =>
    tx
      .selectFrom('series')
      .select(['id', 'station_id', 'lost_at'])
      .where((eb) => eb.and(values))
      .$if(environment !== 'live', (query) => query.where('station_id', '=', stationId))
      .executeTakeFirst();
  const existing = await find();
  if (existing) return existing;
  await tx
    .insertInto('series')
    .values({ ...values, station_id: isOwned ? stationId : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`series ${nameOf(values)} was not made`);
  if (made.station_id === stationId) await resendChanges(tx, stationId, { ...values, id: made.id });
  return made;
}

/** A station that issues in another shop from now on gets every change once more: what concerns that shop too. */
export async function resendChanges(
  tx: HeadTx,
  stationId: string,
  { id, establishment }: { readonly id: number; readonly establishment: string },
): Promise<void> {
  const others = tx
    .selectFrom('series')
    .select('id')
    .where('station_id', '=', stationId)
    .where('establishment', '=', establishment)
    .where('id', '<>', id);
  await tx
    .updateTable('station')
    .set({ changes_told: 0 })
    .where('id', '=', stationId)
    .where(({ not, exists }) => not(exists(others)))
    .execute();
}
