import { join } from 'node:path';
import { ensureTools } from '../test/support/tools/ensure-tools.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { runAttached } from './lib/run.mjs';
import { findElectron } from './setup/electron-binary.mjs';
import { installTools } from './setup/install-tools.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run package:test`: makes trial packages of several versions, installs them, sells, updates and goes back. It takes
// minutes, most of them for packing, so `npm test` leaves it out.

await reportFailures(async () => {
  await prepareProgram();
  await installTools();
  await ensureTools({ nightly: true });
  // Where the current one can be had, packages are tried with it.
  await findElectron();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(root, 'scripts', 'package', 'vitest.config.mjs');
  const args = ['run', '--root', root, '--config', config, ...process.argv.slice(2)];
  process.exitCode = await runAttached(pinnedNode(), [vitest, ...args]);
});
