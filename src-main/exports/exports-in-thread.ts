import { Worker } from 'node:worker_threads';
import type { PageLanguage } from '../documents/printing/page-language.ts';
import { endThread } from '../process/thread-end.ts';
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
 * @param database its file, or its address where it is a server's; open, and up to date
 * @param pageLanguage of the printed pages in it
 */
export function exportsInThread(
  threadFile: string,
  database: string,
  pageLanguage: () => Promise<PageLanguage>,
): MakeExport {
  return async (task, { onProgress, signal }) => {
    const language = await pageLanguage();
    signal.throwIfAborted();
    const thread = new Worker(threadFile, { workerData: { database, task, language } });
    const giveUp = () => void endThread(thread);
    signal.addEventListener('abort', giveUp);
    try {
      return await new Promise<number>((resolve, reject) => {
        thread.on('message', (message: ExportMessage) => {
          if (message.kind === 'progress') onProgress(message.documents);
          else if (message.kind === 'done') resolve(message.bytes);
          else reject(signal.aborted ? signal.reason : new ExportFailure(message.reason, message.code));
        });
        thread.once('error', (reason) => reject(new ExportFailure(String(reason))));
        thread.once('exit', () =>
          reject(signal.aborted ? signal.reason : new ExportFailure('the thread ended before its file')),
        );
      });
    } finally {
      signal.removeEventListener('abort', giveUp);
      await endThread(thread);
    }
  };
}
