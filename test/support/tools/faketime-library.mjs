import { spawnSync } from 'node:child_process';

/**
 * `faketime` makes shared memory named after its process. What was killed under it leaves its own behind, and a later
 * process of the same number fails: the next one has another number.
 */
const triesAtMost = 10;

/** @type {string | undefined} */
let found;

/**
 * Where libfaketime lies, as its own command says.
 *
 * @returns {string | undefined} undefined where it is not installed
 */
export function faketimeLibrary() {
  for (let tries = 0; found === undefined && tries < triesAtMost; tries += 1) {
    const { status, stdout, error } = spawnSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    if (error !== undefined) return undefined;
    if (status === 0 && stdout.trim() !== '') found = stdout.trim();
  }
  return found;
}
