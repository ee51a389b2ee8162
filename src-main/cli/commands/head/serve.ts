import type { Command } from 'commander';
import { ConfigError } from '../../../config/config-error.ts';
import type { CommandTools } from '../../command-tools.ts';
import { type HeadFlags, headFault, headOptions } from '../../input/head-options.ts';

/** `head serve`: a head office in this process. */
export function addHeadServeCommand(head: Command, { guarded, dataDir }: CommandTools): void {
  headOptions(head.command('serve')).action((flags: HeadFlags) =>
    guarded(async () => {
      const fault = headFault(flags);
      if (fault !== undefined) throw new ConfigError(fault);
      // The whole head office, which no other command needs.
      const { serveHead } = await import('../../../startup/serve-head.ts');
      serveHead({ ...flags, data: dataDir() });
    }),
  );
}
