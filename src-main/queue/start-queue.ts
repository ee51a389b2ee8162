import type { Permit } from './circuit-breaker.ts';
import type { Handle, Job, JobStore, NextTry, Slot } from './job.ts';
import { makePartitions, type Partition, type PartitionOptions } from './partitions.ts';
import { makePauses } from './pauses.ts';
import type { Origin } from './ready-jobs.ts';
import { makeTimer } from './timer.ts';

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

/**
 * Works on the jobs of a store when they are due, as many at once as there are slots for their keys, until it is
 * stopped. What was left by an earlier run is due like everything else.
 */
export function startQueue<Entry extends Job>(options: QueueOptions<Entry>): Queue<Entry> {
  const { store, handle, isHeld, pause, lastMs, idle, now, failed } = options;
  const partitions = makePartitions(options);
  const pauses = makePauses({ ms: pause.ms, over: wake });
  const timer = makeTimer({ now, fire: look });
  const underWay = new Map<string, { readonly abort: AbortController; readonly done: Promise<void> }>();
  /** What came due until then has been seen; undefined: everything is to be looked through. */
  let seenUntil: Date | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let isStopped = false;

  function wake(): void {
    seenUntil = undefined;
    look();
  }

  function look(): void {
    if (isStopped || pauses.has()) return;
    if (looking) lookAgain = true;
    else looking = lookUntilQuiet();
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        lookAgain = false;
        await findKeys();
        for (const partition of partitions.all()) {
          if (isHungry(partition)) await partitions.fill(partition, now());
          serve(partition);
        }
      } while (!isStopped && (lookAgain || partitions.all().some(isHungry)));
      const next = isStopped ? undefined : await store.nextDueAfter(seenUntil ?? now());
      if (next) setTimer(next);
      if (underWay.size === 0) idle?.();
    } catch (reason) {
      failed(reason);
      pauses.begin();
    } finally {
      looking = undefined;
    }
    if (lookAgain) look();
  }

  async function findKeys(): Promise<void> {
    const at = now();
    // The clock may have been set back.
    const after = seenUntil && seenUntil <= at ? seenUntil : undefined;
    seenUntil = at;
    for (const key of await store.keysDue({ after, at })) partitions.of(key).mayHaveMore = true;
  }

  function works({ key }: Partition<Entry>): boolean {
    return !(isStopped || pauses.has(key) || isHeld?.(key));
  }

  function isHungry(partition: Partition<Entry>): boolean {
    return partitions.isLow(partition) && works(partition) && partition.breaker.mayEnter();
  }

  /** Puts into the free slots of a key what is ready, as far as its circuit breaker lets it through. */
  function serve(partition: Partition<Entry>): void {
    const { ready, slots, breaker } = partition;
    while (works(partition) && partition.inHand < slots && !ready.isEmpty()) {
      const permit = breaker.enter();
      const taken = permit && ready.take();
      if (!taken) break;
      start(partition, permit, taken);
    }
    const opensAt = breaker.opensAt();
    if (opensAt && opensAt > now() && (partition.mayHaveMore || !ready.isEmpty())) setTimer(opensAt);
  }

  function start(
    partition: Partition<Entry>,
    permit: Permit,
    { job, isAdded }: { readonly job: Entry; readonly isAdded: boolean },
  ): void {
    const abort = new AbortController();
    let at = { partition, permit };
    partition.inHand += 1;
    const leave = () => {
      at.permit.release();
      at.partition.inHand -= 1;
    };
    const slot: Slot = {
      signal: abort.signal,
      report: (answered) => at.permit.report(answered),
      moveTo(key) {
        const to = partitions.of(key);
        const onward = works(to) && to.inHand < to.slots ? to.breaker.enter(isAdded) : undefined;
        if (!onward) return false;
        leave();
        at = { partition: to, permit: onward };
        to.inHand += 1;
        serve(partition);
        if (isHungry(partition)) look();
        return true;
      },
    };
    const done = attempt(job, slot).then((next) => {
      leave();
      underWay.delete(job.id);
      partitions.release(job);
      if (next) follow(job, next, isAdded ? 'added' : 'stored');
      for (const one of partitions.all()) serve(one);
      if (partitions.all().some(isHungry)) look();
      else if (underWay.size === 0) idle?.();
    });
    underWay.set(job.id, { abort, done });
  }

  function follow(job: Entry, next: NextTry<Entry>, origin: Origin): void {
    if (next.at > now()) setTimer(next.at);
    else if (next.job) partitions.offer(next.job, origin);
    else partitions.of(job.key).mayHaveMore = true;
  }

  /** After a fault of our own the job is as due as before, and would be taken up again and again. */
  async function attempt(job: Entry, slot: Slot): Promise<NextTry<Entry> | undefined> {
    try {
      return await handle(job, slot);
    } catch (reason) {
      failed(reason, job);
      pauses.begin(pause.of === 'key' ? job.key : undefined);
      return undefined;
    }
  }

  function setTimer(at: Date): void {
    if (!isStopped) timer.setFor(at.getTime());
  }

  look();
  return {
    add(job) {
      partitions.offer(job, 'added');
      serve(partitions.of(job.key));
    },
    wake,
    resume(key) {
      pauses.end(key);
      wake();
    },
    cancel(id) {
      const running = underWay.get(id);
      running?.abort.abort();
      return running !== undefined;
    },
    async stop() {
      isStopped = true;
      timer.clear();
      pauses.end();
      await looking;
      const cut = () => {
        for (const { abort } of underWay.values()) abort.abort();
      };
      const impatience = lastMs === undefined ? undefined : setTimeout(cut, lastMs);
      await Promise.all([...underWay.values()].map(({ done }) => done));
      clearTimeout(impatience);
    },
  };
}
