import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetFile, SheetFiles } from './sheet.ts';
import type { RowsToWrite, SheetAnswer, SheetTask } from './sheet-messages.ts';

/** A file made to take forever, or all the memory, ends its thread and nothing else. */
const LONGEST_MS = 60_000;
const HEAP_MB = 1024;

/** Reads and writes each file in a thread of its own; `threadFile` is the program of `sheet-thread`. */
export function sheetsInThread(threadFile: string): SheetFiles {
  return {
    async read(bytes) {
      const rows: (readonly string[])[] = [];
      const thread = start(threadFile, { kind: 'read', bytes });
      try {
        for await (const answer of answersOf(thread)) {
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
      const thread = start(threadFile, { kind: 'write', format, first, more });
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

function start(threadFile: string, task: SheetTask): Worker {
  return new Worker(threadFile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
}

async function send(thread: Worker, rows: SheetFile['rows']): Promise<void> {
  const say = (message: RowsToWrite) => thread.postMessage(message);
  try {
    for await (const part of rows) say({ rows: part });
    say('end');
  } catch (reason) {
    // Without its rows it would wait for them until its time is over.
    await thread.terminate();
    throw reason;
  }
}

async function* answersOf(thread: Worker): AsyncGenerator<SheetAnswer> {
  try {
    const messages: AsyncIterable<readonly SheetAnswer[]> = on(thread, 'message', {
      close: ['exit'],
      signal: AbortSignal.timeout(LONGEST_MS),
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
