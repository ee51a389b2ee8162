import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromThread } from './messages.ts';

/**
 * Megabytes. What reading a document leaves to the collector is dead at once: with the 48 that V8 takes for what is
 * young, a thread is no faster and holds as many more.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

/**
 * Reads each task in a thread of its own, so that the service goes on issuing meanwhile; `threadFile` is a program that
 * serves such reading, as `import-thread`. Throws what the thread died of, and when it ends before its files do.
 */
export function readInThread<Task, Batch>(
  threadFile: string,
): (task: Task, signal: AbortSignal) => AsyncIterable<Batch> {
  return async function* readBatches(task, signal) {
    if (signal.aborted) return;
    const thread = new Worker(threadFile, { workerData: task, resourceLimits });
    // Errors of the thread reject the loop below. One while it is being terminated has no listener left, and would end
    // the service.
    thread.on('error', () => {});
    try {
      // Rejects when the thread dies of an error; ends when it is simply gone.
      for await (const [message] of messagesOf<Batch>(thread, signal)) {
        if (message?.kind !== 'batch') return;
        yield message.batch;
        thread.postMessage('taken');
      }
      throw new Error('a thread that reads files ended before its files did');
    } catch (reason) {
      if (!signal.aborted) throw reason;
    } finally {
      await thread.terminate();
    }
  };
}

function messagesOf<Batch>(thread: Worker, signal: AbortSignal): AsyncIterable<readonly FromThread<Batch>[]> {
  return on(thread, 'message', { signal, close: ['exit'] });
}
