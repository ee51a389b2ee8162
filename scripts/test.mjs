import { reportFailures } from './setup/setup-failure.mjs';
import { runChecks } from './testing/checks.mjs';
import { conclude } from './testing/conclude.mjs';
import { prepareTests } from './testing/prepare-tests.mjs';
import { runTests } from './testing/run-tests.mjs';

/** Continuous integration gives a run ninety minutes, set-up included. */
const timeoutMs = 75 * 60_000;

// `npm test [-- ARGUMENTS OF VITEST] [--update]`: sets up, then checks everything but what is rare. One part failing
// does not keep the others from running; the last line counts them all.

await reportFailures(async () => {
  const args = process.argv.slice(2);
  const checks = [await prepareTests(), ...(await runChecks())];
  const runs = [{ vitest: await runTests(['--project=!nightly', ...args], { timeoutMs }) }];
  conclude({ checks, runs });
});
