import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { decryptFiles, type Opening } from '../../backup/archive/decrypt-files.ts';
import { HEAD_OFFICE } from '../../backup/archive/manifest.ts';
import { BackupError } from '../../backup/backup-error.ts';
import { SCHEMA } from '../database/open-database.ts';
import { type HeadManifest, headFiles, headManifest, isHeadFile, rowsFileOf } from './head-manifest.ts';
import { linesOf } from './read-rows.ts';

/** Opens the backup of a head office into an empty folder, where that has room for it, and counts its rows. Throws BackupError. */
export function openHead(
  file: string,
  passphrase: string,
  folder: string,
  opening: Opening = {},
): Promise<HeadManifest> {
  return decryptFiles(file, passphrase, folder, {
    ...opening,
    accepts: isHeadFile,
    async check() {
      const written: unknown = JSON.parse(readFileSync(join(folder, headFiles.manifest), 'utf8'));
      if (!ofHead.safeParse(written).success) throw ofTill(file);
      if (newerFormat.safeParse(written).success) throw newerThanThis(file);
      const described = headManifest.parse(written);
      if (described.schema > SCHEMA) throw newerThanThis(file);
      for (const name of [headFiles.key, headFiles.certificate]) readFileSync(join(folder, name));
      for (const [table, count] of Object.entries(described.rows)) {
        opening.signal?.throwIfAborted();
        const rows = await countLines(join(folder, rowsFileOf(table)));
        if (rows !== count) throw new Error(`${rows} rows of ${table}, and not ${count}`);
      }
      return described;
    },
  });
}

const ofHead = z.object({ kind: z.literal(HEAD_OFFICE) });
const newerFormat = z.object({ format: z.int().min(2) });

async function countLines(file: string): Promise<number> {
  let count = 0;
  for await (const lines of linesOf(file)) count += lines.length;
  return count;
}

function ofTill(file: string): BackupError {
  return new BackupError('not_a_backup', {
    es: `El respaldo ${file} no es de una matriz: el de una caja se restaura con «backups restore».`,
    en: `The backup ${file} is not of a head office: that of a till is restored with “backups restore”.`,
  });
}

function newerThanThis(file: string): BackupError {
  return new BackupError('newer_version', {
    es: `El respaldo ${file} es de una versión más nueva de Mostrador: actualice este programa y restaure otra vez.`,
    en: `The backup ${file} is of a newer version of Mostrador: update this program and restore again.`,
  });
}
