import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder in memory that Linux has, for temporary files of any user. */
const inMemory = '/dev/shm';

/** A run has some hundred megabytes at once; the rest is for the programs under test. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Makes a temporary folder in memory: tests write thousands of databases, each commit of which waits for the disk.
 *
 * @param {string} [parent]
 * @param {number} [neededBytes]
 * @returns {string | undefined} undefined where the system has none, or one that is small or starts no programs
 */
export function makeMemoryFolder(parent = inMemory, neededBytes = NEEDED_BYTES) {
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < neededBytes || startsNothing(parent)) return undefined;
    const folder = mkdtempSync(join(parent, 'mostrador-test-'));
    // PostgreSQL runs as a user of its own where the tests run as root.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} mount
 * @returns {boolean}
 */
function startsNothing(mount) {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounts.some((line) => line.split(' ')[1] === mount && /\bnoexec\b/.test(line));
}
