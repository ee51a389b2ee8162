import type { z } from 'zod';
import type { ResumeAnswer, resumeBody } from '../../contract/head/enrolment.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';

/**
 * From then on the head follows another life of a station, which tells everything from its beginning. Gives the last
 * number of each of its live series: the station goes on above them, whatever it knows itself.
 */
export function resume(
  database: HeadDatabase,
  stationId: string,
  { incarnation }: z.output<typeof resumeBody>,
): Promise<Outcome<ResumeAnswer>> {
  return inTransaction(database, async (tx) => {
    const station = await tx
      .updateTable('station')
      .set({ incarnation, position: 0, last_batch: null })
      .where('id', '=', stationId)
      .where('revoked_at', 'is', null)
      .returning('position')
      .executeTakeFirst();
    if (!station) return refuse({ code: 'station_revoked' });
    return { ok: true, value: { ...station, series: await lastNumbers(tx, stationId) } };
  });
}

async function lastNumbers(tx: HeadTx, stationId: string): Promise<ResumeAnswer['series']> {
  return tx
    .selectFrom('series')
    .innerJoin('number', 'number.series_id', 'series.id')
    .select(['environment', 'type', 'establishment', 'emission_point'])
    .select((eb) => eb.fn.max('sequential').as('last_number'))
    .where('station_id', '=', stationId)
    .where('environment', '=', 'live')
    .groupBy('series.id')
    .execute();
}
