import { prepareAddon } from '../test/support/electron/prepare-addon.mjs';
import { reportFailures } from './setup/setup-failure.mjs';
import { conclude } from './testing/conclude.mjs';
import { prepareTests } from './testing/prepare-tests.mjs';
import { runShifted } from './testing/run-shifted.mjs';
import { runTests } from './testing/run-tests.mjs';

const timeoutMs = 4 * 60 * 60_000;

// `npm run test:all [-- ARGUMENTS OF VITEST]`: what `npm test` runs and what is rare: Electron, the system's keyring,
// packages, programs of other languages, long histories and torture, every screen; and all that touches dates on another
// day. Ends with the same line.

await reportFailures(async () => {
  const args = process.argv.slice(2);
  const checks = await prepareTests({ nightly: true });
  await prepareAddon();
  /** @type {import('./testing/tally.mjs').TestRun[]} */
  const runs = [{ vitest: await runTests(args, { timeoutMs, surroundings: { TEST_ALL: '1' } }) }];
  if (args.length === 0) runs.push(await runShifted({ timeoutMs }));
  conclude({ checks, runs });
});
