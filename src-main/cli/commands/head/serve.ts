import type { Command } from 'commander';
import { ConfigError } from '../../../config/config-error.ts';
import { translate } from '../../../process/language.ts';
import type { HeadFlags } from '../../../startup/serve-head.ts';
import { NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { headArguments, headFault, headOptions, startsHead } from '../../input/head-options.ts';
import { headSystemd } from '../../system-service/systemd.ts';
import { serviceCommands } from '../program/service.ts';

/** `head serve`: a head office in this process; `head service`: one that the system starts by itself. */
export function addHeadServeCommands(head: Command, tools: CommandTools): void {
  const { guarded, dataDir } = tools;
  headOptions(head.command('serve').description(startsHead)).action((flags: HeadFlags) =>
    guarded(async () => {
      check(flags);
      // The whole head office, which no other command needs.
      const { serveHead } = await import('../../../startup/serve-head.ts');
      serveHead({ ...flags, data: dataDir() });
    }),
  );
  serviceCommands<HeadFlags>(
    head
      .command('service')
      .description(
        translate({ es: 'que el sistema la inicie sola', en: 'has the system start it by itself' }),
      ),
    tools,
    {
      options: headOptions,
      unit: headSystemd([]),
      system(flags) {
        if (process.platform !== 'linux') throw new NotDoneError(onlyLinux);
        if (flags) check(flags);
        return headSystemd(flags ? headArguments(flags) : []);
      },
    },
  );
}

function check(flags: HeadFlags): void {
  const fault = headFault(flags);
  if (fault !== undefined) throw new ConfigError(fault);
}

const onlyLinux = translate({
  es: 'Como servicio, la matriz corre solo en Linux (systemd). Aquí iníciela con «head serve».',
  en: 'As a service a head office runs on Linux alone (systemd). Start it here with “head serve”.',
});
