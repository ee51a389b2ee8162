import type { ReadItems, ReadingTask } from '../read-items.ts';
import { mergeBatches } from './merge-batches.ts';
import { readInThread } from './read-in-thread.ts';

/** Archives of less, some three hundred documents, are read before another thread has begun. */
const BYTES_FOR_A_THREAD = 1024 * 1024;

/** Reads large archives in several threads at once, `threads` of them at most; otherwise as `readInThread`. */
export function readInThreads(threadFile: string, threads: number): ReadItems {
  const read = readInThread(threadFile);
  return (task, signal) => {
    const parts = Math.min(threads, threadsFor(task));
    const shares = Array.from({ length: parts }, (_, part) => ({ part, parts }));
    return mergeBatches((cut) => shares.map((share) => read({ ...task, share }, cut)), signal);
  };
}

function threadsFor({ files }: ReadingTask): number {
  const archived = files.reduce((sum, { kind, size }) => sum + (kind === 'zip' ? size : 0), 0);
  return Math.max(1, Math.ceil(archived / BYTES_FOR_A_THREAD));
}
