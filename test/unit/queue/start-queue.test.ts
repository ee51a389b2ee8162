import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCircuitBreaker } from '../../../src-main/queue/circuit-breaker.ts';
import type { Handle, NextTry, Slot } from '../../../src-main/queue/job.ts';
import type { Queue, QueueOptions } from '../../../src-main/queue/queue.ts';
import { startQueue } from '../../../src-main/queue/start-queue.ts';
import { MemoryJobStore, type TestJob } from './memory-job-store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let store: MemoryJobStore;
let queue: Queue<TestJob>;
let faults: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-21T17:00:00Z') });
  store = new MemoryJobStore();
  faults = [];
});
afterEach(async () => {
  const stopping = queue.stop();
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  await stopping;
  vi.useRealTimers();
});

function start(handle: Handle<TestJob>, parts: Partial<QueueOptions<TestJob>> = {}): void {
  queue = startQueue({
    store,
    handle,
    slots: () => 2,
    pause: { ms: 30 * SECOND, of: 'everything' },
    lastMs: 2 * SECOND,
    now: () => new Date(),
    failed: (reason) => faults.push(reason),
    ...parts,
  });
}

const finish: Handle<TestJob> = async ({ id }) => store.finish(id);

/** Lets everything happen that waits for no timer. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await endOfTurn();
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

/** A handler whose jobs end when a test says so. */
function held() {
  const started: string[] = [];
  const ends = new Map<string, (next: NextTry<TestJob> | undefined) => void>();
  return {
    started,
    handle: (({ id }, { signal }) => {
      started.push(id);
      return new Promise((resolve) => {
        ends.set(id, resolve);
        signal.addEventListener('abort', () => resolve(undefined));
      });
    }) satisfies Handle<TestJob>,
    async end(id: string, next?: NextTry<TestJob>): Promise<void> {
      if (!next) store.finish(id);
      ends.get(id)?.(next);
      await settle();
    },
  };
}

describe('a queue', () => {
  it('runs jobs that an earlier run left, jobs it is woken for, and jobs that come due', async () => {
    store.add('left');
    store.add('later', { at: Date.now() + 90 * SECOND });
    start(finish);
    await settle();
    store.add('new');
    queue.wake();
    await settle();
    expect(store.done).toEqual(['left', 'new']);
    await pass(90 * SECOND);
    expect(store.done).toEqual(['left', 'new', 'later']);
  });

  it('asks the store for nothing while nothing is due', async () => {
    start(finish);
    await settle();
    const { looks } = store;
    await pass(60 * MINUTE);
    expect(store.looks).toBe(looks);
  });

  it('runs a job again when its handler says, and not before', async () => {
    store.add('a');
    let tries = 0;
    start(async ({ id }) => {
      tries += 1;
      return tries < 3 ? store.putOff(id, 10 * SECOND) : store.finish(id);
    });
    await settle();
    await pass(10 * SECOND - 1);
    expect(tries).toBe(1);
    await pass(1);
    expect(tries).toBe(2);
    await pass(10 * SECOND);
    expect(store.done).toEqual(['a']);
  });

  it('runs no more jobs of a key than it has slots, and holds up no other key', async () => {
    const jobs = held();
    for (const id of ['a1', 'a2', 'a3']) store.add(id);
    store.add('b1', { key: 'b' });
    start(jobs.handle);
    await settle();
    expect(jobs.started).toEqual(['a1', 'a2', 'b1']);
    for (let times = 0; times < 10; times += 1) queue.wake();
    await jobs.end('a1');
    expect(jobs.started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('runs the jobs of a key with one slot one after the other, in the order of the store', async () => {
    const jobs = held();
    for (const [index, id] of ['first', 'second', 'third'].entries())
      store.add(id, { at: Date.now() - 9 + index });
    start(jobs.handle, { slots: () => 1 });
    await settle();
    expect(jobs.started).toEqual(['first']);
    // What waits may be reordered, or taken away, until its turn comes.
    store.jobs.delete('second');
    await jobs.end('first');
    expect(jobs.started).toEqual(['first', 'third']);
  });

  it('reads many jobs at once when it may read ahead', async () => {
    for (let index = 0; index < 1000; index += 1) store.add(`job ${index}`);
    start(finish, { ahead: 96 });
    for (let times = 0; times < 100; times += 1) await settle();
    expect(store.done).toHaveLength(1000);
    expect(new Set(store.done).size).toBe(1000);
    expect(store.looks).toBeLessThan(20);
  });

  it('alternates added jobs with those that wait', async () => {
    const jobs = held();
    for (const id of ['old 1', 'old 2', 'old 3']) store.add(id, { at: Date.now() - SECOND });
    start(jobs.handle, { slots: () => 1, ahead: 8 });
    await settle();
    for (const id of ['new 1', 'new 2']) queue.add(store.add(id));
    for (const id of ['old 1', 'new 1', 'old 2', 'new 2', 'old 3']) {
      expect(jobs.started.at(-1)).toBe(id);
      await jobs.end(id);
    }
  });

  it('runs a job again that was added once more while it ran', async () => {
    const jobs = held();
    start(jobs.handle);
    await settle();
    queue.add(store.add('a'));
    queue.add(store.add('a'));
    await jobs.end('a', { at: new Date(Date.now() + MINUTE) });
    expect(jobs.started).toEqual(['a', 'a']);
  });

  it('looks at the store at least once a minute, because the clock may change', async () => {
    store.add('tomorrow', { at: Date.now() + 24 * 60 * MINUTE });
    start(finish);
    await settle();
    vi.setSystemTime(Date.now() + 25 * 60 * MINUTE);
    await pass(MINUTE);
    expect(store.done).toEqual(['tomorrow']);
  });
});

describe('a handler that writes nothing down', () => {
  it('has its jobs run again at once, and keeps the program from nothing else', async () => {
    for (const id of ['a', 'b', 'c']) store.add(id);
    let runs = 0;
    start(async () => {
      runs += 1;
      return undefined;
    });
    await settle();
    expect(runs).toBeGreaterThan(3);
  });
});

describe('a job', () => {
  it('that moves to a slot of another key frees its own for the next job', async () => {
    const jobs = held();
    const moved: boolean[] = [];
    for (const id of ['1', '2', '3', '4']) store.add(id, { key: 'sign' });
    start(
      (job, slot) => {
        moved.push(slot.moveTo('send'));
        return jobs.handle(job, slot);
      },
      { slots: () => 1 },
    );
    await settle();
    expect([moved, jobs.started]).toEqual([
      [true, false],
      ['1', '2'],
    ]);
  });

  it('is aborted when it is canceled, and the next one begins', async () => {
    const signals = new Map<string, AbortSignal>();
    const jobs = held();
    for (const id of ['a', 'b']) store.add(id);
    start(
      (job, slot) => {
        signals.set(job.id, slot.signal);
        return jobs.handle(job, slot);
      },
      { slots: () => 1 },
    );
    await settle();
    store.jobs.delete('a');
    expect([queue.cancel('a'), queue.cancel('b')]).toEqual([true, false]);
    await settle();
    expect([signals.get('a')?.aborted, jobs.started]).toEqual([true, ['a', 'b']]);
  });
});

describe('after an internal error', () => {
  const broken = new Error('the disk is full');

  it('all keys pause, whatever wakes the queue, and no job is lost', async () => {
    store.add('a');
    let isBroken = true;
    let tries = 0;
    start(async ({ id }) => {
      tries += 1;
      if (isBroken) throw broken;
      return store.finish(id);
    });
    await settle();
    queue.add(store.add('b', { key: 'b' }));
    for (let times = 0; times < 10; times += 1) queue.wake();
    await pass(30 * SECOND - 1);
    expect([tries, faults]).toEqual([1, [broken]]);
    isBroken = false;
    await pass(1);
    expect(store.done.toSorted()).toEqual(['a', 'b']);
  });

  it('only its key pauses when the others do not depend on it', async () => {
    store.add('a');
    store.add('b', { key: 'b' });
    const handle: Handle<TestJob> = async ({ id }) => {
      if (id === 'a') throw broken;
      return store.finish(id);
    };
    start(handle, { pause: { ms: 30 * SECOND, of: 'key' } });
    await settle();
    store.add('b again', { key: 'b' });
    queue.wake();
    await settle();
    expect([store.done, faults]).toEqual([['b', 'b again'], [broken]]);
    await pass(30 * SECOND);
    expect(faults).toHaveLength(2);
  });

  it('the pause ends at once when the caller says that the cause is gone', async () => {
    store.add('a');
    let isBroken = true;
    start(async ({ id }) => {
      if (isBroken) throw broken;
      return store.finish(id);
    });
    await settle();
    isBroken = false;
    queue.resume();
    await settle();
    expect(store.done).toEqual(['a']);
  });

  it('the queue pauses as well when the store cannot be read, and recovers', async () => {
    store.add('a');
    const keysDue = store.keysDue.bind(store);
    store.keysDue = () => Promise.reject(broken);
    start(finish);
    await settle();
    queue.wake();
    await settle();
    expect(faults).toEqual([broken]);
    store.keysDue = keysDue;
    await pass(30 * SECOND);
    expect(store.done).toEqual(['a']);
  });
});

describe('while the service does not answer', () => {
  it('one job at a time probes, and all run after an answer', async () => {
    const breaker = makeCircuitBreaker({
      policy: { failures: 2, backoff: { delays: [10 * SECOND], jitter: { less: 0, more: 0 } } },
      now: () => new Date(),
      random: () => 0.5,
      recovered: () => queue.wake(),
    });
    for (const id of ['1', '2', '3', '4', '5']) store.add(id);
    let answers = false;
    const tried: string[] = [];
    start(
      async ({ id }, { report }: Slot) => {
        tried.push(id);
        report(answers);
        return answers ? store.finish(id) : store.putOff(id, 5 * SECOND);
      },
      { breaker: () => breaker },
    );
    await settle();
    expect(tried).toEqual(['1', '2']);
    await pass(10 * SECOND);
    expect(tried).toHaveLength(3);
    answers = true;
    await pass(10 * SECOND);
    expect(store.done).toHaveLength(5);
  });
});

describe('a queue that is stopped', () => {
  it('lets running jobs end, and starts no others', async () => {
    const jobs = held();
    for (const id of ['a', 'b', 'c']) store.add(id);
    start(jobs.handle);
    await settle();
    let isStopped = false;
    const stopping = queue.stop().then(() => {
      isStopped = true;
    });
    queue.add(store.add('d'));
    queue.wake();
    await jobs.end('a');
    expect(isStopped).toBe(false);
    await jobs.end('b');
    await stopping;
    expect(jobs.started).toEqual(['a', 'b']);
  });

  it('aborts jobs that take too long', async () => {
    const jobs = held();
    store.add('endless');
    start(jobs.handle);
    await settle();
    const stopping = queue.stop();
    await pass(2 * SECOND);
    await stopping;
    expect(store.jobs.has('endless')).toBe(true);
  });

  it('starts no job that was found while it was being stopped', async () => {
    store.add('found');
    start(finish);
    await queue.stop();
    await settle();
    expect(store.done).toEqual([]);
  });
});

describe('jobs that a person has paused', () => {
  it('wait until they are resumed', async () => {
    let isHeld = true;
    store.add('a');
    store.add('b', { key: 'b' });
    start(finish, { isHeld: (key) => isHeld && key === 'a' });
    await pass(10 * MINUTE);
    expect(store.done).toEqual(['b']);
    isHeld = false;
    queue.wake();
    await settle();
    expect(store.done).toEqual(['b', 'a']);
  });
});
