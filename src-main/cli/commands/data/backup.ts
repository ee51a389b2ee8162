import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { BackupSource, RestoreWatch } from '../../../backup/restore/restore.ts';
import {
  type BackupArchive,
  type BackupArchiveBody,
  backupArchive,
} from '../../../contract/business/backups/backup.ts';
import { keyFilesIn } from '../../../process/data-folder.ts';
import { translate } from '../../../process/language.ts';
import { connect } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { interruptible } from '../../input/interruptible.ts';
import { askNewPassphrase, askPassphrase } from '../../input/passphrase.ts';
import { placeholders } from '../../input/placeholders.ts';
import { openingText, progressLine } from '../../output/data/progress-line.ts';
import { rebuiltJson, rebuiltLines } from '../../output/data/rebuilt-lines.ts';
import { restoredJson, restoredLines } from '../../output/data/restored-lines.ts';
import { countOf } from '../../output/status-lines.ts';

interface PassphraseOptions {
  readonly passphraseFile?: string;
}

interface RestoreOptions extends PassphraseOptions {
  readonly journal: readonly string[];
}

interface RebuildOptions extends RestoreOptions {
  readonly from?: string;
}

const journalOption = [
  `--journal <${placeholders.folder}>`,
  translate({
    es: 'otro diario de números, además de los que se encuentran: el de un segundo lugar, o de los datos de antes; se puede repetir',
    en: 'another journal of numbers, besides those that are found: that of a second place, or of the data before; may be repeated',
  }),
  (folder: string, folders: readonly string[]) => [...folders, resolve(folder)],
  [] as readonly string[],
] as const;

export const passphraseOption = [
  `--passphrase-file <${placeholders.file}>`,
  translate({
    es: 'archivo cuya primera línea es la contraseña del respaldo; - lee la entrada estándar',
    en: 'file whose first line is the passphrase of the backup; - reads standard input',
  }),
] as const;

/** `backups create`, `restore` and `rebuild`: the data as a whole. */
export function addBackupCommands(backups: Command, tools: CommandTools): void {
  const { guarded, dataDir, print } = tools;
  backups
    .command('create')
    .description(
      translate({
        es: 'copia todos los datos a un archivo; uno que termina en .age queda cifrado',
        en: 'copies all data to a file; one that ends in .age is encrypted',
      }),
    )
    .argument(`<${placeholders.file}>`, translate({ es: 'archivo que se crea', en: 'file that is created' }))
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
    .description(
      translate({ es: 'vuelve a poner los datos de un respaldo', en: 'puts the data of a backup back' }),
    )
    .argument(
      `<${placeholders.file}>`,
      translate({
        es: 'respaldo hecho con «backups create» o por sí solo',
        en: 'backup made with “backups create” or by the program itself',
      }),
    )
    .option(...journalOption)
    .option(...passphraseOption)
    .action((name: string, { journal, passphraseFile }: RestoreOptions) =>
      guarded(() =>
        restore(tools, { file: resolve(name), data: dataDir(), journals: journal, passphraseFile }),
      ),
    );
  backups
    .command('rebuild')
    .description(
      translate({
        es: 'rehace los datos con los diarios de números, desde un respaldo o desde nada',
        en: 'makes the data anew from the journals of numbers, from a backup or from nothing',
      }),
    )
    .option(
      `--from <${placeholders.backup}>`,
      translate({
        es: 'respaldo hecho con «backups create» o por sí solo, desde el que se empieza',
        en: 'backup made with “backups create” or by the program itself, to begin from',
      }),
    )
    .option(...journalOption)
    .option(...passphraseOption)
    .action(({ from, journal, passphraseFile }: RebuildOptions) =>
      guarded(async () => {
        const { rebuild } = await import('../../../backup/restore/rebuild.ts');
        const backup = from === undefined ? undefined : await sourceOf(resolve(from), passphraseFile);
        const rebuilt = await watched(tools, (watch) =>
          rebuild({ dataDir: dataDir(), backup, journals: journal, ...(backup && { watch }) }),
        );
        print(rebuiltJson(rebuilt), rebuiltLines(rebuilt));
      }),
    );
}

async function backupPlain({ dataDir, print }: CommandTools, file: string): Promise<void> {
  const { backupTo } = await import('../../../backup/backup.ts');
  const { documents, bytes } = await backupTo(file, dataDir());
  print(
    { file, documents, bytes },
    translate({
      es: `Respaldo verificado: ${countOf(documents)} en ${file}.`,
      en: `Backup verified: ${countOf(documents)} in ${file}.`,
    }),
  );
}

async function backupSealed(
  tools: CommandTools,
  file: string,
  passphraseFile: string | undefined,
): Promise<void> {
  const { dataDir, print } = tools;
  const [{ dataToCopy }, { isKeySealed }] = await Promise.all([
    import('../../../backup/backup.ts'),
    import('../../../secrets/open-key.ts'),
  ]);
  const database = dataToCopy(file, dataDir());
  const request = { file, passphrase: await askNewPassphrase(passphraseFile) };
  const { documents, bytes } = isKeySealed(keyFilesIn(dataDir()))
    ? await archiveByService(tools, request)
    : await archiveHere(tools, { ...request, database });
  print(
    { file, documents, bytes, encrypted: true },
    translate({
      es: `Respaldo cifrado y verificado: ${countOf(documents)} en ${file}.\nSin su contraseña nadie puede abrirlo, tampoco usted: guárdela en otro lugar.`,
      en:
        `Backup encrypted and verified: ${countOf(documents)} in ${file}.\nWithout its passphrase nobody can ` +
        'open it, nor can you: keep it elsewhere.',
    }),
  );
}

type Made = Pick<BackupArchive, 'documents' | 'bytes'>;

/** The system keeps the key of the secrets: the running desktop has it, and gives it to nobody. */
async function archiveByService(tools: CommandTools, body: BackupArchiveBody): Promise<Made> {
  const client = await connect(tools.dataDir(), tools);
  try {
    const path = '/v1/local/backups/archives';
    return backupArchive.parse(await client.call({ method: 'POST', path, body }));
  } finally {
    await client.close();
  }
}

async function archiveHere(
  { dataDir, workFactor }: CommandTools,
  { file, passphrase, database }: BackupArchiveBody & { readonly database: string },
): Promise<Made> {
  const [{ sealArchive }, { openKey }, { version }, { statSync }] = await Promise.all([
    import('../../../backup/archive/seal-archive.ts'),
    import('../../../secrets/open-key.ts'),
    import('../../../process/build.ts'),
    import('node:fs'),
  ]);
  const { key } = await openKey(keyFilesIn(dataDir()), { keeper: 'file', failed: () => {} });
  const createdAt = new Date().toISOString();
  const { documents } = await sealArchive(file, {
    database,
    dataDir: dataDir(),
    key,
    passphrase,
    version,
    createdAt,
    ...(workFactor !== undefined && { workFactor }),
  });
  return { documents, bytes: statSync(file).size };
}

interface Restoring {
  readonly file: string;
  readonly data: string;
  /** Folders of journals, besides those that are found. */
  readonly journals: readonly string[];
  readonly passphraseFile: string | undefined;
}

async function restore(
  tools: CommandTools,
  { file, data, journals, passphraseFile }: Restoring,
): Promise<void> {
  const { print } = tools;
  const { restoreFrom } = await import('../../../backup/restore/restore.ts');
  const source = await sourceOf(file, passphraseFile);
  const restored = await watched(tools, (watch) => restoreFrom(source, data, { journals, watch }));
  print(restoredJson(restored), restoredLines(restored));
}

/** Says on the terminal how far a restore is, and lets Ctrl+C end it while nothing was replaced. */
async function watched<Result>(
  { programFile }: CommandTools,
  job: (watch: RestoreWatch) => Promise<Result>,
): Promise<Result> {
  const { archiveThreads } = await import('../../../backup/archive/archive-thread.ts');
  const line = progressLine();
  const cancelled = translate({
    es: 'Se canceló: los datos quedan como estaban.',
    en: 'Cancelled: the data are as they were.',
  });
  try {
    return await interruptible(cancelled, (signal) =>
      job({
        signal,
        onStep: (step) => line.show(openingText(step)),
        run: archiveThreads(programFile('backup-thread')),
      }),
    );
  } finally {
    line.clear();
  }
}

/** The backup with its passphrase, which is asked for only where it is encrypted. */
async function sourceOf(file: string, passphraseFile: string | undefined): Promise<BackupSource> {
  const { isArchive } = await import('../../../backup/archive/is-archive.ts');
  return { file, ...(isArchive(file) && { passphrase: await askPassphrase(passphraseFile) }) };
}
