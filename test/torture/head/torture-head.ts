import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { describeHeadTorture, runHeadTorture } from './run-head-torture.ts';

/*
 * `npm run torture -- head [--kills 10] [--database-kills 2] [--till-kills 10] [--tills 4] [--lost 0.05] [--seed S]`.
 * It ends after the kills, and is judged after everything was reported. A difference is an exit code of 1.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    'database-kills': { type: 'string', default: '2' },
    'till-kills': { type: 'string', default: '10' },
    tills: { type: 'string', default: '4' },
    lost: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});

const report = await runHeadTorture({
  seed: Number(values.seed),
  kills: Number(values.kills),
  databaseKills: Number(values['database-kills']),
  tillKills: Number(values['till-kills']),
  tills: Number(values.tills),
  lost: Number(values.lost),
});
console.log(describeHeadTorture(report));
if (report.broken.length > 0) process.exitCode = 1;
