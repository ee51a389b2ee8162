import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { create } from 'tar';

export interface Encryption {
  readonly passphrase: string;
  /** The binary logarithm of scrypt's N; that of age, which takes a second on purpose, when left out. */
  readonly workFactor?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Writes files of a folder, in this order, into a new age file: a tar archive, compressed with Zstandard. Everything is streamed. */
export async function encryptFiles(
  folder: string,
  names: readonly string[],
  file: string,
  { passphrase, workFactor, signal }: Encryption,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  const plain = create({ cwd: folder, portable: true, zstd: true }, [...names]);
  const sealed = await encrypter.encrypt(Readable.toWeb(Readable.from(plain)));
  await pipeline(sealed, createWriteStream(file, { mode: 0o600, flags: 'wx' }), { signal });
}
