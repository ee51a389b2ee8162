import type { ChildProcess } from 'node:child_process';
import diagnosticsChannel from 'node:diagnostics_channel';
import { once } from 'node:events';

/** How long a process may take to end when it is asked to, milliseconds; then it is killed. */
const GRACE_MS = 10_000;

const running = new Set<ChildProcess>();

/** An argument of processes that all test files use: they end with this process. */
export const SHARED_BY_FILES = '--shared-by-test-files';

// Node publishes every process that this one starts, for any caller: services, browsers, databases.
diagnosticsChannel.subscribe('child_process', (message) => {
  const { process: child } = message as { readonly process: ChildProcess };
  running.add(child);
  child.once('exit', () => running.delete(child));
});

/** Ends every process that was started in this one and still runs, but those with the argument above. */
export async function endChildProcesses(): Promise<void> {
  const left = [...running].filter(({ spawnargs }) => !spawnargs.includes(SHARED_BY_FILES));
  for (const child of left) running.delete(child);
  await Promise.all(left.map(end));
}

async function end(child: ChildProcess): Promise<void> {
  // What could not be started never had a number.
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}
