import { sql } from 'kysely';
import type { HeadTx } from '../database/open-database.ts';

/** A station has nothing more to report: what is missing of its live series below what came, or what it stated, is not on its way. */
export async function noteAllReported(tx: HeadTx, stationId: string): Promise<void> {
  await sql`
    UPDATE series SET told_to = greatest(upper(told), next_number) - 1
    WHERE station_id = ${stationId} AND environment = 'live'
      AND told_to IS DISTINCT FROM greatest(upper(told), next_number) - 1
  `.execute(tx);
}
