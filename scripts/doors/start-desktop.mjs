import { logLine } from '../lib/log-line.mjs';
import { root } from '../lib/project.mjs';
import { runAttached } from '../lib/run.mjs';

/** How a program ends that a person stopped: 128 + SIGINT, 128 + SIGTERM. */
const stoppedByPerson = [130, 143];
/** How ours ends once it has explained why it does not open (src-main/startup/exit-codes.ts): another would say the same. */
export const explainedExitCodes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** An Electron that fails within this time never had a window: libraries or the kernel's sandbox are missing. */
const startupMs = 5_000;

/**
 * Runs the desktop in this command's place.
 *
 * @param {string} electron
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} false when it could not start here at all
 */
export async function startDesktop(electron, args) {
  const startedAt = performance.now();
  const exitCode = await runAttached(electron, [...sandboxFlags(), root, ...args]).catch((error) => {
    logLine(String(error));
    return 127;
  });
  const failedAtOnce = exitCode !== 0 && performance.now() - startedAt < startupMs;
  if (failedAtOnce && ![...stoppedByPerson, ...explainedExitCodes].includes(exitCode)) return false;
  process.exitCode = exitCode;
  return true;
}

/** Chromium refuses to run its sandbox as root. Nobody runs a shop as root; developers in containers do. */
function sandboxFlags() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
