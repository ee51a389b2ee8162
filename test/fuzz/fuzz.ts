import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { describeFuzz } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

/*
 * The long fuzz: `npm run fuzz -- [--requests 20000] [--seed S] [--lines 8] [--only OPERATION]`. Everything the
 * service's own description offers, sound and broken; a law that an answer breaks is an exit code of 1.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    lines: { type: 'string', default: '8' },
    failures: { type: 'string', default: '40' },
    only: { type: 'string' },
  },
});

console.log(`fuzz: ${values.requests} requests, seed ${values.seed} …`);
const report = await runFuzz({
  seed: Number(values.seed),
  requests: Number(values.requests),
  lines: Number(values.lines),
  mostFailures: Number(values.failures),
  only: values.only,
});
console.log(describeFuzz(report));
if (report.failures.length > 0 || report.logged.length > 0) process.exitCode = 1;
