import { type Insertable, sql } from 'kysely';
import { type Given, type KeptQuery, keepQuery } from './kept-query.ts';
import type { Tables } from './schema.ts';
import type { Tx } from './write-lane.ts';

type Columns = Readonly<Record<string, unknown>>;

/**
 * Writes rows of a table by a statement that is written once for all that say the same columns, as `keepQuery` does for
 * other statements; gives the `rowid` of the row, which says nothing where the table has none. Kysely takes 40 µs to
 * write one of a document down, of which SQLite needs 12.
 *
 *     const insertDocument = keepInsert('document');
 *     const seq = await insertDocument(tx, { id, … });
 */
export function keepInsert<Table extends keyof Tables>(
  table: Table,
): (tx: Tx, row: Insertable<Tables[Table]> & Columns) => Promise<number> {
  const kept = new Map<string, KeptQuery<Columns, unknown>>();
  return async (tx, row) => {
    const columns = Object.keys(row);
    const name = columns.join();
    const insert = kept.get(name) ?? insertOf(table, columns);
    kept.set(name, insert);
    const { insertId, numAffectedRows } = await insert(tx, row);
    if (numAffectedRows !== 1n) throw new Error(`nothing was written to ${table}`);
    return Number(insertId);
  };
}

function insertOf(table: string, columns: readonly string[]): KeptQuery<Columns, unknown> {
  return keepQuery((db, given: Given<Columns>) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = sql.join(columns.map(given));
    const insert = sql`INSERT INTO ${sql.table(table)} (${names}) VALUES (${values})`;
    return { compile: () => insert.compile(db) };
  });
}
