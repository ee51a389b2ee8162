import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf } from '../size-of.ts';
import { freeRoomAt } from './free-room.ts';

/**
 * A file of no content beside the data, given up where the disk is full: even a program that only reads needs some room,
 * since SQLite makes the index of its log anew at each start.
 */
export interface ReservedRoom {
  /** Gives the room up if the disk is full; false while it is not. */
  release(): boolean;
  /** Keeps the room again; false, with nothing done, while that would leave none to work in. */
  keep(): boolean;
  /** Keeps as much of it as there is, for the next start: the program has ended its work. */
  keepRest(): void;
}

/** Room for a log and its index, and for what is printed and written down until somebody makes room. */
const RESERVED_BYTES = 1024 * 1024;

export function reservedRoomIn(folder: string): ReservedRoom {
  const file = join(folder, 'reserved-room');

  /** Bytes at random: a file system that compresses would give no room to any others. */
  function write(bytes: number): void {
    try {
      writeFileSync(file, randomBytes(bytes), { mode: 0o600 });
    } catch {
      // Another program was faster: what was written of it would only be in its way.
      if (sizeOf(file) > 0) rmSync(file);
    }
  }

  return {
    release() {
      if (freeRoomAt(file) >= RESERVED_BYTES) return false;
      rmSync(file, { force: true });
      return true;
    },
    keep() {
      if (sizeOf(file) >= RESERVED_BYTES) return true;
      if (freeRoomAt(file) < 2 * RESERVED_BYTES) return false;
      write(RESERVED_BYTES);
      return true;
    },
    keepRest() {
      if (sizeOf(file) === 0) write(Math.min(RESERVED_BYTES, freeRoomAt(file)));
    },
  };
}
