import { inTransaction } from '../database/open-database.ts';
import { readEach } from '../feed/read-line.ts';
import type { Ingest } from './ingest.ts';
import { prepareLines } from './prepare-lines.ts';
import { keepRejected } from './rejected-lines.ts';
import { oneByOne, takeLines } from './take-lines.ts';

/**
 * Tries the lines that another version of the head office could not store; what this one cannot either is kept. One that
 * fails for another reason is kept as it is, and stands in no other's way.
 */
export async function retryRejected(
  ingest: Ingest,
  failed: (reason: unknown, line: number) => void,
): Promise<void> {
  const lines = await ingest.database
    .selectFrom('rejected_line')
    .select('id')
    .where('program', '<>', ingest.program)
    .orderBy('id')
    .execute();
  for (const { id } of lines) {
    try {
      await retryLine(ingest, id);
    } catch (reason) {
      failed(reason, id);
    }
  }
}

async function retryLine(ingest: Ingest, id: number): Promise<void> {
  const { database, program, now, shops } = ingest;
  const line = await database
    .selectFrom('rejected_line')
    .innerJoin('station', 'station.id', 'station_id')
    .select(['station_id', 'rejected_line.incarnation', 'bytes', 'clock_skew_ms'])
    .where('rejected_line.id', '=', id)
    .executeTakeFirst();
  if (!line) return;
  const { station_id: stationId, incarnation, bytes, clock_skew_ms: clockSkewMs } = line;
  const origin = { stationId, incarnation };
  const at = now();
  const { lines: taken, rejected } = await prepareLines(ingest, origin, readEach([bytes]));
  const accepted = await inTransaction(database, async (tx) => {
    await tx.selectFrom('station').select('id').where('id', '=', stationId).forNoKeyUpdate().execute();
    const removed = await tx.deleteFrom('rejected_line').where('id', '=', id).returning('id').execute();
    // Another head office of the database was first, or the station sent the record again.
    if (removed.length === 0) return [];
    const all = [...rejected];
    const taking = { origin, clockSkewMs: clockSkewMs ?? 0, at };
    const stored = await takeLines(tx, taken, { taking, run: oneByOne(all) });
    await keepRejected(tx, origin, { taken, rejected: all, by: { program, at } });
    return stored;
  });
  await shops.note(accepted);
}
