import { freeRoomAt } from '../store/sqlite/room/free-room.ts';

/** Bytes that must be free on a disk, and those that are. */
export interface LackingRoom {
  readonly needed: number;
  readonly free: number;
}

/** Bytes that may be written beside a file. */
export type RoomAt = typeof freeRoomAt;

/** What lacks to write so many bytes beside a file; undefined where they have room. */
export function lackingRoom(
  file: string,
  needed: number,
  roomAt: RoomAt = freeRoomAt,
): LackingRoom | undefined {
  const free = roomAt(file);
  return free < needed ? { needed, free } : undefined;
}
