import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareProgram } from './lib/prepare.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { runInPlace } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { reportFailures, SetupFailure } from './lib/setup-failure.mjs';

// `npm run bench [-- NAMES] [--OPTIONS OF THE BENCHMARK]`: sets up, then runs `test/bench/NAME.bench.ts`, one after
// the other; all of them when none is named. Each prints a table; a goal that was missed is an exit code of 1.

const folder = join(root, 'test', 'bench');
const suffix = '.bench.ts';

await reportFailures(async () => {
  const args = process.argv.slice(2);
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const named = firstOption === -1 ? args : args.slice(0, firstOption);
  const options = args.slice(named.length);
  const known = readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .sort();
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new SetupFailure(`there is no benchmark «${unknown}»; there are: ${known.join(', ')}`);
  }
  await prepareProgram();
  for (const name of named.length > 0 ? named : known) {
    say(`benchmark ${name}`);
    const exitCode = await runInPlace(pinnedNode(), [join(folder, `${name}${suffix}`), ...options]);
    if (exitCode !== 0) process.exitCode = 1;
  }
});
