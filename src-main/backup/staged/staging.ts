import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BackupContents,
  backupContents,
  type RestoreResult,
  restoreResult,
} from '../../contract/business/backups/restore.ts';
import { flush, flushFolderOf, writeWhole } from '../../process/flush.ts';
import { archiveFiles } from '../archive/manifest.ts';

export type Staging = ReturnType<typeof stagingIn>;

/**
 * Where a backup waits to become the data at the next start, beside them: in the clear once it is opened, in a folder
 * that only the owner enters.
 */
export function stagingIn(dataDir: string) {
  const folder = join(dataDir, 'restore');
  const opened = join(folder, 'opened');
  const mark = join(folder, 'confirmed.json');
  const resultFile = join(dataDir, 'restored.json');
  const files = {
    archive: join(folder, 'backup.age'),
    opened,
    database: join(opened, archiveFiles.database),
    key: join(opened, archiveFiles.key),
  };

  function unconfirm(): void {
    rmSync(mark, { force: true });
    if (existsSync(folder)) flushFolderOf(mark);
  }

  function clear(): void {
    // The mark first: what is left of the rest is then nobody's wish.
    unconfirm();
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    ...files,

    /** An empty folder for another backup. */
    begin(): void {
      clear();
      mkdirSync(folder, { mode: 0o700 });
    },

    /** An empty folder to open it in. */
    beginOpening(): void {
      rmSync(opened, { recursive: true, force: true });
      mkdirSync(opened, { mode: 0o700 });
    },

    clear,

    /** Nobody wants what is staged any more. */
    unconfirm,

    /** From here on, whatever happens, the next start puts it in the place of the data. */
    confirm(contents: BackupContents): void {
      for (const file of [files.database, files.key]) flush(file);
      writeWhole(mark, Buffer.from(JSON.stringify(contents)));
    },

    /** What the next start is to put in place; undefined where nobody confirmed it. */
    confirmed(): BackupContents | undefined {
      return existsSync(mark) ? backupContents.parse(JSON.parse(readFileSync(mark, 'utf8'))) : undefined;
    },

    keepResult(result: RestoreResult): void {
      writeWhole(resultFile, Buffer.from(JSON.stringify(result)));
    },

    /** Undefined too of what cannot be read: a notice, which nobody should be kept by from restoring. */
    result(): RestoreResult | undefined {
      if (!existsSync(resultFile)) return undefined;
      try {
        return restoreResult.parse(JSON.parse(readFileSync(resultFile, 'utf8')));
      } catch {
        return undefined;
      }
    },

    forgetResult(): void {
      rmSync(resultFile, { force: true });
    },
  };
}
