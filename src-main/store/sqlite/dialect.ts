import type Database from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DamagedStoreError, type StorageCondition } from './condition/storage-condition.ts';
import { prepareOnce } from './prepared.ts';
import { reportStatementErrors } from './report-statement-errors.ts';

/** Kysely over one better-sqlite3 connection, with statements prepared once and errors that keep their cause. */
export function dialectOf(database: Database.Database, condition: StorageCondition): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new CarefulDriver(database, condition),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

interface TransactionState {
  isBegun: boolean;
  /** The error of every further statement after SQLite has rolled the transaction back by itself. */
  undone: Error | undefined;
}

/**
 * Reports the result of every statement to the condition of the file, and writes nothing once the file is known to be
 * damaged, not even the transaction that met the damage.
 *
 * On a full disk SQLite may roll the whole transaction back by itself. Rolling back once more would fail, and that
 * failure would hide `SQLITE_FULL`. And a caller that ignores the error would have every further statement committed by
 * itself: none is run until the transaction has ended here too.
 */
class CarefulDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #condition: StorageCondition;
  readonly #transaction: TransactionState;

  constructor(database: Database.Database, condition: StorageCondition) {
    const transaction: TransactionState = { isBegun: false, undone: undefined };
    const watched = reportStatementErrors(database, (cause) => {
      condition.failed(cause);
      if (!transaction.isBegun || database.inTransaction) return;
      transaction.undone = new Error('a statement failed, and SQLite undid the whole transaction', { cause });
    });
    const statements = prepareOnce(watched);
    const prepare = (sql: string) => {
      if (transaction.undone) throw transaction.undone;
      return statements.prepare(sql);
    };
    super({ database: { ...statements, prepare } });
    this.#database = database;
    this.#condition = condition;
    this.#transaction = transaction;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#refuseDamaged();
    await super.beginTransaction(connection);
    this.#transaction.isBegun = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#refuseDamaged();
    await super.commitTransaction(connection);
    this.#transaction.isBegun = false;
    this.#condition.written();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#transaction.isBegun = false;
    this.#transaction.undone = undefined;
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  #refuseDamaged(): void {
    const state = this.#condition.state();
    if (state.kind === 'damaged') throw new DamagedStoreError(`nothing is written: ${state.detail}`);
  }
}
