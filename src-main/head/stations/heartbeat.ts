import { sql } from 'kysely';
import type { HeadDatabase } from '../database/open-database.ts';

/** A station that asks again and again at once is noted so often at most. */
const APART_MS = 10_000;

/** Notes that a station asked, which every station does all the time: one that does not is switched off or has no network. */
export function makeHeartbeat(database: HeadDatabase, now: () => Date) {
  const noted = new Map<string, number>();
  return async (stationId: string): Promise<void> => {
    const at = now();
    // Either way: a clock that was set back is in the past of what it noted.
    if (Math.abs(at.getTime() - (noted.get(stationId) ?? 0)) < APART_MS) return;
    noted.set(stationId, at.getTime());
    // One whose row is locked is just reporting something, and noted by that.
    await sql`
      UPDATE station SET seen_at = ${at} WHERE id = (
        SELECT id FROM station WHERE id = ${stationId} FOR UPDATE SKIP LOCKED
      )
    `.execute(database);
  };
}
