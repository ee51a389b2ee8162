import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { flushFolderOf } from '../../process/flush.ts';
import { type JournalEnd, journalEnd } from './journal-end.ts';

/** Which journal a folder holds. */
export interface JournalIdentity {
  /** Undefined where none can be read. */
  readonly id: string | undefined;
  /** Not copied from elsewhere: a copy may be older than what it was taken from, or live beside it. */
  readonly isOriginal: boolean;
  /** How far the journal was written when the identity was; undefined before its first line. */
  readonly end: JournalEnd | undefined;
}

const identityFile = z.object({
  id: z.uuid(),
  inode: z.string(),
  /** Nanoseconds since 1970; 0 where the file system keeps none, or changes it with the name of the file. */
  born: z.string(),
  end: z.exactOptional(journalEnd),
});

/**
 * Reads which journal a folder holds. A file knows the inode and the instant of birth of its own: a copy of it is another
 * file. Linux never sets the instant of birth of a file, but uses inodes again; the other systems are the other way round.
 */
export function readIdentity(folder: string): JournalIdentity {
  const file = fileIn(folder);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return unknown;
  }
  const read = identityFile.safeParse(parsed(text));
  if (!read.success) return unknown;
  const { id, inode, born, end } = read.data;
  const now = attributesOf(file);
  const isByBirth = process.platform === 'linux' && born !== '0';
  return { id, isOriginal: isByBirth ? now.born === born : now.inode === inode, end };
}

/**
 * Writes that the journal of this folder, as it is now, is the one of this id, in a file that is made anew each time: a
 * copy that was taken before, put back over the folder, has the content of one file in another.
 */
export function writeIdentity(folder: string, identity: Pick<JournalIdentity, 'end'> & { id: string }): void {
  const [file, incoming] = [fileIn(folder), `${fileIn(folder)}.new`];
  writeFileSync(incoming, '', { mode: 0o600 });
  const attributes = attributesOf(incoming);
  writeFileSync(incoming, content(identity, attributes), { flush: true });
  renameSync(incoming, file);
  flushFolderOf(file);
  if (attributesOf(file).born === attributes.born) return;
  // In place, as another file would have another inode than it names.
  writeFileSync(file, content(identity, { ...attributes, born: '0' }), { flush: true });
}

const unknown: JournalIdentity = { id: undefined, isOriginal: false, end: undefined };

function content({ id, end }: Pick<JournalIdentity, 'id' | 'end'>, attributes: FileAttributes): string {
  return `${JSON.stringify({ id, ...attributes, ...(end && { end }) })}\n`;
}

function fileIn(folder: string): string {
  return join(folder, 'place.json');
}

interface FileAttributes {
  readonly inode: string;
  readonly born: string;
}

function attributesOf(file: string): FileAttributes {
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
