import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { dialectOf } from './dialect.ts';
import { type Facts, watchFacts } from './facts.ts';
import { migrations } from './migrations/migrations.ts';
import { ensurePrivateFile } from './private-file.ts';
import type { Tables } from './schema.ts';
import { makeStorageCondition, type StorageCondition } from './storage-condition.ts';
import { makeWriteLane, type WriteLane } from './write-lane.ts';

/** The open database: reads go to `db`, every write passes through `lane`. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly lane: Pick<WriteLane, 'run'>;
  /** What is asked for at every sale and hardly ever changes. */
  readonly facts: Facts;
  /** Whether the file can be read and written, by what its last reads and writes said. */
  readonly condition: StorageCondition;
  /** Whether the program that had it open before did not close it: it was killed, or the power went. */
  readonly wasLeftOpen: boolean;
  /** Finishes the writes already asked for; later ones are refused. */
  close(): Promise<void>;
}

/** The file was made by a newer program; opening it could lose what only that one understands. */
export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

/** Opens the file, making it or bringing it up to date first. Throws NewerStoreError. */
export function openStore(file: string): Store {
  const wasLeftOpen = hasLog(file);
  const database = openDatabase(file);
  const condition = makeStorageCondition();
  const db = new Kysely<Tables>({ dialect: dialectOf(database, condition) });
  const lane = makeWriteLane(db);
  return {
    db,
    lane,
    facts: watchFacts(database),
    condition,
    wasLeftOpen,
    async close() {
      await lane.idle();
      await db.destroy();
      // Kysely closes only what it has used.
      database.close();
    },
  };
}

/** Closing a database puts its write-ahead log into it and takes the log away. */
function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** The file itself, configured and up to date: for work on a whole store, such as restoring one. */
export function openDatabase(file: string): Database.Database {
  ensurePrivateFile(file);
  const database = new Database(file);
  try {
    configure(database);
    migrate(database);
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

function migrate(database: Database.Database): void {
  const version = Number(database.pragma('user_version', { simple: true }));
  if (version > migrations.length) {
    throw new NewerStoreError(`the data was written by a newer version (schema ${version})`);
  }
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue;
    database.transaction(() => {
      database.exec(migration);
      database.pragma(`user_version = ${index + 1}`);
    })();
  }
}
