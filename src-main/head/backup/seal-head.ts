import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encryptFiles } from '../../backup/archive/encrypt-files.ts';
import { HEAD_OFFICE } from '../../backup/archive/manifest.ts';
import { inScratch } from '../../backup/archive/scratch.ts';
import type { SealOptions } from '../../backup/archive/seal-archive.ts';
import { noSpaceIn } from '../../backup/backup-error.ts';
import { flush } from '../../process/flush.ts';
import { dumpTables } from './dump-tables.ts';
import { type HeadManifest, headFiles, rowsFileOf } from './head-manifest.ts';
import { openHead } from './open-head.ts';

/** `database` is its address. */
export interface HeadSealOptions extends SealOptions {
  /** The data folder of the head office. */
  readonly headDir: string;
}

/**
 * Makes one encrypted file of a head office, as a till's is made: its database at one moment, the key to its secrets and the certificate by
 * which tills know it. It is read again to its last row before it counts as a backup.
 */
export async function sealHead(
  file: string,
  options: HeadSealOptions,
  signal?: AbortSignal,
): Promise<HeadManifest> {
  const { dataDir, passphrase, database, headDir, key, version, createdAt } = options;
  try {
    await inScratch(dataDir, async (folder) => {
      const facts = await dumpTables(database, folder, { signal });
      const described: HeadManifest = {
        ...{ format: 1, kind: HEAD_OFFICE, created_at: createdAt, version, legal_name: '' },
        ...facts,
      };
      writeFileSync(join(folder, headFiles.manifest), `${JSON.stringify(described, null, 2)}\n`);
      writeFileSync(join(folder, headFiles.key), key, { mode: 0o600 });
      const kept = [headFiles.certificate, headFiles.settings].filter((name) =>
        existsSync(join(headDir, name)),
      );
      for (const name of kept) copyFileSync(join(headDir, name), join(folder, name));
      const names = [headFiles.manifest, headFiles.key, ...kept, ...Object.keys(facts.rows).map(rowsFileOf)];
      await encryptFiles(folder, names, file, { ...options, signal });
    });
    flush(file);
    return await inScratch(dataDir, (folder) => openHead(file, passphrase, folder, { signal }));
  } catch (reason) {
    // Half a backup is worse than none: somebody would count on it.
    rmSync(file, { force: true });
    throw noSpaceIn(reason) ?? reason;
  }
}
