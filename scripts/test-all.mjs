import { parseArgs } from 'node:util';
import { prepareAddon } from '../test/support/electron/prepare-addon.mjs';
import { logLine, secondsSince } from './lib/log-line.mjs';
import { reportFailures, SetupFailure } from './setup/setup-failure.mjs';
import { runChecks } from './testing/checks.mjs';
import { conclude } from './testing/conclude.mjs';
import { parts } from './testing/parts.mjs';
import { prepareTests } from './testing/prepare-tests.mjs';
import { tallyOf } from './testing/tally.mjs';

// `npm run test:all [-- --part NAME] [FILES]`: what `npm test` runs and what is rare: Electron, the system's keyring,
// packages, programs of other languages, long histories and torture, every screen; and services and contract on other
// days. `--part` runs some parts alone, without lint and types, FILES those files of them. Ends with the same line.

await reportFailures(async () => {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: { part: { type: 'string', multiple: true } },
  });
  const names = values.part ?? parts.map(({ name }) => name);
  const chosen = parts.filter(({ name }) => names.includes(name));
  if (chosen.length < new Set(names).size) {
    throw new SetupFailure(`the parts are ${parts.map(({ name }) => name).join(', ')}`);
  }
  const built = await prepareTests({ nightly: true });
  const checks = [built, ...(values.part === undefined ? await runChecks({ nightly: true }) : [])];
  await prepareAddon();
  /** @type {import('./testing/tally.mjs').TestRun[]} */
  const runs = [];
  /** @type {string[]} */
  const lines = [];
  for (const part of chosen) {
    logLine(`part ${part.name}…`);
    const startedAt = performance.now();
    const run = await part.run(files);
    runs.push(run);
    const { passed, failed } = tallyOf({ checks: [], runs: [run], mustAccountForSkips: false });
    lines.push(`part ${part.name}: ${passed} passed, ${failed.length} failed (${secondsSince(startedAt)})`);
  }
  for (const line of lines) console.log(line);
  conclude({ checks, runs });
});
