import { alwaysClosed, type CircuitBreaker } from './circuit-breaker.ts';
import type { Job, JobStore } from './job.ts';
import { makeReadyJobs, type Origin, type ReadyJobs } from './ready-jobs.ts';

/** The jobs of one key: no key waits for the slots of another. */
export interface Partition<Entry extends Job> {
  readonly key: string;
  readonly slots: number;
  readonly breaker: Pick<CircuitBreaker, 'enter' | 'mayEnter' | 'opensAt'>;
  readonly ready: ReadyJobs<Entry>;
  running: number;
  /** More may be due than is ready. */
  mayHaveMore: boolean;
}

export interface PartitionOptions<Entry extends Job> {
  readonly store: Pick<JobStore<Entry>, 'due'>;
  /** Jobs under way at once, of a key. */
  readonly slots: (key: string) => number;
  /**
   * Jobs read ahead of those under way, for each key. None when left out: then each is read when a slot is free for it,
   * and the store alone decides about their order.
   */
  readonly ahead?: number;
  /** Of the other side that a key stands for. */
  readonly breaker?: (key: string) => CircuitBreaker;
}

/** The jobs at hand, by key; how many they are does not grow with what waits in the store. */
export interface Partitions<Entry extends Job> {
  all(): readonly Partition<Entry>[];
  of(key: string): Partition<Entry>;
  /** Has a job ready, unless it is at hand already or there is no room: then it is found in the store. */
  offer(job: Entry, from: Origin): void;
  /** A job is under way no longer. */
  release(job: Entry): void;
  /** Whether a key runs out of jobs while there may be more. */
  isLow(partition: Partition<Entry>): boolean;
  /** Reads what is due of a key at an instant, as far as there is room. */
  fill(partition: Partition<Entry>, at: Date): Promise<void>;
}

/** Just added and not under way yet, of a key. */
const ADDED_AT_MOST = 64;

export function makePartitions<Entry extends Job>(options: PartitionOptions<Entry>): Partitions<Entry> {
  const { store, slots, ahead = 0, breaker } = options;
  const partitions = new Map<string, Partition<Entry>>();
  /** Ready or under way; whether it was added once more meanwhile. */
  const held = new Map<string, { isAddedAgain: boolean }>();

  function of(key: string): Partition<Entry> {
    const known = partitions.get(key);
    if (known) return known;
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
    const known = held.get(job.id);
    if (known) known.isAddedAgain ||= from === 'added';
    else if (from === 'added' ? partition.ready.added() < ADDED_AT_MOST : roomIn(partition) > 0) {
      partition.ready.push(job, from);
      held.set(job.id, { isAddedAgain: false });
    } else partition.mayHaveMore = true;
  }

  return {
    all: () => [...partitions.values()],
    of,
    offer,
    release(job) {
      // What was added while it was under way may be another thing to do than the one that was done.
      if (held.get(job.id)?.isAddedAgain) of(job.key).mayHaveMore = true;
      held.delete(job.id);
    },
    isLow: (partition) =>
      partition.mayHaveMore && partition.ready.stored() < freeSlotsOf(partition) + ahead / 4,
    async fill(partition, at) {
      // What is at hand is due as well until it is written down, also if that is while the store is asked.
      const known = new Set(held.keys());
      const room = roomIn(partition);
      partition.mayHaveMore = false;
      const due = await store.due(partition.key, { at, limit: room + known.size });
      const others = due.filter(({ id }) => !known.has(id));
      for (const job of others) offer(job, 'stored');
      if (others.length >= room) partition.mayHaveMore = true;
    },
  };
}
