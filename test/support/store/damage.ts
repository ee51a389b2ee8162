import { closeSync, openSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Where a table or index lies in a database file that nobody has open. */
export interface PageOf {
  readonly table: string;
  /** `leaf` holds rows, `internal` leads to them, `overflow` holds what is too long for a row's page. */
  readonly kind: 'leaf' | 'internal' | 'overflow';
  /** Which of them, by their order in the table; the first when left out. */
  readonly at?: 'start' | 'end';
}

/** Overwrites a page as a failing disk does. The file must be closed: what is in a log would hide the damage. */
export function damagePage(file: string, page: PageOf): void {
  const { number, size } = locate(file, page);
  const opened = openSync(file, 'r+');
  try {
    writeSync(opened, Buffer.alloc(size, 0xa5), 0, size, (number - 1) * size);
  } finally {
    closeSync(opened);
  }
}

function locate(file: string, { table, kind, at = 'start' }: PageOf): { number: number; size: number } {
  const database = new Database(file, { readonly: true });
  try {
    const size = Number(database.pragma('page_size', { simple: true }));
    const number = database
      .prepare(
        `SELECT pageno FROM dbstat WHERE name = ? AND pagetype = ?
         ORDER BY path ${at === 'start' ? 'ASC' : 'DESC'} LIMIT 1`,
      )
      .pluck()
      .get(table, kind);
    if (typeof number !== 'number') throw new Error(`${table} has no ${kind} page`);
    return { number, size };
  } finally {
    database.close();
  }
}
