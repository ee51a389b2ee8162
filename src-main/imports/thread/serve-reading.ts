import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { ItemBatch, ReadItems, ReadingTask } from '../reading/read-items.ts';
import type { FromThread } from './messages.ts';

/** Batches that may wait to be stored: enough to go on reading while one is written to the disk. */
const MOST_AHEAD = 3;

/** Reads for the other end of the port, and closes it after the last batch. Its own end is the thread's. */
export async function serveReading(
  port: MessagePort,
  task: ReadingTask,
  readItems: ReadItems,
): Promise<void> {
  const never = new AbortController().signal;
  const say = (message: FromThread) => port.postMessage(message, transferable(message));
  let ahead = 0;
  port.on('message', () => {
    ahead -= 1;
  });
  for await (const batch of readItems(task, never)) {
    while (ahead >= MOST_AHEAD) await once(port, 'message');
    ahead += 1;
    say({ kind: 'batch', batch });
  }
  say({ kind: 'end' });
  port.close();
}

/** The documents, which are most of a batch, change hands without being copied. */
function transferable(message: FromThread): ArrayBuffer[] {
  return message.kind === 'batch' ? documentsIn(message.batch) : [];
}

function documentsIn({ items }: ItemBatch): ArrayBuffer[] {
  return items.flatMap(({ outcome }) => {
    const buffer = outcome.kind === 'pending' ? outcome.document?.signedXml.buffer : undefined;
    return buffer instanceof ArrayBuffer ? [buffer] : [];
  });
}
