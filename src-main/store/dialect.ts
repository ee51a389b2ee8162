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
import { DamagedStoreError, type StorageCondition } from './storage-condition.ts';
import { watchStatements } from './watched-statements.ts';

/** Kysely over one better-sqlite3 connection, with statements prepared once and errors that keep their cause. */
export function dialectOf(database: Database.Database, condition: StorageCondition): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new CarefulDriver(database, condition),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Tells the condition of the file how every statement went, and writes nothing once the file is known to be damaged,
 * not even what a transaction had begun before its damage was met.
 *
 * On a full disk SQLite may roll the whole transaction back by itself. Rolling back once more would fail, and that
 * failure would hide `SQLITE_FULL` from whoever must be told that the disk is full.
 */
class CarefulDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #condition: StorageCondition;

  constructor(database: Database.Database, condition: StorageCondition) {
    super({ database: keepStatements(watchStatements(database, condition.failed)) });
    this.#database = database;
    this.#condition = condition;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#refuseDamaged();
    await super.beginTransaction(connection);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#refuseDamaged();
    await super.commitTransaction(connection);
    this.#condition.written();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  #refuseDamaged(): void {
    const state = this.#condition.state();
    if (state.kind === 'damaged') throw new DamagedStoreError(`nothing is written: ${state.detail}`);
  }
}
