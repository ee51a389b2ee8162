import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { BackupArchive, BackupArchiveBody } from '../../contract/business/backups/backup.ts';
import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import { BackupError } from '../backup-error.ts';
import { stateOfNewFile } from '../foreign-folder/folder-state.ts';
import type { BackupDependencies } from './backup-dependencies.ts';

type ArchiveDependencies = Pick<
  BackupDependencies,
  'box' | 'database' | 'dataDir' | 'version' | 'run' | 'now'
>;

/**
 * One encrypted backup into a file of this computer. The command line asks for it where only the running desktop has the
 * key of the secrets; the key itself is given to nobody.
 */
export async function archiveInto(
  { box, database, dataDir, version, run, now }: ArchiveDependencies,
  { file, passphrase }: BackupArchiveBody,
  signal: AbortSignal,
): Promise<Outcome<BackupArchive>> {
  const errors = await faultsOf(file);
  if (errors.length > 0) return { ok: false, problem: { code: 'validation_failed', errors } };
  const options = {
    database,
    dataDir,
    key: box.key(),
    passphrase,
    version,
    createdAt: now().toISOString(),
  };
  try {
    const { documents } = await run({ kind: 'seal', file, options }, { signal });
    return {
      ok: true,
      value: { object: 'backup_archive', file, documents, bytes: (await stat(file)).size },
    };
  } catch (reason) {
    if (signal.aborted)
      return { ok: false, problem: { code: 'not_ready', detail: 'Se canceló el respaldo.' } };
    if (!(reason instanceof BackupError)) throw reason;
    return { ok: false, problem: { code: 'not_ready', detail: reason.message } };
  }
}

async function faultsOf(file: string): Promise<readonly ProblemError[]> {
  const fault = (code: string, message: string) => [{ pointer: '/file', code, message }];
  if (!isAbsolute(file)) return fault('invalid_format', 'Escriba la ruta completa, desde la raíz del disco.');
  switch (await stateOfNewFile(file)) {
    case 'writable':
      return [];
    case 'exists':
      return fault('not_allowed_here', `El archivo ${file} ya existe.`);
    case 'silent':
      return fault('not_allowed_here', `La carpeta de ${file} no responde: revise su disco o la red.`);
    default:
      return fault('not_allowed_here', `No se puede escribir en la carpeta de ${file}.`);
  }
}
