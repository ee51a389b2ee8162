import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { BackupSource } from '../../../backup/restore/restore.ts';
import {
  type BackupArchive,
  type BackupArchiveBody,
  backupArchive,
} from '../../../contract/business/backup.ts';
import { keyFilesIn } from '../../../process/data-folder.ts';
import { connect } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { askNewPassphrase, askPassphrase } from '../../input/passphrase.ts';
import { rebuiltJson, rebuiltLines } from '../../output/rebuilt-lines.ts';
import { restoredJson, restoredLines } from '../../output/restored-lines.ts';
import { countOf } from '../../output/status-lines.ts';

interface PassphraseOptions {
  readonly passphraseFile?: string;
}

interface RebuildOptions extends PassphraseOptions {
  readonly from?: string;
  readonly journal: readonly string[];
}

export const passphraseOption = [
  '--passphrase-file <archivo>',
  'archivo cuya primera línea es la contraseña del respaldo; - lee la entrada estándar',
] as const;

/** `backups create`, `restore` and `rebuild`: the data as a whole. */
export function addBackupCommands(backups: Command, tools: CommandTools): void {
  const { guarded, dataDir, print } = tools;
  backups
    .command('create')
    .description('copia todos los datos a un archivo; uno que termina en .age queda cifrado')
    .argument('<archivo>', 'archivo que se crea')
    .option(...passphraseOption)
    .action((name: string, { passphraseFile }: PassphraseOptions) => {
      const file = resolve(name);
      const isSealed = file.endsWith('.age') || passphraseFile !== undefined;
      return guarded(
        () => (isSealed ? backupSealed(tools, file, passphraseFile) : backupPlain(tools, file)),
        file,
      );
    });
  backups
    .command('restore')
    .description('vuelve a poner los datos de un respaldo')
    .argument('<archivo>', 'respaldo hecho con «backups create» o por sí solo')
    .option(...passphraseOption)
    .action((name: string, { passphraseFile }: PassphraseOptions) =>
      guarded(() => restore(tools, { file: resolve(name), data: dataDir(), passphraseFile })),
    );
  backups
    .command('rebuild')
    .description('rehace los datos con los diarios de números, desde un respaldo o desde nada')
    .option('--from <respaldo>', 'respaldo hecho con «backups create» o por sí solo, desde el que se empieza')
    .option(
      '--journal <carpeta>',
      'otro diario de números, además del de la carpeta de datos: el del segundo lugar; se puede repetir',
      (folder: string, folders: readonly string[]) => [...folders, resolve(folder)],
      [],
    )
    .option(...passphraseOption)
    .action(({ from, journal, passphraseFile }: RebuildOptions) =>
      guarded(async () => {
        const { rebuild } = await import('../../../backup/restore/rebuild.ts');
        const backup = from === undefined ? undefined : await sourceOf(resolve(from), passphraseFile);
        const rebuilt = await rebuild({ dataDir: dataDir(), backup, journals: journal });
        print(rebuiltJson(rebuilt), rebuiltLines(rebuilt));
      }),
    );
}

async function backupPlain({ dataDir, print }: CommandTools, file: string): Promise<void> {
  const { backupTo } = await import('../../../backup/backup.ts');
  const { documents, bytes } = await backupTo(file, dataDir());
  print({ file, documents, bytes }, `Respaldo verificado: ${countOf(documents)} en ${file}.`);
}

async function backupSealed(
  { dataDir, print }: CommandTools,
  file: string,
  passphraseFile: string | undefined,
): Promise<void> {
  const [{ dataToCopy }, { isKeySealed }] = await Promise.all([
    import('../../../backup/backup.ts'),
    import('../../../secrets/open-key.ts'),
  ]);
  const database = dataToCopy(file, dataDir());
  const request = { file, passphrase: await askNewPassphrase(passphraseFile) };
  const { documents, bytes } = isKeySealed(keyFilesIn(dataDir()))
    ? await archiveByService(dataDir(), request)
    : await archiveHere(dataDir(), { ...request, database });
  print(
    { file, documents, bytes, encrypted: true },
    `Respaldo cifrado y verificado: ${countOf(documents)} en ${file}.\nSin su contraseña nadie puede abrirlo, tampoco usted: guárdela en otro lugar.`,
  );
}

type Made = Pick<BackupArchive, 'documents' | 'bytes'>;

/** The system keeps the key of the secrets: the running desktop has it, and gives it to nobody. */
async function archiveByService(data: string, body: BackupArchiveBody): Promise<Made> {
  const client = await connect(data);
  try {
    const path = '/v1/local/backups/archives';
    return backupArchive.parse(await client.call({ method: 'POST', path, body, isLong: true }));
  } finally {
    await client.close();
  }
}

async function archiveHere(
  data: string,
  { file, passphrase, database }: BackupArchiveBody & { readonly database: string },
): Promise<Made> {
  const [{ sealArchive }, { openKey }, { version }, { statSync }] = await Promise.all([
    import('../../../backup/archive/seal-archive.ts'),
    import('../../../secrets/open-key.ts'),
    import('../../../process/build.ts'),
    import('node:fs'),
  ]);
  const { key } = await openKey(keyFilesIn(data), { keeper: 'file', failed: () => {} });
  const createdAt = new Date().toISOString();
  const { documents } = await sealArchive(file, {
    database,
    dataDir: data,
    key,
    passphrase,
    version,
    createdAt,
  });
  return { documents, bytes: statSync(file).size };
}

interface Restoring {
  readonly file: string;
  readonly data: string;
  readonly passphraseFile: string | undefined;
}

async function restore({ print }: CommandTools, { file, data, passphraseFile }: Restoring): Promise<void> {
  const { restoreFrom } = await import('../../../backup/restore/restore.ts');
  const restored = await restoreFrom(await sourceOf(file, passphraseFile), data);
  print(restoredJson(restored), restoredLines(restored));
}

/** The backup with its passphrase, which is asked for only where it is encrypted. */
async function sourceOf(file: string, passphraseFile: string | undefined): Promise<BackupSource> {
  const { isArchive } = await import('../../../backup/archive/open-archive.ts');
  return { file, ...(isArchive(file) && { passphrase: await askPassphrase(passphraseFile) }) };
}
