import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../backup-error.ts';
import { readBackup } from '../read-backup.ts';
import { decryptFiles, type Opening } from './decrypt-files.ts';
import { archiveFiles, HEAD_OFFICE, type Manifest, manifest } from './manifest.ts';

export type { Opening, OpeningStep } from './decrypt-files.ts';

export interface OpenedArchive {
  readonly manifest: Manifest;
  /** The database, every page of it read and found right. */
  readonly database: string;
  readonly documents: number;
  /** What opens the secrets in the database. */
  readonly key: Buffer;
}

/** Opens an encrypted backup into an empty folder, where that has room for it. Throws BackupError. */
export function openArchive(
  file: string,
  passphrase: string,
  folder: string,
  opening: Opening = {},
): Promise<OpenedArchive> {
  const fileNames: readonly string[] = Object.values(archiveFiles);
  return decryptFiles(file, passphrase, folder, {
    ...opening,
    accepts: (name) => fileNames.includes(name),
    check() {
      const described: unknown = JSON.parse(readFileSync(join(folder, archiveFiles.manifest), 'utf8'));
      const own = manifest.parse(described);
      if (own.kind === HEAD_OFFICE) throw ofHeadOffice(file);
      const database = join(folder, archiveFiles.database);
      const { documents } = readBackup(database);
      return { manifest: own, database, documents, key: readFileSync(join(folder, archiveFiles.key)) };
    },
  });
}

function ofHeadOffice(file: string): BackupError {
  return new BackupError('not_a_backup', {
    es: `El respaldo ${file} es de una matriz, no de una caja: se restaura con «head restore».`,
    en: `The backup ${file} is of a head office, not of a till: it is restored with “head restore”.`,
  });
}
