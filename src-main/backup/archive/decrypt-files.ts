import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar';
import { BackupError, noRoomToOpen, noSpaceIn } from '../backup-error.ts';
import { type LackingRoom, lackingRoom, type RoomAt } from '../lacking-room.ts';

/** How far it is: so many bytes of the archive are read; then what is in it is, which has no measure. */
export type OpeningStep =
  | { readonly stage: 'opening'; readonly done: number; readonly total: number }
  | { readonly stage: 'checking' };

export interface Opening {
  readonly onStep?: (step: OpeningStep) => void;
  /** How often what is opened must have room beside itself: it is copied to replace the data. */
  readonly copies?: number;
  readonly roomAt?: RoomAt;
  /** Ends it with the signal's reason, at the latest when the archive is read and what is in it is to be. */
  readonly signal?: AbortSignal | undefined;
}

export interface Contents<Opened> {
  /** The names of the files to unpack; others are left. */
  readonly accepts: (name: string) => boolean;
  /** Reads what was unpacked; what it throws says that the archive cannot be used. */
  readonly check: () => Opened | Promise<Opened>;
}

/** Unpacks an age file into an empty folder, where that has room for it, and reads what is in it. Throws BackupError. */
export async function decryptFiles<Opened>(
  file: string,
  passphrase: string,
  folder: string,
  { accepts, check, onStep = () => {}, copies = 1, roomAt, signal }: Contents<Opened> & Opening,
): Promise<Opened> {
  const { plain, bytesRead } = await decrypt(file, passphrase);
  try {
    const { size: total } = statSync(file);
    await unpack(plain, folder, {
      accepts,
      onChunk() {
        signal?.throwIfAborted();
        onStep({ stage: 'opening', done: bytesRead(), total });
      },
      lacks: (size) => lackingRoom(join(folder, 'unpacked'), size * copies, roomAt),
    });
    signal?.throwIfAborted();
    onStep({ stage: 'checking' });
    return await check();
  } catch (reason) {
    if (signal?.aborted || (reason instanceof BackupError && reason.fault !== 'unreadable')) throw reason;
    throw noSpaceIn(reason) ?? unreadable(file, reason);
  }
}

interface Decrypted {
  readonly plain: ReadableStream<Uint8Array>;
  /** Of the file, until now. */
  readonly bytesRead: () => number;
}

async function decrypt(file: string, passphrase: string): Promise<Decrypted> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const bytes = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(bytes));
    return { plain, bytesRead: () => bytes.bytesRead };
  } catch (reason) {
    bytes.destroy();
    // The library has no types for its errors.
    if (reason instanceof Error && reason.message.startsWith('no identity matched')) {
      throw new BackupError(
        'wrong_passphrase',
        {
          es: 'La contraseña no abre este respaldo.',
          en: 'The passphrase does not open this backup.',
        },
        { cause: reason },
      );
    }
    throw unreadable(file, reason);
  }
}

interface Unpacking {
  readonly accepts: (name: string) => boolean;
  readonly onChunk: () => void;
  /** Whether the disk lacks room for a file of so many bytes, reported before the first of them is written. */
  readonly lacks: (size: number) => LackingRoom | undefined;
}

/** By hand: the archive's last file is whole when the reader closes, which Node's pipeline does not wait for. */
async function unpack(
  plain: ReadableStream<Uint8Array>,
  folder: string,
  { accepts, onChunk, lacks }: Unpacking,
): Promise<void> {
  const reader = extract({
    cwd: folder,
    zstd: true,
    strict: true,
    filter(path, { size }) {
      const room = accepts(path) ? lacks(size ?? 0) : undefined;
      if (room) reader.abort(noRoomToOpen(room));
      return accepts(path) && !room;
    },
  });
  const closed = once(reader, 'close');
  // What it says first is heard where it is waited for; what it says after that, of files that nobody wants now, is not.
  closed.catch(() => {});
  reader.on('error', () => {});
  for await (const chunk of plain) {
    if (!reader.write(Buffer.from(chunk))) await Promise.race([once(reader, 'drain'), closed]);
    onChunk();
  }
  reader.end();
  await closed;
}

function unreadable(file: string, cause: unknown): BackupError {
  return new BackupError(
    'unreadable',
    {
      es: `El respaldo ${file} está dañado o incompleto: use otro. Este no sirve para restaurar.`,
      en: `The backup ${file} is damaged or incomplete: use another. This one cannot be restored.`,
    },
    { cause },
  );
}
