import { once } from 'node:events';
import { closeSync, createReadStream, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar';
import { BackupError, noSpaceIn } from '../backup-error.ts';
import { readBackup } from '../read-backup.ts';
import { archiveFiles, type Manifest, manifest } from './manifest.ts';

/** What every age file begins with. */
const AGE_HEADER = 'age-encryption.org/v1\n';

/** Whether a file is encrypted, by what it begins with: people rename files. */
export function isArchive(file: string): boolean {
  const begin = Buffer.alloc(AGE_HEADER.length);
  try {
    const opened = openSync(file, 'r');
    try {
      readSync(opened, begin);
    } finally {
      closeSync(opened);
    }
  } catch {
    // Whoever reads it as a database says what is wrong with it.
    return false;
  }
  return begin.toString('latin1') === AGE_HEADER;
}

export interface OpenedArchive {
  readonly manifest: Manifest;
  /** The database, every page of it read and found right. */
  readonly database: string;
  readonly documents: number;
  /** What opens the secrets in the database. */
  readonly key: Buffer;
}

/** Opens an encrypted backup into an empty folder. Throws BackupError. */
export async function openArchive(file: string, passphrase: string, folder: string): Promise<OpenedArchive> {
  const plain = await decrypt(file, passphrase);
  try {
    await unpack(plain, folder);
    const database = join(folder, archiveFiles.database);
    const { documents } = readBackup(database);
    return {
      manifest: manifest.parse(JSON.parse(readFileSync(join(folder, archiveFiles.manifest), 'utf8'))),
      database,
      documents,
      key: readFileSync(join(folder, archiveFiles.key)),
    };
  } catch (reason) {
    throw noSpaceIn(reason) ?? unreadable(file, reason);
  }
}

async function decrypt(file: string, passphrase: string): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const bytes = createReadStream(file);
  try {
    return await decrypter.decrypt(Readable.toWeb(bytes));
  } catch (reason) {
    bytes.destroy();
    // The library has no types for its errors.
    if (reason instanceof Error && reason.message.startsWith('no identity matched')) {
      throw new BackupError('wrong_passphrase', 'La contraseña no abre este respaldo.', { cause: reason });
    }
    throw unreadable(file, reason);
  }
}

/** By hand: the archive's last file is whole when the reader closes, which Node's pipeline does not wait for. */
async function unpack(plain: ReadableStream<Uint8Array>, folder: string): Promise<void> {
  const known: readonly string[] = Object.values(archiveFiles);
  const reader = extract({ cwd: folder, zstd: true, strict: true, filter: (path) => known.includes(path) });
  const closed = once(reader, 'close');
  for await (const chunk of plain) {
    if (!reader.write(Buffer.from(chunk))) await Promise.race([once(reader, 'drain'), closed]);
  }
  reader.end();
  await closed;
}

function unreadable(file: string, cause: unknown): BackupError {
  return new BackupError(
    'unreadable',
    `El respaldo ${file} está dañado o incompleto: use otro. Este no sirve para restaurar.`,
    { cause },
  );
}
