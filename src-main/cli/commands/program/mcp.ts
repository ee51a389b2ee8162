import type { Command } from 'commander';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { placeholders } from '../../input/placeholders.ts';

/** `mcp`: serves an agent over this process's input and output, in the name of an API key. */
export function addMcpCommand(program: Command, { dataDir, guarded }: CommandTools): void {
  program
    .command('mcp')
    .description(
      translate({
        es: 'atiende a un agente de inteligencia artificial (Model Context Protocol, por stdio)',
        en: 'serves an artificial intelligence agent (Model Context Protocol, over stdio)',
      }),
    )
    .option(
      `--key-file <${placeholders.file}>`,
      translate({
        es: 'archivo con la clave de API; sin él, la variable MOSTRADOR_API_KEY',
        en: 'file with the API key; without it, the variable MOSTRADOR_API_KEY',
      }),
    )
    .action(({ keyFile }: { keyFile?: string }) =>
      guarded(async () => {
        // Loaded when it is wanted: the other commands start without the protocol's library.
        const { openMcpDoor } = await import('../../../mcp/server/open-mcp-door.ts');
        await openMcpDoor({ dataDir: dataDir(), keyFile });
      }),
    );
}
