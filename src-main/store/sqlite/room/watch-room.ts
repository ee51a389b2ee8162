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
  lookMs = LOOK_EVERY_MS,
}: {
  readonly reserved: ReservedRoom;
  /** Whether the reserve was given up at this start. */
  readonly wasFull: boolean;
  readonly condition: StorageCondition;
  /** Until it is looked whether there is room again; seconds when left out. */
  readonly lookMs?: number | undefined;
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
  }, lookMs);
  looking.unref();
  return { stop: () => clearInterval(looking) };
}
