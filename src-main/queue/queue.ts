import type { Handle, Job, JobStore } from './job.ts';
import type { PartitionOptions } from './partitions.ts';

export interface Queue<Entry extends Job> {
  /** A job was just stored: it runs before those that wait, without being read from the store. */
  add(job: Entry): void;
  /** Jobs in the store were made due: look for them now. */
  wake(): void;
  /** Ends the pause of a key after an internal error, or all pauses: its cause may be gone. */
  resume(key?: string): void;
  /** Aborts a running job; false when it is not running. */
  cancel(id: string): boolean;
  /** Starts no more jobs, gives running jobs a moment to end, then aborts them. */
  stop(): Promise<void>;
}

export interface QueueOptions<Entry extends Job> extends PartitionOptions<Entry> {
  readonly store: JobStore<Entry>;
  readonly handle: Handle<Entry>;
  /** Whether a person has paused the jobs of a key. */
  readonly isHeld?: (key: string) => boolean;
  /** After an internal error of a handler: how many milliseconds its key pauses, or all keys. */
  readonly pause: { readonly ms: number; readonly of: 'key' | 'everything' };
  /** Milliseconds that running jobs may take once the queue is stopped; no limit when left out. */
  readonly lastMs?: number;
  /** Called when no job runs any more. */
  readonly idle?: () => void;
  readonly now: () => Date;
  /** Called with each internal error, and the job it concerns unless the store could not be read. */
  readonly failed: (reason: unknown, job?: Entry) => void;
}
