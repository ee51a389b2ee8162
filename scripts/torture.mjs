import { join } from 'node:path';
import { pinnedNode, root } from './lib/project.mjs';
import { runAttached } from './lib/run.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run torture [-- --kills N --minutes M --seed S]`: sets up, then kills the service hundreds of times while it is
// used and its authority misbehaves, and judges what is left. `npm run torture -- head` does so to a head office and its
// PostgreSQL while tills issue. A broken law is an exit code of 1.

await reportFailures(async () => {
  await prepareProgram();
  const [first, ...rest] = process.argv.slice(2);
  const isOfHead = first === 'head';
  process.exitCode = await runAttached(pinnedNode(), [
    join(root, 'test', 'torture', isOfHead ? 'head/torture-head.ts' : 'torture.ts'),
    ...(isOfHead ? rest : process.argv.slice(2)),
  ]);
});
