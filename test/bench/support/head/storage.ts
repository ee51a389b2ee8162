import { sql } from 'kysely';
import type { HeadDatabase } from '../../../../src-main/head/database/open-database.ts';

/** Bytes of the database, after what was replaced was cleaned up as PostgreSQL does by itself in time. */
export async function databaseBytes(database: HeadDatabase): Promise<number> {
  await sql`VACUUM`.execute(database);
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_database_size(current_database()) AS bytes
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}
