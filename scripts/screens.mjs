import { join } from 'node:path';
import { pinnedNode, root } from './lib/project.mjs';
import { runAttached } from './lib/run.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `node scripts/screens.mjs [--out DIR] [--only NAME …] [--states NAME …] [--axe]`: sets up, then takes a picture of
// every screen of the window, for people to look at.

await reportFailures(async () => {
  await prepareProgram();
  process.exitCode = await runAttached(pinnedNode(), [
    join(root, 'test', 'e2e', 'tour', 'tour.ts'),
    ...process.argv.slice(2),
  ]);
});
