import type { z } from 'zod';
import type { resumeBody } from '../../contract/head/enrolment.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';

/** From then on the head follows another life of a station, which tells everything from its beginning. */
export function resume(
  database: HeadDatabase,
  stationId: string,
  { incarnation }: z.output<typeof resumeBody>,
): Promise<Outcome<{ readonly position: number }>> {
  return inTransaction(database, async (tx) => {
    const station = await tx
      .updateTable('station')
      .set({ incarnation, position: 0, last_batch: null })
      .where('id', '=', stationId)
      .where('revoked_at', 'is', null)
      .returning('position')
      .executeTakeFirst();
    return station ? { ok: true, value: station } : refuse({ code: 'station_revoked' });
  });
}
