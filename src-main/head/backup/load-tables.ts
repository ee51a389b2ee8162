import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { HeadTx } from '../database/open-database.ts';
import { makePartition } from '../database/partitions.ts';
import { rowsFileOf } from './head-manifest.ts';
import { linesOf } from './read-rows.ts';

/** Fills the empty tables of a database, of the schema that the rows are of. */
export async function loadTables(tx: HeadTx, folder: string, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const [, year, month] = /^document_(\d{4})_(\d\d)$/.exec(table) ?? [];
    if (year !== undefined) await makePartition(tx, Date.UTC(Number(year), Number(month) - 1));
  }
  for (const table of await referredFirst(tx, tables)) {
    const file = join(folder, rowsFileOf(table));
    // A till may be before its successor, and no statement may refer to what a later one brings.
    const parts = table === 'station' ? [readFileSync(file, 'utf8').trimEnd().split('\n')] : linesOf(file);
    for await (const lines of parts) {
      await sql`
        INSERT INTO ${sql.table(table)} OVERRIDING SYSTEM VALUE
        SELECT * FROM json_populate_recordset(NULL::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)
      `.execute(tx);
    }
  }
  await continueIdentities(tx);
}

/** Each table after those that it refers to. */
async function referredFirst(tx: HeadTx, tables: readonly string[]): Promise<Iterable<string>> {
  const { rows } = await sql<{ child: string; parent: string }>`
    SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
    JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
    WHERE contype = 'f' AND conrelid <> confrelid
  `.execute(tx);
  const ordered = new Set<string>();
  const add = (table: string) => {
    for (const { child, parent } of rows) if (child === table && !ordered.has(parent)) add(parent);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  const wanted = new Set(tables);
  return [...ordered].filter((table) => wanted.has(table));
}

/** What is numbered by the database goes on above what there is. */
async function continueIdentities(tx: HeadTx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'
  `.execute(tx);
  for (const { table, column } of rows) {
    await sql`
      SELECT setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      FROM ${sql.table(table)}
    `.execute(tx);
  }
}
