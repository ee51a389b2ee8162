import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Delivery, DeliveryStore } from '../../../src-main/sync/delivery-store.ts';
import { type SyncWorker, startWorker } from '../../../src-main/sync/worker.ts';

/** An outbox in memory that counts how often it is asked. */
class Outbox implements Pick<DeliveryStore, 'due' | 'nextDueAt' | 'putOff'> {
  readonly rows = new Map<string, { at: number; attempts: number }>();
  readonly delivered: string[] = [];
  looks = 0;
  broken = false;

  add(documentId: string, at = Date.now()): void {
    this.rows.set(documentId, { at, attempts: 0 });
  }

  async due({ at, limit, inHand }: Parameters<DeliveryStore['due']>[0]): Promise<Delivery[]> {
    this.looks += 1;
    return this.#without(inHand)
      .filter(([, row]) => row.at <= at.getTime())
      .slice(0, limit)
      .map(([documentId, { attempts }]) => ({ documentId, step: 'send', attempts }));
  }

  async nextDueAt(inHand: readonly string[]): Promise<Date | undefined> {
    const [next] = this.#without(inHand);
    return next && new Date(next[1].at);
  }

  async putOff(documentId: string, { at }: { at: Date }): Promise<void> {
    if (this.broken) throw new Error('the disk is full');
    const attempts = (this.rows.get(documentId)?.attempts ?? 0) + 1;
    this.rows.set(documentId, { at: at.getTime(), attempts });
  }

  done(documentId: string): void {
    this.rows.delete(documentId);
    this.delivered.push(documentId);
  }

  #without(inHand: readonly string[]) {
    return [...this.rows]
      .filter(([documentId]) => !inHand.includes(documentId))
      .toSorted(([, a], [, b]) => a.at - b.at);
  }
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('the worker of the outbox', () => {
  let outbox: Outbox;
  let worker: SyncWorker | undefined;
  let failures: string[];

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      now: new Date('2026-11-21T17:00:00Z'),
    });
    outbox = new Outbox();
    failures = [];
  });
  afterEach(async () => {
    await worker?.stop();
    vi.useRealTimers();
  });

  function start(deliver: (delivery: Delivery) => Promise<void>, concurrency = 2): SyncWorker {
    worker = startWorker({
      store: outbox,
      deliver,
      now: () => new Date(),
      concurrency,
      failed: (_, documentId) => failures.push(documentId),
    });
    return worker;
  }
  const deliverAtOnce = async ({ documentId }: Delivery) => outbox.done(documentId);

  it('delivers what waits at the start, and what is added once it is woken', async () => {
    outbox.add('before');
    const { wake } = start(deliverAtOnce);
    await settle();
    expect(outbox.delivered).toEqual(['before']);
    outbox.add('later');
    wake();
    await settle();
    expect(outbox.delivered).toEqual(['before', 'later']);
  });

  it('waits for the time of what is not due yet, and asks nothing meanwhile', async () => {
    outbox.add('soon', Date.now() + 15 * SECOND);
    start(deliverAtOnce);
    await settle();
    const looks = outbox.looks;
    await vi.advanceTimersByTimeAsync(15 * SECOND - 1);
    expect(outbox.looks).toBe(looks);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(outbox.delivered).toEqual(['soon']);
  });

  it('asks nothing at all while nothing waits', async () => {
    start(deliverAtOnce);
    await settle();
    const looks = outbox.looks;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(outbox.looks).toBe(looks);
  });

  it('looks once a minute for something far away, because the clock may change', async () => {
    outbox.add('tomorrow', Date.now() + 24 * 60 * MINUTE);
    start(deliverAtOnce);
    await settle();
    const looks = outbox.looks;
    for (let minute = 0; minute < 10; minute += 1) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      await settle();
    }
    expect(outbox.looks - looks).toBe(10);
  });

  it('has as many on their way at once as allowed, each by one hand', async () => {
    const started: string[] = [];
    const finish: (() => void)[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) outbox.add(name);
    const { wake } = start(async ({ documentId }) => {
      started.push(documentId);
      await new Promise<void>((resolve) => finish.push(resolve));
      outbox.done(documentId);
    });
    for (let times = 0; times < 20; times += 1) wake();
    await settle();
    expect(started).toEqual(['a', 'b']);
    while (outbox.delivered.length < 5) {
      finish.shift()?.();
      await settle();
      expect(started.length - outbox.delivered.length).toBeLessThanOrEqual(2);
    }
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('loses no call while it looks', async () => {
    let answer: (() => void) | undefined;
    const due = outbox.due.bind(outbox);
    outbox.due = async (question) => {
      const found = await due(question);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return found;
    };
    const { wake } = start(deliverAtOnce);
    await settle();
    // It has looked already and is told nothing: this one must not wait for the next call.
    outbox.add('in between');
    wake();
    outbox.due = due;
    answer?.();
    await settle();
    expect(outbox.delivered).toEqual(['in between']);
  });

  it('puts off what fails through a fault of ours, and goes on with the others', async () => {
    outbox.add('faulty');
    outbox.add('fine');
    start(async (delivery) => {
      if (delivery.documentId === 'faulty') throw new Error('a bug');
      await deliverAtOnce(delivery);
    });
    await settle();
    expect(outbox.delivered).toEqual(['fine']);
    expect(failures).toEqual(['faulty']);
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(failures).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(failures).toHaveLength(2);
  });

  it('rests a minute, all of it, when nothing can be written: nobody is sent the same in a row', async () => {
    outbox.add('a');
    outbox.broken = true;
    let sent = 0;
    const { wake } = start(async () => {
      sent += 1;
      if (sent > 100) outbox.rows.clear();
      throw new Error('the disk is full');
    });
    await settle();
    outbox.add('b');
    for (let times = 0; times < 50; times += 1) wake();
    await settle();
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(sent).toBe(1);
    outbox.broken = false;
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(sent).toBe(3);
  });

  it('rests when it cannot even look, and recovers', async () => {
    outbox.add('a');
    const due = outbox.due.bind(outbox);
    outbox.due = () => Promise.reject(new Error('unreadable'));
    start(deliverAtOnce);
    await settle();
    expect(failures).toEqual(['outbox']);
    outbox.due = due;
    await vi.advanceTimersByTimeAsync(MINUTE);
    await settle();
    expect(outbox.delivered).toEqual(['a']);
  });

  it('finishes what is in hand when it is stopped, and takes nothing more', async () => {
    let finish: (() => void) | undefined;
    outbox.add('in hand');
    const { stop, wake } = start(async ({ documentId }) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      outbox.done(documentId);
    });
    await settle();
    outbox.add('late');
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    wake();
    await settle();
    expect(stopped).toBe(false);
    finish?.();
    await stopping;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(outbox.delivered).toEqual(['in hand']);
  });

  it('takes nothing that was found while it was being stopped', async () => {
    outbox.add('found');
    const { stop } = start(deliverAtOnce);
    await stop();
    await settle();
    expect(outbox.delivered).toEqual([]);
  });
});

/** Lets everything happen that waits for no timer. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn();
}
