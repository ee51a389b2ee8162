import { resolve } from 'node:path';
import type { Command } from 'commander';
import { supportFile } from '../../../contract/business/support-file.ts';
import type { CommandTools } from '../../command-tools.ts';
import { STANDARD, writeBytes } from '../../input/files.ts';

/** `support-file`: what to give to whoever helps. */
export function addSupportFileCommand(program: Command, { withClient, print }: CommandTools): void {
  program
    .command('support-file')
    .description('guarda lo que necesita quien le da soporte, sin datos de personas ni claves')
    .requiredOption('--out <archivo>', 'el archivo que se crea; «-» es la salida')
    .action(({ out }: { out: string }) =>
      withClient(async (client) => {
        const answer = supportFile.parse(
          await client.call({ method: 'GET', path: '/v1/local/support-file' }),
        );
        const bytes = Buffer.from(`${JSON.stringify(answer, null, 2)}\n`);
        await writeBytes(out, bytes);
        if (out === STANDARD) return;
        print(
          { file: resolve(out), bytes: bytes.length },
          `Guardado en ${resolve(out)}. Léalo antes de enviarlo.`,
        );
      }),
    );
}
