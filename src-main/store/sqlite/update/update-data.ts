import { Worker } from 'node:worker_threads';
import type { MigrationStep } from '../../migrations/migrate.ts';
import { migrations as releasedMigrations } from '../../migrations/migrations.ts';
import { readHeader } from '../header.ts';
import { hasLog, openStore, type Store } from '../open.ts';
import type { CommitJournal } from '../write-queue.ts';
import { ensureRoomToUpdate } from './room-to-update.ts';

export interface UpdateOptions {
  /** The program of `update-thread`. */
  readonly threadFile: string;
  /** Called before each step. */
  readonly onStep: (step: MigrationStep) => void;
  /** Bytes that may be written beside a file; asks the disk by default. */
  readonly roomAt?: (file: string) => number;
  /** All there are, in order, where they are not this program's. */
  readonly migrations?: readonly string[];
  readonly journal?: CommitJournal;
}

/**
 * Opens the data for a program that others wait for: those of an earlier version are brought up to date first, and each
 * step is reported. Throws NoRoomToUpdateError, with nothing changed, and NewerStoreError.
 */
export async function openUpToDate(file: string, options: UpdateOptions): Promise<Store> {
  // Asked before, since the update puts the log into the file.
  const wasLeftOpen = hasLog(file);
  await updateData(file, options);
  // Without reporting its steps: what is left to make is a new file, and nobody waits for that.
  return openStore(file, { wasLeftOpen, migrations: options.migrations, journal: options.journal });
}

/**
 * Brings the data of an earlier version up to date before they are opened: with a million documents that takes minutes,
 * and the person who waits is shown how far it is. In a thread of its own, so that a window meanwhile answers its
 * system. Data that are new or up to date cost nothing. Throws NoRoomToUpdateError, with nothing changed.
 */
export async function updateData(
  file: string,
  { threadFile, onStep, roomAt, migrations = releasedMigrations }: UpdateOptions,
): Promise<void> {
  // Of the file alone: what its log holds can only be newer, and then the update finds nothing to do.
  const version = readHeader(file, 'userVersion') ?? 0;
  if (version === 0 || version >= migrations.length) return;
  ensureRoomToUpdate(file, roomAt);
  await new Promise<void>((resolve, reject) => {
    const thread = new Worker(threadFile, { workerData: { file, migrations } });
    thread.on('message', onStep);
    thread.once('error', reject);
    thread.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the update of the data ended with ${code}`)),
    );
  });
}
