import { alwaysClosed, type CircuitBreaker } from './circuit-breaker.ts';
import type { Job, JobStore } from './job.ts';
import { makeReadyJobs, type Origin, type ReadyJobs } from './ready-jobs.ts';

/** The jobs of one key, with slots of their own: a busy key does not hold up another. */
export interface Partition<Entry extends Job> {
  readonly key: string;
  readonly slots: number;
  readonly breaker: Pick<CircuitBreaker, 'enter' | 'mayEnter' | 'opensAt'>;
  readonly ready: ReadyJobs<Entry>;
  running: number;
  /** The store may have more due jobs of this key than are loaded. */
  mayHaveMore: boolean;
}

export interface PartitionOptions<Entry extends Job> {
  readonly store: Pick<JobStore<Entry>, 'due'>;
  /** How many jobs of a key run at once. */
  readonly slots: (key: string) => number;
  /**
   * How many jobs of each key are loaded beyond those that run. None when left out: then a job is loaded when a slot is
   * free for it, and the store alone decides about the order.
   */
  readonly ahead?: number;
  /** The circuit breaker of the service or device that a key stands for; none when left out. */
  readonly breaker?: (key: string) => CircuitBreaker;
}

/** At most so many jobs of a key that were just added wait in memory. */
const ADDED_AT_MOST = 64;

/** The loaded jobs, by key; memory does not grow with the number of jobs in the store. */
export function makePartitions<Entry extends Job>(options: PartitionOptions<Entry>) {
  const { store, slots, ahead = 0, breaker } = options;
  const partitions = new Map<string, Partition<Entry>>();
  /** Jobs that are loaded or running, by id; and whether a job was added again meanwhile. */
  const held = new Map<string, { isAddedAgain: boolean }>();

  function of(key: string): Partition<Entry> {
    const partition = partitions.get(key);
    if (partition) return partition;
    const made: Partition<Entry> = {
      key,
      slots: slots(key),
      breaker: breaker?.(key) ?? alwaysClosed,
      ready: makeReadyJobs(),
      running: 0,
      mayHaveMore: true,
    };
    partitions.set(key, made);
    return made;
  }

  function freeSlotsOf(partition: Partition<Entry>): number {
    return Math.max(partition.slots - partition.running, 0);
  }

  function roomIn(partition: Partition<Entry>): number {
    return freeSlotsOf(partition) + ahead - partition.ready.stored();
  }

  function offer(job: Entry, from: Origin): void {
    const partition = of(job.key);
    const heldJob = held.get(job.id);
    if (heldJob) heldJob.isAddedAgain ||= from === 'added';
    else if (from === 'added' ? partition.ready.added() < ADDED_AT_MOST : roomIn(partition) > 0) {
      partition.ready.push(job, from);
      held.set(job.id, { isAddedAgain: false });
    } else partition.mayHaveMore = true;
  }

  return {
    all: (): readonly Partition<Entry>[] => [...partitions.values()],
    of,
    /** Loads a job, unless it is loaded already or there is no room: then it is found in the store later. */
    offer,
    /** A job has ended. */
    release(job: Entry): void {
      // A job that was added again while it ran may have another step to do than the one that was just done.
      if (held.get(job.id)?.isAddedAgain) of(job.key).mayHaveMore = true;
      held.delete(job.id);
    },
    /** Whether few jobs of a key are loaded while the store may have more. */
    isLow: (partition: Partition<Entry>): boolean =>
      partition.mayHaveMore && partition.ready.stored() < freeSlotsOf(partition) + ahead / 4,
    /** Loads the jobs of a key that are due at an instant, as far as there is room. */
    async fill(partition: Partition<Entry>, at: Date): Promise<void> {
      // A running job is still due in the store until its result is written, which may happen during this query.
      const heldIds = new Set(held.keys());
      const room = roomIn(partition);
      partition.mayHaveMore = false;
      const due = await store.due(partition.key, { at, limit: room + heldIds.size });
      const others = due.filter(({ id }) => !heldIds.has(id));
      for (const job of others) offer(job, 'stored');
      if (others.length >= room) partition.mayHaveMore = true;
    },
  };
}
