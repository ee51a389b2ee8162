import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder of a journal, and whether it is where it was made. */
export interface JournalPlace {
  /** Of the journal; undefined where none can be read. */
  readonly id: string | undefined;
  /** Not copied from elsewhere: a copy may be older than what it was taken from, or live beside it. */
  readonly isOriginal: boolean;
}

const placeFile = z.object({ id: z.uuid(), inode: z.string(), born: z.string() });

/**
 * Reads which journal a folder holds. A file knows its own inode and instant of birth: whoever copies it makes another
 * file. Either is enough, since some file systems (FAT) give other inodes each time they are mounted, and others keep
 * no instant of birth.
 */
export function readPlace(folder: string): JournalPlace {
  const file = fileIn(folder);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { id: undefined, isOriginal: false };
  }
  const read = placeFile.safeParse(parsed(text));
  if (!read.success) return { id: undefined, isOriginal: false };
  const { id, inode, born } = read.data;
  const now = marksOf(file);
  return { id, isOriginal: now.inode === inode || (now.born === born && born !== '0') };
}

/** Says that the journal of this folder, as it is now, is the one of this id. */
export function writePlace(folder: string, id: string): void {
  const file = fileIn(folder);
  // Never replaced by another file: it would have other marks than those it says.
  writeFileSync(file, '', { mode: 0o600 });
  writeFileSync(file, `${JSON.stringify({ id, ...marksOf(file) })}\n`, { flush: true });
}

function fileIn(folder: string): string {
  return join(folder, 'place.json');
}

function marksOf(file: string): { inode: string; born: string } {
  const { ino, birthtimeNs } = statSync(file, { bigint: true });
  return { inode: String(ino), born: String(birthtimeNs) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
