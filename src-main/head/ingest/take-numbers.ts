import { sql } from 'kysely';
import type { StationSeries } from '../../contract/head/enrolment.ts';
import type { HeadTx } from '../database/open-database.ts';
import { noteEvent } from '../events/note-event.ts';
import type { DocumentRow } from './document-row.ts';

/** Books the numbers of documents never seen before. A number two documents have is kept for both, as a conflict. */
export async function takeNumbers(
  tx: HeadTx,
  stationId: string,
  rows: readonly DocumentRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const seriesOf = await seriesIds(tx, stationId, rows);
  const taken = rows.map((row) => ({ series: seriesOf(row), sequential: row.sequential, id: row.id }));
  const { rows: conflicts } = await sql<{ series: number; sequential: number; id: string }>`
    WITH told AS (
      SELECT * FROM unnest(
        ${taken.map(({ series }) => series)}::bigint[],
        ${taken.map(({ sequential }) => sequential)}::integer[],
        ${taken.map(({ id }) => id)}::uuid[]
      ) AS told (series, sequential, id)
    ), booked AS (
      INSERT INTO number (series_id, sequential, document_id)
      SELECT series, sequential, id FROM told ORDER BY series, sequential
      ON CONFLICT DO NOTHING
      RETURNING series_id, sequential, document_id
    )
    SELECT told.series, told.sequential, told.id FROM told
    WHERE NOT EXISTS (
      SELECT 1 FROM booked
      WHERE booked.series_id = told.series AND booked.sequential = told.sequential AND booked.document_id = told.id
    )
  `.execute(tx);
  for (const { series, sequential, id } of conflicts) await noteConflict(tx, { series, sequential, id });
}

async function noteConflict(
  tx: HeadTx,
  { series, sequential, id }: { series: number; sequential: number; id: string },
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
  });
}

type SeriesName = Pick<DocumentRow, 'environment' | 'type' | 'establishment' | 'emission_point'>;

const nameOf = ({ environment, type, establishment, emission_point }: SeriesName) =>
  [environment, type, establishment, emission_point].join(' ');

/** The series of documents; one nobody has yet becomes this station's. */
async function seriesIds(tx: HeadTx, stationId: string, rows: readonly DocumentRow[]) {
  const names = [...new Map(rows.map((row) => [nameOf(row), row])).values()];
  const ids = new Map<string, number>();
  for (const { environment, type, establishment, emission_point } of names) {
    const name = { environment, type, establishment, emission_point };
    ids.set(nameOf(name), (await haveSeries(tx, stationId, name)).id);
  }
  return (row: SeriesName): number => {
    const id = ids.get(nameOf(row));
    if (id === undefined) throw new Error(`series ${nameOf(row)} is missing`);
    return id;
  };
}

/** The series, made where it is missing; whose it is when another station has it: only a live one can be another's. */
export async function haveSeries(
  tx: HeadTx,
  stationId: string,
  name: SeriesName | Omit<StationSeries, 'next_number'>,
): Promise<{ readonly id: number; readonly station_id: string | null }> {
  const { environment, type, establishment, emission_point } = name;
  const values = { environment, type, establishment, emission_point };
  const find = () =>
    tx
      .selectFrom('series')
      .select(['id', 'station_id'])
      .where((eb) => eb.and(values))
      .$if(environment !== 'live', (query) => query.where('station_id', '=', stationId))
      .executeTakeFirst();
  const found = await find();
  if (found) return found;
  await tx
    .insertInto('series')
    .values({ ...values, station_id: stationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`series ${nameOf(values)} was not made`);
  return made;
}
