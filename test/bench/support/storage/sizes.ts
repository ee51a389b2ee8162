import { z } from 'zod';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';

/** How a data file's bytes are spent. */
export interface Sizes {
  readonly documents: number;
  /** Of the whole file, with what is free in it. */
  readonly bytes: number;
  readonly freeBytes: number;
  /** Of each table and index, most first; the name of an index without one is that of what it is of. */
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
}

const part = z.array(z.object({ name: z.string(), bytes: z.number() }));

/** Reads every page of the file, brought up to date and with its log written into it. */
export function sizesOf(file: string): Sizes {
  const database = openDatabase(file);
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
    const number = (name: string) => Number(database.pragma(name, { simple: true }));
    const parts = database
      .prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC')
      .all();
    return {
      documents: Number(database.prepare('SELECT count(*) FROM document').pluck().get()),
      bytes: number('page_count') * number('page_size'),
      freeBytes: number('freelist_count') * number('page_size'),
      parts: part.parse(parts),
    };
  } finally {
    database.close();
  }
}
