import type { MessagePort } from 'node:worker_threads';
import { endSignal } from '../process/thread-end.ts';
import { type ExportParts, type ExportTask, writeExport } from './write-export.ts';

/** What a thread that makes a file says. */
export type ExportMessage =
  | { readonly kind: 'progress'; readonly documents: number }
  | { readonly kind: 'done'; readonly bytes: number }
  /** `code` is of the system: ENOSPC where the disk is full. */
  | { readonly kind: 'failed'; readonly code: string | undefined; readonly reason: string };

/**
 * An archive keeps the name of each file until its end. Small buffers share larger ones, of 64 KB by default, with what is
 * compressed meanwhile: a few names would keep all of it in memory.
 */
const SHARED_BYTES = 8 * 1024;

/** Between two messages about how far it is. */
const PROGRESS_MS = 200;

/** Makes one file for the other end of the port, reports its progress, and closes the port; gives up when asked to end. */
export async function serveExport(
  port: MessagePort,
  task: ExportTask,
  parts: Omit<ExportParts, 'onProgress'>,
): Promise<void> {
  Buffer.poolSize = SHARED_BYTES;
  const send = (message: ExportMessage) => port.postMessage(message);
  const signal = endSignal(port);
  let reportedAt = 0;
  const onProgress = (documents: number) => {
    signal.throwIfAborted();
    if (performance.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = performance.now();
    send({ kind: 'progress', documents });
  };
  try {
    send({ kind: 'done', bytes: await writeExport(task, { ...parts, onProgress }) });
  } catch (reason) {
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : undefined;
    send({ kind: 'failed', code, reason: String(reason) });
  }
  port.close();
}
