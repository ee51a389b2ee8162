import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetFile, SheetFiles } from './sheet.ts';
import type { RowsToWrite, SheetAnswer, SheetTask } from './sheet-messages.ts';

/**
 * A file made to take forever, or all the memory, ends its thread and nothing else. Far more time than fifty thousand
 * rows take on a slow computer that is busy with other things. What is written is our own, and takes as long as it takes.
 */
const atMost = { heapMb: 1024, seconds: 5 * 60 };

/** What is new moves to the old at once when room runs out; from a larger one, too much for V8, which ends the program. */
const YOUNG_MB = 12;

/** Reads and writes each file in a thread of its own; `threadFile` is the program of `sheet-thread`. */
export function sheetsInThread(threadFile: string, limits = atMost): SheetFiles {
  return {
    async read(bytes) {
      const rows: (readonly string[])[] = [];
      const thread = start(threadFile, { kind: 'read', bytes }, limits);
      try {
        for await (const answer of answersOf(thread, AbortSignal.timeout(limits.seconds * 1000))) {
          if (answer.kind === 'rows') rows.push(...answer.rows);
          else if (answer.kind === 'end') return { kind: 'sheet', format: answer.format, rows };
          else if (answer.kind === 'unreadable') return answer;
        }
      } catch (reason) {
        if (!isTooMuch(reason)) throw reason;
      }
      return { kind: 'unreadable', why: 'too_large' };
    },

    async write({ rows, more, ...first }, format) {
      const thread = start(threadFile, { kind: 'write', format, first, more }, limits);
      const answers = answersOf(thread);
      const sent = send(thread, rows);
      for await (const answer of answers) {
        await sent;
        if (answer.kind === 'written') return answer.bytes;
      }
      throw new Error('the thread that writes a spreadsheet ended before it was written');
    },
  };
}

function start(threadFile: string, task: SheetTask, { heapMb }: typeof atMost): Worker {
  return new Worker(threadFile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
}

async function send(thread: Worker, rows: SheetFile['rows']): Promise<void> {
  const post = (message: RowsToWrite) => thread.postMessage(message);
  try {
    for await (const part of rows) post({ rows: part });
    post('end');
  } catch (reason) {
    // Without its rows it would wait for them until its time is over.
    await thread.terminate();
    throw reason;
  }
}

async function* answersOf(thread: Worker, signal?: AbortSignal): AsyncGenerator<SheetAnswer> {
  try {
    const messages: AsyncIterable<readonly SheetAnswer[]> = on(thread, 'message', {
      close: ['exit'],
      ...(signal && { signal }),
    });
    for await (const [answer] of messages) if (answer) yield answer;
  } finally {
    await thread.terminate();
  }
}

/** It took all its time, or all its memory. */
function isTooMuch(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return reason.name === 'AbortError' || ('code' in reason && reason.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
