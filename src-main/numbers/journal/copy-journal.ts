import { existsSync, readdirSync } from 'node:fs';
import { access, type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalEnd } from './journal-end.ts';
import { monthFile, monthsIn } from './month-files.ts';

/** The copy has what the journal does not, or something else: another machine writes there, or this one went back. */
export class OtherJournalError extends Error {
  override readonly name = 'OtherJournalError';
}

/** Bytes before the end of a copy that are compared with the journal before it is added to. */
const COMPARED = 64 * 1024;

const BLOCK = 1024 * 1024;

/** The folder in a second place that holds the copies of journals: of this one, and of those before it. */
export function rootOfCopies(secondPlace: string): string {
  return join(secondPlace, 'mostrador');
}

export function copyFolderIn(secondPlace: string, journalId: string): string {
  return join(rootOfCopies(secondPlace), journalId, 'journal');
}

/** The folder in a second place for backups; where the place is not there, neither is the folder that it is in. */
export function backupsIn(secondPlace: string): string {
  return join(rootOfCopies(secondPlace), 'respaldos');
}

/** All the copies that a second place holds, of this and of earlier journals. */
export function copiesIn(secondPlace: string): readonly string[] {
  const folder = rootOfCopies(secondPlace);
  return existsSync(folder) ? readdirSync(folder).map((id) => copyFolderIn(secondPlace, id)) : [];
}

/**
 * Adds to a copy of a journal what it lacks, and flushes it. Throws what the disk says, and OtherJournalError.
 *
 * @param end what was written for sure; after it there is room, or what is being written
 */
export async function copyJournal(folder: string, target: string, end: JournalEnd): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const months = monthsIn(folder).filter((month) => month <= end.month);
  if ((monthsIn(target).at(-1) ?? '') > end.month) throw new OtherJournalError(`${target} has later months`);
  for (const month of months) {
    await copyMonth(
      monthFile(folder, month),
      monthFile(target, month),
      month === end.month ? end.at : undefined,
    );
  }
}

/** Whether a copy is the beginning of a journal, or all of it. Throws what the disk says, as when it is not there. */
export async function compareCopy(folder: string, copy: string, end: JournalEnd): Promise<boolean> {
  await access(copy);
  const last = monthsIn(copy).at(-1);
  if (last === undefined) return true;
  if (last > end.month) return false;
  await using source = await open(monthFile(folder, last), 'r');
  await using copied = await open(monthFile(copy, last), 'r');
  const { size } = await copied.stat();
  return (last !== end.month || size <= end.at) && isBeginningOf(copied, source, size);
}

async function copyMonth(from: string, to: string, end: number | undefined): Promise<void> {
  await using source = await open(from, 'r');
  await using copy = await open(to, 'a+', 0o600);
  const length = end ?? (await source.stat()).size;
  const { size } = await copy.stat();
  if (size > length || !(await isBeginningOf(copy, source, size))) {
    throw new OtherJournalError(`${to} is not a copy of ${from}`);
  }
  if (size === length) return;
  for (let at = size; at < length; at += BLOCK) {
    await copy.appendFile(await bytesAt(source, at, Math.min(BLOCK, length - at)));
  }
  await copy.sync();
}

async function isBeginningOf(copy: FileHandle, source: FileHandle, size: number): Promise<boolean> {
  const from = Math.max(0, size - COMPARED);
  const [one, other] = await Promise.all([
    bytesAt(copy, from, size - from),
    bytesAt(source, from, size - from),
  ]);
  return one.equals(other);
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
