import { Worker } from 'node:worker_threads';
import type { ExportMessage } from './serve-export.ts';
import type { ExportTask } from './write-export.ts';

/** Makes a file; gives its bytes. Rejects with ExportFailure, or with the signal's reason on abort. */
export type MakeExport = (
  task: ExportTask,
  watch: { readonly onProgress: (documents: number) => void; readonly signal: AbortSignal },
) => Promise<number>;

/** The file could not be made. */
export class ExportFailure extends Error {
  override readonly name = 'ExportFailure';
  /** Of the system: ENOSPC where the disk is full. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Each file in a thread of its own, which ends with it.
 *
 * @param threadFile the program of `export-thread`
 * @param file the database; open, and up to date
 */
export function exportsInThread(threadFile: string, file: string): MakeExport {
  return async (task, { onProgress, signal }) => {
    signal.throwIfAborted();
    const thread = new Worker(threadFile, { workerData: { file, task } });
    const giveUp = () => void thread.terminate();
    signal.addEventListener('abort', giveUp);
    try {
      return await new Promise<number>((resolve, reject) => {
        thread.on('message', (message: ExportMessage) => {
          if (message.kind === 'progress') onProgress(message.documents);
          else if (message.kind === 'done') resolve(message.bytes);
          else reject(new ExportFailure(message.reason, message.code));
        });
        thread.once('error', (reason) => reject(new ExportFailure(String(reason))));
        thread.once('exit', () =>
          reject(signal.aborted ? signal.reason : new ExportFailure('the thread ended before its file')),
        );
      });
    } finally {
      signal.removeEventListener('abort', giveUp);
      await thread.terminate();
    }
  };
}
