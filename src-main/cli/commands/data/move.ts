import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { moveResource } from '../../../contract/business/move.ts';
import { NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { askNewPassphrase } from '../../input/passphrase.ts';
import { passphraseOption } from './backup.ts';

const path = '/v1/local/move';

/** `moves …`: the business goes to another computer in one file. */
export function addMoveCommands(program: Command, { withClient, print }: CommandTools): void {
  const moves = program.command('moves').description('el negocio se va a otra computadora');
  const create = moves
    .command('create')
    .description(
      'mueve el negocio a otra computadora: escribe un archivo, y aquí ya no se emite en producción',
    )
    .argument('<archivo>', 'archivo .age que se crea; en la otra computadora se abre con «restore»')
    .option(...passphraseOption)
    .action((name: string, { passphraseFile }: { passphraseFile?: string }) =>
      withClient(async (client) => {
        const [file, passphrase] = [resolve(name), await askNewPassphrase(passphraseFile)];
        const body = { file, passphrase, passphrase_again: passphrase };
        let state = moveResource.parse(await client.call({ method: 'POST', path, body }));
        while (state.state === 'moving') {
          await sleep(500);
          state = moveResource.parse(await client.call({ method: 'GET', path }));
        }
        if (state.problem !== undefined) throw new NotDoneError(state.problem);
        print(
          state,
          `El negocio está en ${file}. En la otra computadora: «restore ${file}», antes de siete días y en una sola.\n` +
            'Aquí ya no se emite ni se envía nada de producción; lo que hay se puede ver e imprimir.',
        );
      }),
    );
  create.addHelpText('after', '\nSi el archivo nunca se abrió en otra: «moves undo --never-opened».');
  moves
    .command('undo')
    .description('deshace un cambio de computadora que no llegó a hacerse')
    .requiredOption(
      '--never-opened',
      'afirma que el archivo nunca se abrió en otra computadora, ni se abrirá',
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
          'Los números vuelven a estar aquí. Antes de emitir, diga con cuál sigue cada serie: «series next».',
        );
      }),
    );
}
