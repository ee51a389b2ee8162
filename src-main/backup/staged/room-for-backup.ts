import type { Problem } from '../../contract/problems/problems.ts';
import { freeText, neededText } from '../../process/size-text.ts';
import { freeRoomAt } from '../../store/sqlite/room/free-room.ts';
import { lackingRoom, type RoomAt } from '../lacking-room.ts';

/** Room that a backup that comes here leaves to the sales, bytes. */
const ROOM_LEFT = 256 * 1024 * 1024;

export type RoomForBackup = ReturnType<typeof roomForBackup>;

/** The room that a backup may take of the disk of the data, as it comes here into a file. */
export function roomForBackup(dataDir: string, file: string, roomAt: RoomAt = freeRoomAt) {
  return {
    /** Bytes. */
    most: () => roomAt(file) - ROOM_LEFT,

    /** What to say where one of so many bytes has no room. */
    problemOf(bytes: number): Problem | undefined {
      const lacking = lackingRoom(file, bytes + ROOM_LEFT, roomAt);
      if (!lacking) return undefined;
      const [needed, free] = [neededText(lacking.needed).es, freeText(lacking.free).es];
      return {
        code: 'storage_full',
        detail:
          `Para traer este respaldo hacen falta ${needed} libres en el disco de ${dataDir}, y hay ${free}. ` +
          'No se trajo nada: libere espacio y elíjalo otra vez.',
      };
    },

    /** What to say of one that is longer than that, as nobody knows by how much before it came. */
    problemOfMore(most: number): Problem {
      const least = neededText(Math.max(most, 0) + ROOM_LEFT).es;
      return {
        code: 'storage_full',
        detail:
          `Para traer este respaldo hacen falta más de ${least} libres en el disco de ${dataDir}. ` +
          'No se trajo nada: libere espacio y elija el archivo otra vez.',
      };
    },
  };
}
