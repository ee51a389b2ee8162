import { inTransaction } from '../database/open-database.ts';
import { readEach } from '../feed/read-line.ts';
import type { Ingest } from './ingest.ts';
import { prepareLines } from './prepare-lines.ts';
import { keepRejected } from './rejected-lines.ts';
import { oneByOne, takeLines } from './take-lines.ts';

/** Tries the lines that another version of the head office could not store; what this one cannot either is kept. */
export async function retryRejected(ingest: Ingest): Promise<void> {
  const { database, program, now } = ingest;
  const lines = await database
    .selectFrom('rejected_line')
    .select(['id', 'station_id', 'incarnation', 'bytes'])
    .where('program', '<>', program)
    .orderBy('id')
    .execute();
  for (const { id, station_id: stationId, incarnation, bytes } of lines) {
    const origin = { stationId, incarnation };
    const at = now();
    const { lines: taken, rejected } = await prepareLines(ingest, origin, readEach([bytes]));
    await inTransaction(database, async (tx) => {
      await tx.selectFrom('station').select('id').where('id', '=', stationId).forUpdate().execute();
      const removed = await tx.deleteFrom('rejected_line').where('id', '=', id).returning('id').execute();
      // Another head office of the database was first, or the station sent the record again.
      if (removed.length === 0) return;
      const all = [...rejected];
      await takeLines(tx, taken, { taking: { origin, clockSkewMs: 0, at }, run: oneByOne(all) });
      await keepRejected(tx, origin, { taken, rejected: all, by: { program, at } });
    });
  }
}
