import type { MessagePort, Worker } from 'node:worker_threads';

const END = 'end';

/**
 * Asks a thread to end itself, and waits until it has. Threads that use better-sqlite3 are ended by this alone: to
 * terminate one within a call of a native module, its loading included, aborts the whole process.
 */
export async function endThread(thread: Worker): Promise<void> {
  // One that has ended has no event left.
  if (thread.threadId === -1) return;
  thread.ref();
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  thread.postMessage(END);
  await ended;
}

/** In the thread: aborted once it is asked to end. The port keeps the thread running until it is closed. */
export function endSignal(port: MessagePort): AbortSignal {
  const controller = new AbortController();
  port.on('message', (message) => {
    if (message === END) controller.abort(new Error('the thread was asked to end'));
  });
  return controller.signal;
}
