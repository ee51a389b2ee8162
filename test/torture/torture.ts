import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { describeTorture } from './report.ts';
import { runTorture } from './run-torture.ts';

/*
 * The long torture: `npm run torture -- [--kills 300] [--minutes 20] [--seed S]`. It ends after the kills or the
 * minutes, whichever come first, and is judged after everything was delivered. A broken law is an exit code of 1.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    tills: { type: 'string', default: '4' },
  },
});

console.log(`torture: ${values.kills} kills or ${values.minutes} minutes, seed ${values.seed} …`);
const report = await runTorture({
  seed: Number(values.seed),
  kills: Number(values.kills),
  longestMs: Number(values.minutes) * 60_000,
  tills: Number(values.tills),
  longestPauseMs: 300,
  drainedWithinMs: 10 * 60_000,
});
console.log(describeTorture(report));
if (report.broken.length > 0) process.exitCode = 1;
