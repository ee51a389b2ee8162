import { existsSync } from 'node:fs';
import { logLine, secondsSince } from '../../../scripts/lib/log-line.mjs';
import { runQuietly } from '../../../scripts/lib/run.mjs';
import { headlessBrowser } from './headless-browser.mjs';
import { letOtherUsersThrough } from './let-other-users-through.mjs';
import { neededTools, nightlyTools } from './needed-tools.mjs';

const aptTimeoutMs = 5 * 60_000;

/**
 * Unpacks the browser and installs the system's programs that tests check against, where this process may (root on Debian or Ubuntu), and
 * tells which are missing where it may not: the tests that need them then skip, by name.
 *
 * @param {{ readonly nightly?: boolean }} [which] `nightly`: those of `npm run test:all` too
 */
export async function ensureTools({ nightly = false } = {}) {
  if (process.platform !== 'linux') return;
  letOtherUsersThrough();
  // Before the tests, which would each unpack one of their own.
  await headlessBrowser();
  const tools = nightly ? [...neededTools, ...nightlyTools] : neededTools;
  const missing = missingOf(tools);
  if (missing.length === 0) return;
  if (canInstallTools()) await installTools(missing);
  const stillMissing = missingOf(tools).map(({ name }) => name);
  if (stillMissing.length > 0)
    logLine(`not on this machine: ${stillMissing.join(', ')}; their tests will skip`);
}

/** Whether a missing tool is the fault of this machine (no) or of the set-up (yes). */
export function canInstallTools() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {readonly import('./needed-tools.mjs').NeededTool[]} tools */
function missingOf(tools) {
  return tools.filter(({ isPresent }) => !isPresent());
}

/** @param {readonly import('./needed-tools.mjs').NeededTool[]} tools */
async function installTools(tools) {
  const packages = [...new Set(tools.map(({ debianPackage }) => debianPackage))];
  const startedAt = performance.now();
  logLine(`installing test tools: ${packages.join(' ')}`);
  await apt(['update']);
  if (await installPackages(packages)) {
    logLine(`test tools installed in ${secondsSince(startedAt)}`);
    return;
  }
  // One that this release of the system calls otherwise must not keep the others out.
  for (const each of packages) await installPackages([each]);
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>}
 */
async function installPackages(packages) {
  return await apt(['install', '-y', '--no-install-recommends', ...packages]);
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it did what it was asked
 */
async function apt(args) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { exitCode, output } = await runQuietly('apt-get', ['-qq', ...args], {
    env,
    timeoutMs: aptTimeoutMs,
  });
  if (exitCode !== 0) logLine(`apt-get ${args[0]} failed:\n${output.trim()}`);
  return exitCode === 0;
}
