import type { Handle, Job, JobStore } from './job.ts';
import type { PartitionOptions } from './partitions.ts';

export interface Queue<Entry extends Job> {
  /** A job was just written down: it goes before what waits, without being read from the store. */
  add(job: Entry): void;
  /** Something in the store was made due. */
  wake(): void;
  /** Ends the pauses after a fault of our own, of a key or all of them: it may be gone. */
  resume(key?: string): void;
  /** Aborts a job; false: it is not under way. */
  cancel(id: string): boolean;
  /** Takes nothing new, lets what is under way end for a moment, then aborts it. */
  stop(): Promise<void>;
}

export interface QueueOptions<Entry extends Job> extends PartitionOptions<Entry> {
  readonly store: JobStore<Entry>;
  readonly handle: Handle<Entry>;
  /** A key whose jobs wait because a person wants them to. */
  readonly isHeld?: (key: string) => boolean;
  /** After a fault of our own while a job was handled: how long its key pauses, or all keys. */
  readonly pause: { readonly ms: number; readonly of: 'key' | 'everything' };
  /** How long jobs under way may take once the queue is stopped; for ever when left out. */
  readonly lastMs?: number;
  /** Told when nothing is under way any more. */
  readonly idle?: () => void;
  readonly now: () => Date;
  /** Told of each fault of our own, and of the job it concerns unless the store could not be read. */
  readonly failed: (reason: unknown, job?: Entry) => void;
}
