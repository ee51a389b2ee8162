import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Encrypter } from 'age-encryption';
import Database from 'better-sqlite3';
import { create } from 'tar';
import { archiveFiles } from '../../../src-main/backup/archive/manifest.ts';
import { openArchive } from '../../../src-main/backup/archive/open-archive.ts';
import { migrations } from '../../../src-main/store/migrations/migrations.ts';
import { weakWorkFactor } from '../backup/quick-archives.ts';

/** Makes a backup one of a program that has one migration more than this, by way of an empty folder. */
export async function makeNewer(file: string, passphrase: string, folder: string): Promise<void> {
  const { database } = await openArchive(file, passphrase, folder);
  const opened = new Database(database);
  opened.pragma(`user_version = ${migrations.length + 1}`);
  opened.close();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(weakWorkFactor);
  const plain = create({ cwd: folder, portable: true, zstd: true }, Object.values(archiveFiles));
  writeFileSync(file, await encrypter.encrypt(await buffer(Readable.from(plain))));
}
