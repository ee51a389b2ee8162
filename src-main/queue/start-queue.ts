import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Job, NextTry, Slot } from './job.ts';
import { makePartitions, type Partition } from './partitions.ts';
import { everything, makePauses } from './pauses.ts';
import type { Queue, QueueOptions } from './queue.ts';
import type { Origin, TakenJob } from './ready-jobs.ts';
import { type Admission, takeSlot } from './slot.ts';
import { makeTimer } from './timer.ts';

/**
 * Runs the jobs of a store when they are due, as many at once as there are slots for their keys, until the queue is
 * stopped. Jobs that an earlier run of the program left are due like all others.
 */
export function startQueue<Entry extends Job>(options: QueueOptions<Entry>): Queue<Entry> {
  const { store, handle, isHeld, pause, lastMs, idle, now, failed } = options;
  const partitions = makePartitions(options);
  const pauses = makePauses({ ms: pause.ms, over: wake });
  const timer = makeTimer({ now, fire: look });
  const underWay = new Map<string, { readonly abort: AbortController; readonly done: Promise<void> }>();
  /** Jobs that came due until then have been looked at; undefined: look through all jobs of the store. */
  let seenUntil: Date | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let isStopped = false;

  function wake(): void {
    seenUntil = undefined;
    look();
  }

  function look(): void {
    if (isStopped || pauses.has(everything)) return;
    if (looking) lookAgain = true;
    else looking = lookUntilQuiet();
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        lookAgain = false;
        // Where store and handler answer at once, one look after the other would keep the event loop from all else.
        await endOfTurn();
        await findKeys();
        for (const partition of partitions.all()) {
          if (needsJobs(partition)) await partitions.fill(partition, now());
          serve(partition);
        }
      } while (!isStopped && (lookAgain || partitions.all().some(needsJobs)));
      const next = isStopped ? undefined : await store.nextDueAfter(seenUntil ?? now());
      if (next) setTimer(next);
      if (underWay.size === 0) idle?.();
    } catch (reason) {
      failed(reason);
      pauses.begin(everything);
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
    return !(isStopped || pauses.has(everything) || pauses.has(key) || isHeld?.(key));
  }

  function needsJobs(partition: Partition<Entry>): boolean {
    return partitions.isLow(partition) && works(partition) && partition.breaker.mayEnter();
  }

  /** Starts the loaded jobs of a key in its free slots, as far as its circuit breaker lets them through. */
  function serve(partition: Partition<Entry>): void {
    const { ready, breaker } = partition;
    while (!ready.isEmpty()) {
      const admission = enter(partition);
      const job = admission && ready.take();
      if (!job) break;
      start(admission, job);
    }
    const opensAt = breaker.opensAt();
    if (opensAt && opensAt > now() && (partition.mayHaveMore || !ready.isEmpty())) setTimer(opensAt);
  }

  /** Admits a job to a key: a free slot and a permit of its circuit breaker; undefined when it must wait. */
  function enter(partition: Partition<Entry>, isAdded = false): Admission<Entry> | undefined {
    if (!works(partition) || partition.running >= partition.slots) return undefined;
    const permit = partition.breaker.enter(isAdded);
    return permit && { partition, permit };
  }

  function start(admission: Admission<Entry>, { job, isAdded }: TakenJob<Entry>): void {
    const abort = new AbortController();
    const slot = takeSlot({
      ...admission,
      signal: abort.signal,
      enter: (key) => enter(partitions.of(key), isAdded),
      left(partition) {
        serve(partition);
        if (needsJobs(partition)) look();
      },
    });
    const done = attempt(job, slot).then((next) => {
      slot.leave();
      underWay.delete(job.id);
      partitions.release(job);
      if (next) follow(job, next, isAdded ? 'added' : 'stored');
      for (const one of partitions.all()) serve(one);
      if (partitions.all().some(needsJobs)) look();
      else if (underWay.size === 0) idle?.();
    });
    underWay.set(job.id, { abort, done });
  }

  function follow(job: Entry, next: NextTry<Entry>, origin: Origin): void {
    if (next.at > now()) setTimer(next.at);
    else if (next.job) partitions.offer(next.job, origin);
    else partitions.of(job.key).mayHaveMore = true;
  }

  /** After an internal error the job is still due: without a pause it would run again and again. */
  async function attempt(job: Entry, slot: Slot): Promise<NextTry<Entry> | undefined> {
    try {
      return await handle(job, slot);
    } catch (reason) {
      failed(reason, job);
      pauses.begin(pause.of === 'key' ? job.key : everything);
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
      await looking;
      const cut = () => {
        for (const { abort } of underWay.values()) abort.abort();
      };
      const impatience = lastMs === undefined ? undefined : setTimeout(cut, lastMs);
      await Promise.all([...underWay.values()].map(({ done }) => done));
      clearTimeout(impatience);
      pauses.end();
    },
  };
}
