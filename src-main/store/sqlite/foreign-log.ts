import { randomInt } from 'node:crypto';
import {
  closeSync,
  constants,
  fdatasyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import type Database from 'better-sqlite3';
import { readHeader } from './header.ts';
import { sizeOf } from './size-of.ts';

/**
 * SQLite plays a write-ahead log back into whatever file stands beside it. Where a person put an older copy there, after
 * the program was killed, that gives a mixture of both, which may look sound and lack documents. So every opening gives
 * the file a number of its own, in its header and in a file beside it: a log that was left is played back only into the
 * file that it was written for.
 */
const beside = (file: string) => `${file}.opening`;

/** Digits of a number of 31 bits; the file is overwritten in place, as a new name may be lost with the power. */
const WIDTH = 10;

/**
 * Puts the log of another database out of the way, under another name; the journal gives back what it alone had. From then
 * on a log is this file's own, also one that is written before this opening has a number, as of an update that is killed.
 * Nothing is done where nobody knows which file a log belongs to.
 */
export function setAsideForeignLog(file: string): void {
  const known = openingsKnown(file);
  const opening = readHeader(file, 'applicationId');
  if (known.length === 0 || opening === undefined || known.includes(opening)) return;
  if (sizeOf(`${file}-wal`) > 0) {
    renameSync(`${file}-wal`, `${file}-wal.other-${new Date().toISOString().replaceAll(':', '-')}`);
  }
  rmSync(`${file}-shm`, { force: true });
  try {
    writeOpenings(file, [opening, opening]);
  } catch {
    // As below: on a disk that cannot be written there will be no log.
  }
}

/** Gives an open database the number of this opening. Interrupted anywhere, the file and what is beside it agree. */
export function nameOpening(database: Database.Database, file: string): void {
  const opening = randomInt(1, 2 ** 31 - 1);
  const before = readHeader(file, 'applicationId') ?? 0;
  try {
    writeOpenings(file, [before, opening]);
    database.pragma(`application_id = ${opening}`);
    database.pragma('wal_checkpoint(TRUNCATE)');
    if (readHeader(file, 'applicationId') === opening) writeOpenings(file, [opening, opening]);
  } catch {
    // On a disk that is full or cannot be written nothing will be added to the log either.
  }
}

function openingsKnown(file: string): readonly number[] {
  try {
    const text = readFileSync(beside(file), 'utf8');
    return /^(\d{10} ){2}$/.test(text) ? text.trim().split(' ').map(Number) : [];
  } catch {
    return [];
  }
}

function writeOpenings(file: string, openings: readonly [number, number]): void {
  const text = openings.map((one) => `${String(one).padStart(WIDTH, '0')} `).join('');
  const opened = openSync(beside(file), constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    writeSync(opened, text, 0);
    fdatasyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
