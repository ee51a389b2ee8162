import { ensureTools } from '../test/support/tools/ensure-tools.mjs';
import { buildProgram } from './lib/build.mjs';
import { checks, runCheck } from './lib/checks.mjs';
import { installDependencies } from './lib/install.mjs';
import { say, secondsSince } from './lib/say.mjs';
import { reportFailures, SetupFailure } from './lib/setup-failure.mjs';
import { tallyOf } from './lib/tally.mjs';
import { runVitest } from './lib/vitest-run.mjs';

// `npm test [-- ARGUMENTS OF VITEST] [--update]`: sets up, then checks everything. One part failing does not keep
// the others from running; the last line counts them all.

await reportFailures(async () => {
  await installDependencies();
  await ensureTools();
  const checked = [{ name: 'build', passed: await builds() }];
  for (const check of checks) {
    const startedAt = performance.now();
    const { passed, output } = await runCheck(check);
    if (!passed) console.log(output);
    say(`${check.name} ${passed ? 'passed' : 'FAILED'} (${secondsSince(startedAt)})`);
    checked.push({ name: check.name, passed });
  }
  const vitest = await runVitest(process.argv.slice(2));
  const tally = tallyOf({ checks: checked, vitest, mustAccountForSkips: Boolean(process.env.CI) });
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
