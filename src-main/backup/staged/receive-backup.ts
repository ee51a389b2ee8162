import { open } from 'node:fs/promises';
import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import { pointerOf } from '../../documents/values/fault.ts';
import type { RoomForBackup } from './room-for-backup.ts';
import { untilAborted } from './until-aborted.ts';

interface Receiving {
  readonly file: string;
  readonly room: RoomForBackup;
  readonly signal: AbortSignal;
}

/**
 * Writes the one file of a form as it comes, never more of it in memory than one piece, and no more than the disk has
 * room for beside the shop's work. Throws what broke the form, or what the signal says.
 */
export async function receiveBackup(
  parts: AsyncIterable<UploadPart>,
  { file, room, signal }: Receiving,
): Promise<Outcome<undefined>> {
  const faults: ProblemError[] = [];
  let received = 0;
  for await (const { field, fileName, content } of untilAborted(parts, signal)) {
    const pieces = untilAborted(content, signal);
    const isWanted = field === 'file' && fileName !== undefined && received === 0;
    if (!isWanted) {
      faults.push({ pointer: pointerOf([field]), code: 'unknown_field', message: oneFile });
      for await (const _ of pieces);
      continue;
    }
    received += 1;
    const most = room.most();
    if (!(await isWritten(pieces, file, most))) return refuse(room.problemOfMore(most));
  }
  if (received === 0) faults.push({ pointer: '/file', code: 'required', message: oneFile });
  return faults.length > 0
    ? refuse({ code: 'validation_failed', errors: faults })
    : { ok: true, value: undefined };
}

async function isWritten(pieces: AsyncIterable<Uint8Array>, file: string, most: number): Promise<boolean> {
  const written = await open(file, 'wx', 0o600);
  let size = 0;
  try {
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > most) return false;
      await written.appendFile(piece);
    }
    return true;
  } finally {
    await written.close();
  }
}

const oneFile = 'Envíe un solo respaldo, en el campo «file».';
