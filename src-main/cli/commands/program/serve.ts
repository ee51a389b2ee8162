import type { Command } from 'commander';
import type { ServeFlags } from '../../../startup/serve.ts';
import type { CommandTools } from '../../command-tools.ts';
import { serveOptions } from '../../input/serve-options.ts';

/** `serve`: the service without a window, in this process. */
export function addServeCommand(program: Command, { dataDir }: CommandTools): void {
  serveOptions(program.command('serve')).action(async (flags: Pick<ServeFlags, 'port' | 'greet'>) => {
    // The whole program, which no other command needs where a service runs.
    const { serve } = await import('../../../startup/serve.ts');
    await serve({ ...flags, data: dataDir() });
  });
}
