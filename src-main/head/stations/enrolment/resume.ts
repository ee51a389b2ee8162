import type { ResumeAnswer, ResumeBody } from '../../../contract/head/stations/enrolment.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { type HeadDatabase, inTransaction } from '../../database/open-database.ts';
import { givePoints } from './give-points.ts';
import { keepStatedNumbers, lastNumbers } from './last-numbers.ts';

/**
 * From then on the head follows another life of a station, which tells everything from its beginning. Gives the last
 * number of each of its live series: the station goes on above them, whatever it knows itself. What it does not know the
 * last numbers of, it goes on with at another emission point: they may have been given without network.
 */
export function resume(
  database: HeadDatabase,
  stationId: string,
  { body, at }: { readonly body: ResumeBody; readonly at: Date },
): Promise<Outcome<ResumeAnswer>> {
  const { incarnation } = body;
  return inTransaction(database, async (tx) => {
    const station = await tx
      .updateTable('station')
      .set({ incarnation, position: 0, last_batch: null, reports_purchases: false })
      .where('id', '=', stationId)
      .where('revoked_at', 'is', null)
      .returning('position')
      .executeTakeFirst();
    if (!station) return refuse({ code: 'station_revoked' });
    await keepStatedNumbers(tx, stationId, body.series);
    const points = await givePoints(tx, { id: stationId, at }, body);
    return { ok: true, value: { ...station, series: [...(await lastNumbers(tx, stationId))], points } };
  });
}
