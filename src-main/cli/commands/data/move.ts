import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { type MoveBody, type MoveResource, moveResource } from '../../../contract/business/backups/move.ts';
import { translate } from '../../../process/language.ts';
import { type Client, NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { interruptible } from '../../input/interruptible.ts';
import { askNewPassphrase } from '../../input/passphrase.ts';
import { placeholders } from '../../input/placeholders.ts';
import { megabytes, progressLine } from '../../output/data/progress-line.ts';
import { passphraseOption } from './backup.ts';

const path = '/v1/local/move';

/** `moves …`: the business goes to another computer in one file. */
export function addMoveCommands(program: Command, { withClient, print }: CommandTools): void {
  const moves = program
    .command('moves')
    .description(
      translate({ es: 'el negocio se va a otra computadora', en: 'the business goes to another computer' }),
    );
  const cancelled = translate({
    es: 'Se canceló: el archivo se borró, y se sigue emitiendo aquí.',
    en: 'Cancelled: the file was deleted, and documents go on being issued here.',
  });
  const create = moves
    .command('create')
    .description(
      translate({
        es: 'mueve el negocio a otra computadora: escribe un archivo, y aquí ya no se emite en producción',
        en: 'moves the business to another computer: writes a file, and nothing live is issued here any more',
      }),
    )
    .argument(
      `<${placeholders.file}>`,
      translate({
        es: 'archivo .age que se crea; en la otra computadora se abre con «restore»',
        en: '.age file that is created; the other computer opens it with “restore”',
      }),
    )
    .option(...passphraseOption)
    .action((name: string, { passphraseFile }: { passphraseFile?: string }) =>
      withClient(async (client) => {
        const [file, passphrase] = [resolve(name), await askNewPassphrase(passphraseFile)];
        const body = { file, passphrase, passphrase_again: passphrase };
        const state = await interruptible(cancelled, (signal) => written(client, body, signal));
        if (state.problem !== undefined) throw new NotDoneError(state.problem);
        if (state.state === 'here') throw new NotDoneError(cancelled);
        print(
          state,
          translate({
            es:
              `El negocio está en ${file}. En la otra computadora: «restore ${file}», antes de siete días y en una sola.\n` +
              'Aquí ya no se emite ni se envía nada de producción; lo que hay se puede ver e imprimir.',
            en:
              `The business is in ${file}. On the other computer: “restore ${file}”, within seven days and on one ` +
              'only.\nNothing live is issued or sent here any more; what there is can be looked at and printed.',
          }),
        );
      }),
    );
  create.addHelpText(
    'after',
    translate({
      es: '\nSi el archivo nunca se abrió en otra: «moves undo --never-opened».',
      en: '\nIf the file was never opened on another: “moves undo --never-opened”.',
    }),
  );
  moves
    .command('cancel')
    .description(
      translate({
        es: 'cancela un cambio de computadora mientras se escribe su archivo',
        en: 'cancels a move to another computer while its file is written',
      }),
    )
    .action(() =>
      withClient(async (client) => {
        const state = moveResource.parse(await client.call({ method: 'POST', path: `${path}/cancel` }));
        if (state.problem !== undefined) throw new NotDoneError(state.problem);
        if (state.state === 'moved') {
          throw new NotDoneError(
            translate({
              es: 'El archivo ya estaba escrito. Si nunca se abrió en otra: «moves undo --never-opened».',
              en: 'The file was written already. If it was never opened on another: “moves undo --never-opened”.',
            }),
          );
        }
        print(state, cancelled);
      }),
    );
  moves
    .command('undo')
    .description(
      translate({
        es: 'deshace un cambio de computadora que no llegó a hacerse',
        en: 'undoes a move to another computer that did not happen',
      }),
    )
    .requiredOption(
      '--never-opened',
      translate({
        es: 'afirma que el archivo nunca se abrió en otra computadora, ni se abrirá',
        en: 'states that the file was never opened on another computer, and will not be',
      }),
    )
    .action(() =>
      withClient(async (client) => {
        const answer = await client.call({
          method: 'POST',
          path: `${path}/undo`,
          body: { never_opened: true },
        });
        print(
          answer,
          translate({
            es: 'Los números vuelven a estar aquí. Antes de emitir, diga con cuál sigue cada serie: «series next».',
            en: 'The numbers are here again. Before you issue, say with which each series goes on: “series next”.',
          }),
        );
      }),
    );
}

/** Waits until the file is written, which Ctrl+C ends. */
async function written(
  client: Pick<Client, 'call'>,
  body: MoveBody,
  signal: AbortSignal,
): Promise<MoveResource> {
  const line = progressLine();
  let state = moveResource.parse(await client.call({ method: 'POST', path, body }));
  while (state.state === 'moving') {
    const size = megabytes(state.bytes ?? 0);
    line.show(translate({ es: `Escribiendo el archivo: ${size}`, en: `Writing the file: ${size}` }));
    await sleep(500);
    const answer = signal.aborted
      ? client.call({ method: 'POST', path: `${path}/cancel` })
      : client.call({ method: 'GET', path });
    state = moveResource.parse(await answer);
  }
  line.clear();
  return state;
}
