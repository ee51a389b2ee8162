import { join } from 'node:path';
import { pinnedNode, root } from './lib/project.mjs';
import { runAttached } from './lib/run.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run bench [-- NAMES] [--OPTIONS]`: sets up, then runs the benchmarks of `test/bench` (`run.ts` there says all
// about it).

await reportFailures(async () => {
  await prepareProgram();
  process.exitCode = await runAttached(pinnedNode(), [
    join(root, 'test', 'bench', 'run.ts'),
    ...process.argv.slice(2),
  ]);
});
