import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openDatabase, openStore, type Store } from '../../../src-main/store/sqlite/open.ts';

/** An empty folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-test-'));
  // Windows keeps the files of a program that ended for a moment.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** A store on a real file of its own, closed when the test is over. */
export function openTestStore(): { store: Store; file: string } {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  emptyFile ??= makeEmptyFile();
  copyFileSync(emptyFile, file);
  const store = openStore(file);
  onTestFinished(() => store.close());
  return { store, file };
}

/** Brought up to date once a process: that takes longer than all else of opening a store, and thousands are opened. */
let emptyFile: string | undefined;

function makeEmptyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-empty-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'mostrador.sqlite');
  openDatabase(file).close();
  return file;
}

/** The file once more, for reading alone, as the thread of lists has it; closed before the store. */
export function openForReading(file: string): Database.Database {
  const database = new Database(file, { readonly: true });
  onTestFinished(() => {
    database.close();
  });
  return database;
}

const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * Commits in the write-ahead log of a store: the frames that carry the size of the database end one
 * (https://www.sqlite.org/fileformat2.html#the_write_ahead_log). Only before the first checkpoint after the opening.
 */
export function commitsOf(file: string): number {
  const log = readFileSync(`${file}-wal`);
  if (log.length === 0) return 0;
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  let commits = 0;
  for (let at = WAL_HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}
