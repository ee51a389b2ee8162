import { prepareAddon } from '../test/support/electron/prepare-addon.mjs';
import { ensureTools } from '../test/support/tools/ensure-tools.mjs';
import { say } from './lib/say.mjs';
import { buildProgram } from './setup/build.mjs';
import { installDependencies } from './setup/install.mjs';
import { reportFailures, SetupFailure } from './setup/setup-failure.mjs';
import { runChecks } from './testing/checks.mjs';
import { runShifted } from './testing/run-shifted.mjs';
import { tallyOf } from './testing/tally.mjs';
import { runVitest } from './testing/vitest-run.mjs';

// `npm test [-- ARGUMENTS OF VITEST] [--update] [--shifted]`: sets up, then checks everything. One part failing does
// not keep the others from running; the last line counts them all. `--shifted` runs the tests that touch dates once
// more, on another day.

await reportFailures(async () => {
  const args = process.argv.slice(2).filter((arg) => arg !== '--shifted');
  await installDependencies();
  await ensureTools();
  const [passed] = await Promise.all([builds(), prepareAddon()]);
  const build = { name: 'build', passed };
  // Beside the tests, which wait much of their time.
  const checking = runChecks();
  const runs = [{ vitest: await runVitest(args) }];
  if (process.argv.includes('--shifted')) runs.push(await runShifted());
  const checks = [build, ...(await checking)];
  const tally = tallyOf({ checks, runs, mustAccountForSkips: Boolean(process.env.CI) });
  for (const name of tally.skipped) console.log(`skipped: ${name}`);
  for (const name of tally.failed) console.log(`failed: ${name}`);
  console.log(`${tally.passed} passed, ${tally.failed.length} failed`);
  if (tally.failed.length > 0) process.exitCode = 1;
});

async function builds() {
  try {
    await buildProgram();
    return true;
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    say(error.message);
    return false;
  }
}
