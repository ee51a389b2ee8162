import { join } from 'node:path';
import { pinnedNode, root } from './lib/project.mjs';
import { runAttached } from './lib/run.mjs';
import { installTools } from './setup/install-tools.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run package -- dir|deb|appimage|nsis|dmg … [--trial] [--out FOLDER]`: sets up, then makes packages to install
// (docs/packaging.md). `--trial` makes them of what a machine without Electron's downloads has, for tests.

await reportFailures(async () => {
  await prepareProgram();
  await installTools();
  process.exitCode = await runAttached(pinnedNode(), [
    join(root, 'scripts', 'package', 'run.mjs'),
    ...process.argv.slice(2),
  ]);
});
