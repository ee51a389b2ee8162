import { spanishCommand } from './cli/input/spanish-command.ts';
import { serveOptions } from './cli/serve-options.ts';
import { defaultDataDir } from './config.ts';
import { version } from './process/build.ts';
import { exitCodes } from './startup/exit-codes.ts';
import { type ServeFlags, serve } from './startup/serve.ts';

/** The headless door: `mostrador serve`, which is all that this file can do. */
const command = serveOptions(spanishCommand('serve', { version, usageExitCode: exitCodes.usage })).option(
  '--data <carpeta>',
  'carpeta de datos',
  defaultDataDir(),
);

const flags = command.parse().opts<ServeFlags>();
void serve(flags);
