import { sql } from 'kysely';
import { timeOf } from '../../documents/values/uuid-time.ts';
import { firstIdAt } from './identifier-times.ts';
import type { HeadDatabase } from './open-database.ts';

/** Before it there was no program that gives such identifiers. */
const FIRST_MONTH = Date.UTC(2024, 0);

/** There is nothing left to do: rows of the month are in the default partition, or another connection just made it. */
const settled: ReadonlySet<string> = new Set(['23514', '42P07', '23505']);

/** Sees to it that the months of documents have a partition; what a wrong clock dated far off goes to the default one. */
export function makePartitions(database: HeadDatabase, now: () => Date) {
  const existing = new Set<number>();

  return {
    async ensureFor(ids: readonly string[]): Promise<void> {
      const last = nextMonth(now().getTime());
      for (const month of new Set(ids.map((id) => monthOf(timeOf(id))))) {
        if (existing.has(month) || month < FIRST_MONTH || month > last) continue;
        await makePartition(database, month);
        existing.add(month);
      }
    },
  };
}

export type Partitions = ReturnType<typeof makePartitions>;

/** @param month its first instant, milliseconds */
export async function makePartition(database: HeadDatabase, month: number): Promise<void> {
  const next = nextMonth(month);
  const name = new Date(month).toISOString().slice(0, 7).replace('-', '_');
  for (const table of ['document', 'document_file']) {
    try {
      await sql`
        CREATE TABLE IF NOT EXISTS ${sql.table(`${table}_${name}`)} PARTITION OF ${sql.table(table)}
        FOR VALUES FROM (${sql.lit(firstIdAt(month))}) TO (${sql.lit(firstIdAt(next))})
      `.execute(database);
    } catch (reason) {
      const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
      if (!settled.has(code)) throw reason;
    }
  }
}

function monthOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

function nextMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
