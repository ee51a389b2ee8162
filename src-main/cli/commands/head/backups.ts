import { resolve } from 'node:path';
import type { Command } from 'commander';
import { ConfigError } from '../../../config/config-error.ts';
import { backupArchive } from '../../../contract/business/backups/backup.ts';
import { translate } from '../../../process/language.ts';
import type { DatabaseFlags } from '../../../startup/serve-head.ts';
import { ARCHIVE_WITHIN_MS } from '../../../station/host/ask-own-head.ts';
import { NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { databaseFault, databaseOptions } from '../../input/head-options.ts';
import { interruptible } from '../../input/interruptible.ts';
import { askNewPassphrase, askPassphrase } from '../../input/passphrase.ts';
import { placeholders } from '../../input/placeholders.ts';
import { openingText, progressLine } from '../../output/data/progress-line.ts';
import { countOf } from '../../output/status-lines.ts';
import { passphraseOption } from '../data/backup.ts';
import { callHead } from './call-head.ts';

interface PassphraseFlags {
  readonly passphraseFile?: string;
}

/** `head backup` and `head restore`: the head office as a whole. */
export function addHeadBackupCommands(head: Command, tools: CommandTools): void {
  const { guarded, dataDir, print } = tools;
  head
    .command('backup')
    .description(
      translate({
        es: 'copia toda la matriz, que sigue corriendo, a un archivo cifrado',
        en: 'copies the whole head office, which goes on running, to an encrypted file',
      }),
    )
    .argument(`<${placeholders.file}>`, translate({ es: 'archivo que se crea', en: 'file that is created' }))
    .option(...passphraseOption)
    .action((name: string, { passphraseFile }: PassphraseFlags) =>
      guarded(async () => {
        const body = { file: resolve(name), passphrase: await askNewPassphrase(passphraseFile) };
        const path = '/v1/local/backups/archives';
        const answer = await callHead(dataDir(), 'POST', path, body, { silenceMs: ARCHIVE_WITHIN_MS });
        const { file, documents } = backupArchive.parse(answer);
        print(
          answer,
          translate({
            es: `Respaldo de la matriz cifrado y verificado: ${countOf(documents)} en ${file}.\nSin su contraseña nadie puede abrirlo, tampoco usted: guárdela en otro lugar.`,
            en: `Backup of the head office encrypted and verified: ${countOf(documents)} in ${file}.\nWithout its passphrase nobody can open it, nor can you: keep it elsewhere.`,
          }),
        );
      }),
    );
  databaseOptions(
    head
      .command('restore')
      .description(
        translate({
          es: 'vuelve a poner una matriz de su respaldo, en una carpeta y una base de datos vacías',
          en: 'puts a head office back from its backup, into an empty folder and an empty database',
        }),
      )
      .argument(
        `<${placeholders.file}>`,
        translate({
          es: 'respaldo hecho con «head backup» o por sí solo',
          en: 'backup made with “head backup” or by itself',
        }),
      )
      .option(...passphraseOption),
  ).action((name: string, flags: PassphraseFlags & DatabaseFlags) =>
    guarded(() => restore(tools, resolve(name), flags)),
  );
}

async function restore(
  { dataDir, print }: CommandTools,
  file: string,
  { passphraseFile, ...flags }: PassphraseFlags & DatabaseFlags,
): Promise<void> {
  const fault = databaseFault(flags);
  if (fault !== undefined) throw new ConfigError(fault);
  const passphrase = await askPassphrase(passphraseFile);
  const [{ restoreHead }, { ownFolder }, { explainHeadFailure }] = await Promise.all([
    import('../../../head/backup/restore-head.ts'),
    import('../../../store/sqlite/own-folder.ts'),
    import('../../../startup/explain-head-failure.ts'),
  ]);
  const folder = ownFolder(dataDir());
  const line = progressLine();
  const cancelled = translate({
    es: 'Se canceló: no se cambió nada.',
    en: 'Cancelled: nothing was changed.',
  });
  try {
    const { database } = flags;
    const restored = await interruptible(cancelled, (signal) =>
      restoreHead({
        ...{ file, passphrase, dataDir: dataDir(), database, signal },
        onStep: (step) => line.show(openingText(step)),
      }),
    );
    const { documents, stations, created_at } = restored;
    const tills =
      stations === 1
        ? translate({ es: '1 caja', en: '1 till' })
        : translate({ es: `${stations} cajas`, en: `${stations} tills` });
    print(
      { documents, stations, created_at },
      translate({
        es: `Matriz restaurada como estaba el ${created_at}: ${countOf(documents)} de ${tills}. Lo que informaron después lo vuelven a enviar en cuanto la alcancen.`,
        en: `Head office restored as it was on ${created_at}: ${countOf(documents)} of ${tills}. What they reported since they send again as soon as they reach it.`,
      }),
    );
  } catch (reason) {
    const failure = explainHeadFailure(reason, dataDir());
    throw failure ? new NotDoneError(translate(failure.message), { cause: reason }) : reason;
  } finally {
    line.clear();
    folder.release();
  }
}
