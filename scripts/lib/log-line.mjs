/**
 * Prints one line for the person at the terminal. Always on stderr: the output of a command belongs to
 * the programs that read it.
 *
 * @param {string} line
 */
export function logLine(line) {
  process.stderr.write(`mostrador: ${line}\n`);
}

/**
 * A duration as people read it.
 *
 * @param {number} startedAt as `performance.now()` gave it
 */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
