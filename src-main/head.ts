import { headFault, headOptions, startsHead } from './cli/input/head-options.ts';
import { localizedCommand } from './cli/input/localized-command.ts';
import { placeholders } from './cli/input/placeholders.ts';
import { version } from './process/build.ts';
import { translate } from './process/language.ts';
import { exitCodes } from './startup/exit-codes.ts';
import { type HeadFlags, serveHead } from './startup/serve-head.ts';

/** The door of a head office, where the documents of many stations come together. */
const command = headOptions(
  localizedCommand('head', { version, usageExitCode: exitCodes.usage }).description(startsHead),
).requiredOption(
  `--data <${placeholders.folder}>`,
  translate({ es: 'carpeta de la matriz', en: 'folder of the head office' }),
);

const flags = command.parse().opts<HeadFlags & { readonly data: string }>();
const fault = headFault(flags);
if (fault !== undefined) {
  console.error(fault);
  process.exit(exitCodes.usage);
}
serveHead(flags);
