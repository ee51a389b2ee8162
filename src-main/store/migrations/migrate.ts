import type Database from 'better-sqlite3';
import { migrations as releasedMigrations } from './migrations.ts';

/** The file was made by a newer program; opening it could lose what only that one understands. */
export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

/** One of the steps that bring a file up to date, counted from 1. */
export interface MigrationStep {
  readonly step: number;
  readonly steps: number;
}

export interface MigrateOptions {
  /** Called before each. */
  readonly onStep?: ((step: MigrationStep) => void) | undefined;
  /** All there are, in order, where they are not this program's. */
  readonly migrations?: readonly string[] | undefined;
}

/**
 * Brings a file up to date, each migration in a transaction of its own: a file that was left in the middle has done
 * some of them and goes on from there. Throws NewerStoreError.
 */
export function migrate(
  database: Database.Database,
  { onStep, migrations = releasedMigrations }: MigrateOptions = {},
): void {
  const version = Number(database.pragma('user_version', { simple: true }));
  if (version > migrations.length) {
    throw new NewerStoreError(`the data was written by a newer version (schema ${version})`);
  }
  const missing = migrations.slice(version);
  for (const [index, migration] of missing.entries()) {
    onStep?.({ step: index + 1, steps: missing.length });
    database.transaction(() => {
      database.exec(migration);
      database.pragma(`user_version = ${version + index + 1}`);
    })();
  }
}
