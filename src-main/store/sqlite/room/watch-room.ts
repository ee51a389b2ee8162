import type { StorageCondition } from '../condition/storage-condition.ts';
import type { ReservedRoom } from './reserved-room.ts';

/** How soon the program notices that somebody made room. */
const LOOK_EVERY_MS = 5000;

/**
 * Keeps room in reserve, or, where the disk was full at the start, has nothing written until there is room again. To be
 * started last of all: what a start writes still fits into the room that was given up.
 */
export function watchRoom({
  reserved,
  wasFull,
  condition,
}: {
  readonly reserved: ReservedRoom;
  /** Whether the reserve was given up at this start. */
  readonly wasFull: boolean;
  readonly condition: StorageCondition;
}): { stop(): void } {
  if (!wasFull) {
    reserved.keep();
    return { stop() {} };
  }
  condition.shortOfRoom();
  const looking = setInterval(() => {
    if (!reserved.keep()) return;
    clearInterval(looking);
    condition.roomAgain();
  }, LOOK_EVERY_MS);
  looking.unref();
  return { stop: () => clearInterval(looking) };
}
