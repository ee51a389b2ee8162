import type Database from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { keepStatements } from './prepared-statements.ts';

/** Kysely over one better-sqlite3 connection, with statements prepared once and errors that keep their cause. */
export function dialectOf(database: Database.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SelfUndoingDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * On a full disk SQLite may roll the whole transaction back by itself. Rolling back once more would fail, and that
 * failure would hide `SQLITE_FULL` from whoever must be told that the disk is full.
 */
class SelfUndoingDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: keepStatements(database) });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
