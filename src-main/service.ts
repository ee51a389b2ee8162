import { localizedCommand } from './cli/input/localized-command.ts';
import { placeholders } from './cli/input/placeholders.ts';
import { serveOptions } from './cli/input/serve-options.ts';
import { defaultDataDir } from './config/default-folders.ts';
import { version } from './process/build.ts';
import { translate } from './process/language.ts';
import { exitCodes } from './startup/exit-codes.ts';
import { type ServeFlags, serve } from './startup/serve.ts';

/** The headless door: `mostrador serve`, which is all that this file can do. */
const command = serveOptions(localizedCommand('serve', { version, usageExitCode: exitCodes.usage })).option(
  `--data <${placeholders.folder}>`,
  translate({ es: 'carpeta de datos', en: 'data folder' }),
  defaultDataDir(),
);

const flags = command.parse().opts<ServeFlags>();
void serve(flags);
