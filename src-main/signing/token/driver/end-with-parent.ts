import { Worker } from 'node:worker_threads';

/** Runs in a thread of its own: the main one may be in the driver, and hear of nothing. */
const watch = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  try {
    process.kill(workerData.parent, 0);
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}, 1_000);
`;

/**
 * Ends this process soon after the one that started it, even while the driver hangs: one left behind would hold
 * the token, and the next start of the program could not use it.
 */
export function endWithParent(): void {
  const workerData = { parent: process.ppid };
  new Worker(watch, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}
