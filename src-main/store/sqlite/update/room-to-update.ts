import { freeRoomAt } from '../room/free-room.ts';
import { sizeOf } from '../size-of.ts';

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

/** Bytes, for a file with few documents. */
const LEAST_ROOM = 16 * 1024 * 1024;

/**
 * Throws NoRoomToUpdateError where the disk has less room than the file is large: a migration may write all of it anew.
 * One that finds the disk full all the same leaves the file as it was.
 *
 * @param roomAt bytes that may be written beside a file
 */
export function ensureRoomToUpdate(file: string, roomAt = freeRoomAt): void {
  const needed = LEAST_ROOM + sizeOf(file);
  // What an interrupted update left in the log is written over.
  const free = roomAt(file) + sizeOf(`${file}-wal`);
  if (free < needed) throw new NoRoomToUpdateError({ needed, free });
}
