import { join } from 'node:path';
import { pinnedNode, root } from './lib/project.mjs';
import { runInPlace } from './lib/run.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run torture [-- --kills N --minutes M --seed S]`: sets up, then kills the service hundreds of times while it is
// used and its authority misbehaves, and judges what is left. A broken law is an exit code of 1.

await reportFailures(async () => {
  await prepareProgram();
  process.exitCode = await runInPlace(pinnedNode(), [
    join(root, 'test', 'torture', 'torture.ts'),
    ...process.argv.slice(2),
  ]);
});
