import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { markArrival } from '../../numbers/arrival.ts';
import { flush } from '../../process/flush.ts';
import { noSpaceIn } from '../backup-error.ts';
import { snapshot } from '../snapshot.ts';
import { encryptFiles } from './encrypt-files.ts';
import { archiveFiles, type Manifest, manifest } from './manifest.ts';
import { openArchive } from './open-archive.ts';
import { inScratch } from './scratch.ts';

export interface SealOptions {
  /** The database, which may be in use. */
  readonly database: string;
  readonly dataDir: string;
  /** What opens the secrets in the database. */
  readonly key: Uint8Array;
  readonly passphrase: string;
  readonly version: string;
  readonly createdAt: string;
  /** When this computer stopped giving numbers, in an archive with which they move to another. */
  readonly movedAt?: string;
  /** The binary logarithm of scrypt's N; that of age, which takes a second on purpose, when left out. */
  readonly workFactor?: number;
}

/**
 * Makes one encrypted file of the data and of the key to its secrets, so that another computer can go on with it: an age
 * file (https://age-encryption.org/v1) of a tar archive compressed with Zstandard. It is read again, to the last page of
 * its database, before it counts as a backup. Everything is streamed; a database of any size takes the same memory.
 * An aborted signal ends it with the signal's reason.
 */
export async function sealArchive(
  file: string,
  options: SealOptions,
  signal?: AbortSignal,
): Promise<Manifest> {
  const { dataDir, passphrase } = options;
  try {
    await inScratch(dataDir, async (folder) => {
      snapshot(options.database, join(folder, archiveFiles.database));
      if (options.movedAt !== undefined) markArrival(join(folder, archiveFiles.database), options.movedAt);
      describe(folder, options);
      // The manifest first: listing an archive reads no further.
      const names = [archiveFiles.manifest, archiveFiles.key, archiveFiles.database];
      await encryptFiles(folder, names, file, { ...options, signal });
    });
    flush(file);
    return await inScratch(
      dataDir,
      async (folder) => (await openArchive(file, passphrase, folder, { signal })).manifest,
    );
  } catch (reason) {
    // Half a backup is worse than none: somebody would count on it.
    rmSync(file, { force: true });
    throw noSpaceIn(reason) ?? reason;
  }
}

function describe(folder: string, { key, version, createdAt }: SealOptions): void {
  const manifest: Manifest = {
    format: 1,
    created_at: createdAt,
    version,
    ...factsOf(join(folder, archiveFiles.database)),
  };
  writeFileSync(join(folder, archiveFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, archiveFiles.key), key, { mode: 0o600 });
}

type Facts = Pick<Manifest, 'installation_id' | 'ruc' | 'legal_name' | 'documents'>;

function factsOf(file: string): Facts {
  const database = new Database(file, { readonly: true });
  try {
    const facts = database
      .prepare(
        `SELECT ruc, legal_name, (SELECT count(*) FROM document) AS documents,
           coalesce((SELECT value FROM setting WHERE name = 'installation_id'), '') AS installation_id
         FROM entity ORDER BY kind = 'live' DESC LIMIT 1`,
      )
      .get();
    return manifest
      .pick({ installation_id: true, ruc: true, legal_name: true, documents: true })
      .parse(facts);
  } finally {
    database.close();
  }
}
