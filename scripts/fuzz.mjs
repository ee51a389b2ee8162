import { join } from 'node:path';
import { pinnedNode, root } from './lib/project.mjs';
import { runAttached } from './lib/run.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run fuzz [-- --requests N --seed S --only OPERATION]`: sets up, then asks the running service everything its own
// description offers, sound and broken, and judges every answer. A broken law is an exit code of 1.

await reportFailures(async () => {
  await prepareProgram();
  process.exitCode = await runAttached(pinnedNode(), [
    join(root, 'test', 'fuzz', 'fuzz.ts'),
    ...process.argv.slice(2),
  ]);
});
