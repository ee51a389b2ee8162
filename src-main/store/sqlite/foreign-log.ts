import { randomInt } from 'node:crypto';
import {
  closeSync,
  constants,
  fdatasyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { flushFolderOf } from '../../process/flush.ts';
import { readHeader } from './header.ts';
import { sizeOf } from './size-of.ts';

/**
 * SQLite plays a write-ahead log back into whatever file stands beside it. Where a person put an older copy there, of the
 * file or of the whole folder, after the program was killed, that gives a mixture of both, which may look sound and lack
 * documents. So every opening gives the file a number of its own, in its header and in a file beside it, whose name has
 * the number: a copy of the folder that is put over it brings one more. A log that was left is played back only where all
 * of these files name the number of the header.
 */
const beside = (file: string, opening: number) => `${file}.opening-${opening}`;

/** The number before and the number of an opening: the header has one or the other while it is being changed. */
type Openings = readonly [number, number];

/** Digits of a number of 31 bits. */
const WIDTH = 10;

/**
 * Puts the log of another database out of the way, under another name; the journal gives back what it alone had. From then
 * on a log is this file's own, also one that is written before this opening has a number, as of an update that is killed.
 * Nothing is done where nobody knows which file a log belongs to.
 */
export function setAsideForeignLog(file: string): void {
  const openingFiles = openingFilesOf(file)
    .map(readOpenings)
    .filter((openings) => openings !== undefined);
  const opening = readHeader(file, 'applicationId');
  if (opening === undefined || openingFiles.every((openings) => openings.includes(opening))) return;
  if (sizeOf(`${file}-wal`) > 0) {
    renameSync(`${file}-wal`, `${file}-wal.other-${new Date().toISOString().replaceAll(':', '-')}`);
  }
  rmSync(`${file}-shm`, { force: true });
  try {
    writeOpenings(file, [opening, opening]);
    removeOthers(file, opening);
  } catch {
    // As below: on a disk that cannot be written there will be no log.
  }
}

/**
 * Gives an open database the number of this opening. Interrupted anywhere, the file and what is beside it agree. Where
 * another process reads the file meanwhile, the number of the opening before stays, of the file and of its log.
 *
 * The file is read through the connection alone: to close another handle of it would take away the locks that SQLite
 * holds in this process (https://www.sqlite.org/howtocorrupt.html, 2.2), and a process that opened it beside the program and
 * closed it would delete the log that the program writes to.
 */
export function nameOpening(database: Database.Database, file: string): void {
  const opening = randomInt(1, 2 ** 31 - 1);
  try {
    if (!isAllInFile(database)) return;
    const before = Number(database.pragma('application_id', { simple: true }));
    writeOpenings(file, [before, opening]);
    removeOthers(file, opening);
    database.pragma(`application_id = ${opening}`);
    if (isAllInFile(database)) writeOpenings(file, [opening, opening]);
  } catch {
    // On a disk that is full or cannot be written nothing will be added to the log either.
  }
}

/** Brings what the log has into the file; false where another process keeps that from happening. */
function isAllInFile(database: Database.Database): boolean {
  return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').pluck().get() === 0;
}

/** Those of this version, and the one without a number of earlier versions. */
function openingFilesOf(file: string): readonly string[] {
  const folder = dirname(file);
  const name = `${basename(file)}.opening`;
  try {
    return readdirSync(folder)
      .filter((one) => one === name || (one.startsWith(`${name}-`) && /-\d+$/.test(one)))
      .map((one) => join(folder, one));
  } catch {
    return [];
  }
}

/** Undefined where the file is torn, as the power went while it was made: the one before it is there then. */
function readOpenings(path: string): readonly number[] | undefined {
  const text = readFileSync(path, 'utf8');
  return /^(\d{10} ){2}$/.test(text) ? text.trim().split(' ').map(Number) : undefined;
}

function writeOpenings(file: string, openings: Openings): void {
  const path = beside(file, openings[1]);
  const text = openings.map((one) => `${String(one).padStart(WIDTH, '0')} `).join('');
  const opened = openSync(path, constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    writeSync(opened, text, 0);
    fdatasyncSync(opened);
  } finally {
    closeSync(opened);
  }
  flushFolderOf(path);
}

function removeOthers(file: string, opening: number): void {
  const own = beside(file, opening);
  for (const path of openingFilesOf(file)) if (path !== own) rmSync(path, { force: true });
}
