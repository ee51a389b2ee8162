import { resolve } from 'node:path';
import type { Command } from 'commander';
import { supportFile } from '../../../contract/business/support-file.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { STANDARD, writeBytes } from '../../input/files.ts';
import { placeholders } from '../../input/placeholders.ts';

/** `support-file`: what to give to support. */
export function addSupportFileCommand(program: Command, { withClient, print, terminal }: CommandTools): void {
  program
    .command('support-file')
    .description(
      translate({
        es: 'guarda lo que necesita quien le da soporte, sin datos de personas ni claves',
        en: 'saves what your support needs, without data of people or keys',
      }),
    )
    .requiredOption(
      `--out <${placeholders.file}>`,
      translate({
        es: 'el archivo que se crea; «-» es la salida',
        en: 'the file that is created; “-” is standard output',
      }),
    )
    .action(({ out }: { out: string }) =>
      withClient(async (client) => {
        const answer = supportFile.parse(
          await client.call({ method: 'GET', path: '/v1/local/support-file' }),
        );
        const bytes = Buffer.from(`${JSON.stringify(answer, null, 2)}\n`);
        await writeBytes(out, bytes, terminal);
        if (out === STANDARD) return;
        print(
          { file: resolve(out), bytes: bytes.length },
          translate({
            es: `Guardado en ${resolve(out)}. Léalo antes de enviarlo.`,
            en: `Saved in ${resolve(out)}. Read it before you send it.`,
          }),
        );
      }),
    );
}
