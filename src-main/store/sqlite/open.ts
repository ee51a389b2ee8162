import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { type MigrateOptions, migrate } from '../migrations/migrate.ts';
import type { Tables } from '../schema/tables.ts';
import { type CachedReads, makeCachedReads } from './cached-reads.ts';
import { makeStorageCondition, type StorageCondition } from './condition/storage-condition.ts';
import { dialectOf } from './dialect.ts';
import { nameOpening, setAsideForeignLog } from './foreign-log.ts';
import { ensurePrivateFile } from './private-file.ts';
import { sizeOf } from './size-of.ts';
import { type CommitJournal, makeWriteQueue, type WriteQueue } from './write-queue.ts';

/** The open database: reads go to `db`, every write passes through `writes`. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly writes: Pick<WriteQueue, 'run'>;
  /** Cached reads of what every sale asks for and what rarely changes. */
  readonly cachedReads: CachedReads;
  /** Whether the file can be read and written, by the outcome of its last reads and writes. */
  readonly condition: StorageCondition;
  /** Whether the program that had it open before did not close it: it was killed, or the power went. */
  readonly wasLeftOpen: boolean;
  /** Finishes the writes already asked for; later ones are refused. */
  close(): Promise<void>;
}

export interface OpenOptions extends MigrateOptions {
  /** The condition known from an earlier run; read from its file when left out. */
  readonly wasLeftOpen?: boolean;
  /** Where the numbers that are taken are noted beside the database; nowhere when left out. */
  readonly journal?: CommitJournal | undefined;
}

/** Opens the file, making it or bringing it up to date first. Throws NewerStoreError. */
export function openStore(
  file: string,
  { wasLeftOpen = hasLog(file), journal, ...options }: OpenOptions = {},
): Store {
  const database = openDatabase(file, options);
  nameOpening(database, file);
  const condition = makeStorageCondition();
  const db = new Kysely<Tables>({ dialect: dialectOf(database, condition) });
  const writes = makeWriteQueue(db, {
    condition,
    journal: journal && reportingTo(condition, journal),
  });
  return {
    db,
    writes,
    cachedReads: makeCachedReads(database),
    condition,
    wasLeftOpen,
    async close() {
      await writes.idle();
      await db.destroy();
      // Kysely closes only what it has used.
      database.close();
    },
  };
}

/** What keeps the journal from being written keeps numbers from being taken. */
function reportingTo(condition: StorageCondition, journal: CommitJournal): CommitJournal {
  return {
    prepare(entries) {
      try {
        const prepared = journal.prepare(entries);
        return {
          async write() {
            await prepared.write().catch((reason) => {
              condition.failed(reason);
              throw reason;
            });
          },
        };
      } catch (reason) {
        condition.failed(reason);
        throw reason;
      }
    },
  };
}

/** Closing a database checkpoints its write-ahead log and removes it: a file with a log was not closed. */
export function hasLog(file: string): boolean {
  return sizeOf(`${file}-wal`) > 0;
}

/** The file itself, configured and up to date: for work on a whole store, such as restoring one. */
export function openDatabase(file: string, options?: MigrateOptions): Database.Database {
  ensurePrivateFile(file);
  setAsideForeignLog(file);
  const database = new Database(file);
  try {
    configure(database);
    migrate(database, options);
    undoInMemory(database);
    return database;
  } catch (reason) {
    database.close();
    throw reason;
  }
}

/**
 * `synchronous = FULL` at every open: better-sqlite3 falls back to NORMAL when it reopens a WAL file, and NORMAL may
 * lose the last documents when the power goes.
 */
function configure(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  database.pragma('wal_autocheckpoint = 1000');
}

/**
 * The statement journal of most sales is more than 64 KB, and would go to a temporary file that each commit makes anew,
 * a tenth of what SQLite takes for a sale. Not while migrations run: one that sorts what all
 * documents have would need more than a gigabyte of memory for a million of them.
 */
function undoInMemory(database: Database.Database): void {
  database.pragma('temp_store = MEMORY');
}
