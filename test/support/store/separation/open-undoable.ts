import type Database from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Dialect, Kysely } from 'kysely';
import type { Tables } from '../../../../src-main/store/schema/tables.ts';
import { makeCachedReads } from '../../../../src-main/store/sqlite/cached-reads.ts';
import { makeStorageCondition } from '../../../../src-main/store/sqlite/condition/storage-condition.ts';
import { dialectOf } from '../../../../src-main/store/sqlite/dialect.ts';
import { openDatabase, type Store } from '../../../../src-main/store/sqlite/open.ts';
import { makeWriteQueue } from '../../../../src-main/store/sqlite/write-queue.ts';

/** A store that forgets what was written to it: to open a new one for each question takes a hundred times as long. */
export type UndoableStore = ReturnType<typeof openUndoableStore>;

/** Opens a store whose transactions are savepoints of one that is never committed, so that all of it can be undone. */
export function openUndoableStore(file: string, isWatched: (table: string) => boolean) {
  const database = openDatabase(file);
  const tables = tablesOf(database).filter(isWatched);
  const changed = watchTables(database, tables);
  const condition = makeStorageCondition();
  const db = new Kysely<Tables>({ dialect: withSavepoints(dialectOf(database, condition)) });
  const writes = makeWriteQueue(db, { condition });
  const store: Store = {
    db,
    writes,
    cachedReads: makeCachedReads(database),
    condition,
    wasLeftOpen: false,
    async close() {
      await writes.idle();
      await db.destroy();
      database.close();
    },
  };

  /** The watched tables with a row that came, went or changed. */
  async function changedTables(): Promise<readonly string[]> {
    await writes.idle();
    return [...changed];
  }

  return {
    store,
    /** The tables that are watched. */
    tables,
    /** Keeps what the work writes, in one commit. */
    async inOneCommit(work: () => Promise<void>): Promise<void> {
      database.exec('BEGIN');
      await work();
      await writes.idle();
      database.exec('COMMIT');
    },
    /** Undoes what the work writes. */
    async undone<Result>(work: (tables: typeof changedTables) => Promise<Result>): Promise<Result> {
      changed.clear();
      database.exec('BEGIN');
      try {
        return await work(changedTables);
      } finally {
        await writes.idle();
        database.exec('ROLLBACK');
      }
    },
  };
}

function tablesOf(database: Database.Database): readonly string[] {
  const names = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
  return names.map(String);
}

/** The names of the tables that a statement writes to, from now on. SQLite takes no triggers on its own tables. */
function watchTables(database: Database.Database, tables: readonly string[]): Set<string> {
  const changed = new Set<string>();
  database.function('table_changed', (table: unknown) => {
    changed.add(String(table));
    return null;
  });
  for (const table of tables) {
    for (const change of ['INSERT', 'UPDATE', 'DELETE']) {
      database.exec(
        `CREATE TEMP TRIGGER "watch_${table}_${change}" AFTER ${change} ON main."${table}"
         BEGIN SELECT table_changed('${table}'); END`,
      );
    }
  }
  return changed;
}

function withSavepoints(dialect: Dialect): Dialect {
  const run = async (connection: DatabaseConnection, statement: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    ...dialect,
    createDriver: () =>
      Object.assign(dialect.createDriver(), {
        beginTransaction: (connection: DatabaseConnection) => run(connection, 'SAVEPOINT question'),
        commitTransaction: (connection: DatabaseConnection) => run(connection, 'RELEASE question'),
        async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
          await run(connection, 'ROLLBACK TO question');
          await run(connection, 'RELEASE question');
        },
      }),
  };
}
