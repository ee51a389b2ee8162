import { closeSync, openSync, readSync } from 'node:fs';
import { z } from 'zod';
import { hashOf } from './line.ts';
import { monthFile } from './month-files.ts';

/** How far a journal was written: the end of a line. */
export const journalEnd = z.strictObject({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Bytes of that month's file, with the line. */
  at: z.int().positive(),
  /** SHA-256 of the line, hexadecimal. */
  hash: z.string(),
});
export type JournalEnd = z.output<typeof journalEnd>;

const BLOCK = 64 * 1024;
const LINE_END = 0x0a;

/** Whether the journal of a folder still has the line that ended there. */
export function hasEnd(folder: string, { month, at, hash }: JournalEnd): boolean {
  const line = lineBefore(monthFile(folder, month), at);
  return line !== undefined && hashOf(line) === hash;
}

/** The line that ends at a byte of a file; undefined when none does, or when there is no such file. */
function lineBefore(path: string, at: number): string | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    for (let length = Math.min(BLOCK, at); ; length = Math.min(length * 4, at)) {
      const bytes = Buffer.alloc(length);
      if (readSync(file, bytes, 0, length, at - length) < length) return undefined;
      if (bytes.at(-1) !== LINE_END) return undefined;
      const start = bytes.lastIndexOf(LINE_END, length - 2) + 1;
      if (start > 0 || length === at) return bytes.toString('utf8', start, length - 1);
    }
  } finally {
    closeSync(file);
  }
}
