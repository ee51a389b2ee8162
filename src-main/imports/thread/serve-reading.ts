import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FromThread } from './messages.ts';

/** Batches that may wait to be stored: enough to go on reading while one is written to the disk. */
const MOST_AHEAD = 3;

/** Reads for the other end of the port, and closes it after the last batch. Its own end is the thread's. */
export async function serveReading<Task, Batch>(
  port: MessagePort,
  task: Task,
  read: (task: Task, signal: AbortSignal) => AsyncIterable<Batch>,
  transferable: (batch: Batch) => ArrayBuffer[] = () => [],
): Promise<void> {
  const never = new AbortController().signal;
  let ahead = 0;
  port.on('message', () => {
    ahead -= 1;
  });
  for await (const batch of read(task, never)) {
    while (ahead >= MOST_AHEAD) await once(port, 'message');
    ahead += 1;
    port.postMessage({ kind: 'batch', batch } satisfies FromThread<Batch>, transferable(batch));
  }
  port.postMessage({ kind: 'end' } satisfies FromThread<Batch>);
  port.close();
}
