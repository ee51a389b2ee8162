import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { migrations } from './migrations/migrations.ts';
import { sizeOf } from './size-of.ts';

/** There is too little room on the disk to bring the data up to date; nothing was changed. */
export class NoRoomToUpdateError extends Error {
  override readonly name = 'NoRoomToUpdateError';
  /** Bytes. */
  readonly needed: number;
  readonly free: number;

  constructor({ needed, free }: { readonly needed: number; readonly free: number }) {
    super(`an update needs ${needed} bytes, and ${free} are free`);
    this.needed = needed;
    this.free = free;
  }
}

/**
 * Migrations that write much of the file anew, and what each takes beside it until its log is in the file, as a part of
 * its size. 0023: of a file of 0022 with 100,000 documents, a third that it grows, half in the log, a sixth to sort by.
 */
const rewriting: ReadonlyMap<number, number> = new Map([[23, 1]]);

/** What any other takes at most: columns, indexes, counts. */
const PART_OF_OTHERS = 0.1;

/** Of a file with few documents. */
const LEAST_ROOM = 16 * 1024 * 1024;

/**
 * Throws NoRoomToUpdateError where the disk has too little room to bring a file up to date. It is an estimate: a
 * migration that finds the disk full all the same leaves the file as it was.
 *
 * @param version the schema that the file has now
 * @param roomAt bytes that may be written beside a file
 */
export function ensureRoomToUpdate(file: string, version: number, roomAt = freeRoomAt): void {
  const missing = migrations.map((_, index) => index + 1).filter((number) => number > version);
  const rewritten = missing.map((number) => rewriting.get(number) ?? 0);
  const part = rewritten.reduce((sum, each) => sum + each, PART_OF_OTHERS);
  const needed = LEAST_ROOM + Math.ceil(sizeOf(file) * part);
  // What an interrupted update left in the log is written over.
  const free = roomAt(file) + sizeOf(`${file}-wal`);
  if (free < needed) throw new NoRoomToUpdateError({ needed, free });
}

/** Where a file system cannot tell, as some over a network, it is tried. */
function freeRoomAt(file: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
