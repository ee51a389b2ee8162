import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Environment, environments } from '../../../../src-main/documents/kinds.ts';
import { type CircuitBreaker, makeCircuitBreaker } from '../../../../src-main/queue/circuit-breaker.ts';
import { deliveryCircuit } from '../../../../src-main/sync/delivery/delivery-backoff.ts';
import type { DeliverySlot } from '../../../../src-main/sync/delivery/delivery-dependencies.ts';
import { type DeliveryQueue, startDeliveryQueue } from '../../../../src-main/sync/delivery/delivery-queue.ts';
import type { NextStep } from '../../../../src-main/sync/delivery/delivery-store.ts';
import { type WorkKind, workKinds } from '../../../../src-main/sync/delivery/outbox.ts';
import { MemoryOutbox } from './memory-outbox.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let outbox: MemoryOutbox;
let queue: DeliveryQueue | undefined;
let failures: string[];
let breakers: Map<string, CircuitBreaker>;
let isPaused: boolean;
/** Ends what a test left under way. */
let releases: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date('2026-11-21T17:00:00Z'),
  });
  outbox = new MemoryOutbox();
  failures = [];
  isPaused = false;
  releases = [];
  breakers = new Map(
    environments.flatMap((environment) =>
      workKinds.map((kind): [string, CircuitBreaker] => [
        `${kind} ${environment}`,
        makeCircuitBreaker({
          policy: deliveryCircuit,
          now: () => new Date(),
          random: () => 0.5,
          recovered: () => queue?.wake(),
        }),
      ]),
    ),
  );
});
afterEach(async () => {
  const stopping = queue?.stop();
  for (const release of releases) release();
  await stopping;
  queue = undefined;
  vi.useRealTimers();
});

type Deliver = (documentId: string, slot: DeliverySlot) => Promise<NextStep | undefined>;

function start(deliver: Deliver, slots = 2): DeliveryQueue {
  queue = startDeliveryQueue({
    outbox,
    store: { putOff: (documentId, delay) => outbox.putOff(documentId, delay) },
    deliver: ({ documentId }, slot) => deliver(documentId, slot),
    breaker: breakerOf,
    slots: { signing: 1, sending: slots },
    isFenced: () => false,
    isPaused: () => isPaused,
    now: () => new Date(),
    random: () => 0.5,
    failed: (_, documentId) => failures.push(documentId),
  });
  return queue;
}

function breakerOf(environment: Environment, kind: WorkKind): CircuitBreaker {
  const breaker = breakers.get(`${kind} ${environment}`);
  if (!breaker) throw new Error('there is no such circuit breaker');
  return breaker;
}

const deliverAtOnce: Deliver = async (documentId) => outbox.done(documentId);

describe('the queue of deliveries', () => {
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

  it('waits until an entry is due, and does not query meanwhile', async () => {
    outbox.add('soon', { at: Date.now() + 15 * SECOND });
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

  it('looks at least once a minute for something far away, because the clock may change', async () => {
    outbox.add('tomorrow', { at: Date.now() + 24 * 60 * MINUTE });
    start(deliverAtOnce);
    await settle();
    vi.setSystemTime(Date.now() + 25 * 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await settle();
    expect(outbox.delivered).toEqual(['tomorrow']);
  });

  it('finds what is due also when the clock was set back meanwhile', async () => {
    const { wake } = start(deliverAtOnce);
    await settle();
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    outbox.add('at the new time');
    wake();
    await settle();
    expect(outbox.delivered).toEqual(['at the new time']);
  });

  it('has as many on their way at once as it has slots, each document in one', async () => {
    const carried = heldDeliveries();
    for (const name of ['a', 'b', 'c', 'd', 'e']) outbox.add(name);
    const { wake } = start(carried.deliver);
    for (let times = 0; times < 20; times += 1) wake();
    await settle();
    expect(carried.started).toEqual(['a', 'b']);
    while (outbox.delivered.length < 5) {
      await carried.finishOne();
      expect(carried.started.length - outbox.delivered.length).toBeLessThanOrEqual(2);
    }
    expect(carried.started.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
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
    // It has looked already and gets nothing: this one must not wait for the next call.
    outbox.add('in between');
    wake();
    outbox.due = due;
    answer?.();
    await settle();
    expect(outbox.delivered).toEqual(['in between']);
  });

  it('takes a document on whose next step is due at once, and the others when they are', async () => {
    const course: string[] = [];
    outbox.add('a', { step: 'sign' });
    start(async (documentId, { kind }) => {
      course.push(kind);
      if (kind === 'signing') return outbox.plan(documentId, 'send', 0);
      if (course.length === 2) return outbox.plan(documentId, 'ask', 2 * SECOND);
      return outbox.done(documentId);
    });
    await settle();
    expect(course).toEqual(['signing', 'sending']);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await settle();
    expect([course.length, outbox.delivered]).toEqual([3, ['a']]);
  });

  it('does not forget a document whose next step came due while the one before was still being written', async () => {
    let requests = 0;
    outbox.add('slow');
    outbox.add('other', { at: Date.now() + 5 * SECOND });
    start(async (documentId) => {
      if (documentId === 'other') return outbox.done(documentId);
      requests += 1;
      if (requests === 2) return outbox.done(documentId);
      const next = outbox.plan(documentId, 'ask', 2 * SECOND);
      await new Promise((resolve) => setTimeout(resolve, 10 * SECOND));
      return next;
    });
    await settle();
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    await settle();
    expect(outbox.delivered.toSorted()).toEqual(['other', 'slow']);
  });

  it('delays a document after an internal error, and goes on with the others', async () => {
    outbox.add('faulty');
    outbox.add('fine');
    start(async (documentId) => {
      if (documentId === 'faulty') throw new Error('a bug');
      return outbox.done(documentId);
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

  it('pauses all delivery for a minute when nothing can be written, so that nothing is sent repeatedly', async () => {
    outbox.add('a');
    outbox.broken = true;
    let sent = 0;
    const { wake, added } = start(async () => {
      sent += 1;
      if (sent > 100) outbox.rows.clear();
      throw new Error('the disk is full');
    });
    await settle();
    outbox.add('b');
    outbox.add('c', { step: 'sign' });
    for (let times = 0; times < 50; times += 1) wake();
    added({ id: 'c', environment: 'live' });
    await settle();
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(sent).toBe(1);
    outbox.broken = false;
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(sent).toBe(4);
  });

  it('pauses no longer once it hears that the store can be written again', async () => {
    outbox.add('a');
    outbox.broken = true;
    const { writableAgain } = start(async (documentId) => {
      if (outbox.broken) throw new Error('the disk is full');
      return outbox.done(documentId);
    });
    await settle();
    outbox.broken = false;
    writableAgain();
    await settle();
    expect(outbox.delivered).toEqual(['a']);
  });

  it('pauses when it cannot even look, and recovers', async () => {
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

  it('lets running deliveries end when it is stopped, and starts no others', async () => {
    const carried = heldDeliveries();
    outbox.add('under way');
    const { stop, wake, added } = start(carried.deliver);
    await settle();
    outbox.add('late');
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    wake();
    added({ id: 'late', environment: 'live' });
    await settle();
    expect(stopped).toBe(false);
    await carried.finishOne();
    await stopping;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(outbox.delivered).toEqual(['under way']);
  });

  it('takes nothing that was found while it was being stopped', async () => {
    outbox.add('found');
    const { stop } = start(deliverAtOnce);
    await stop();
    await settle();
    expect(outbox.delivered).toEqual([]);
  });
});

describe('with ten thousand documents that wait', () => {
  const MANY = 10_000;

  function addMany(): void {
    for (let index = 0; index < MANY; index += 1) {
      outbox.add(`old ${index}`, { at: Date.now() - MANY + index, step: 'send' });
    }
  }

  it('a fresh sale goes out with the first free slot, and the old ones go on', async () => {
    addMany();
    const carried = heldDeliveries();
    const { added } = start(carried.deliver);
    await settle();
    for (let sale = 0; sale < 5; sale += 1) {
      outbox.add(`sale ${sale}`, { step: 'sign' });
      added({ id: `sale ${sale}`, environment: 'live' });
      await settle();
      // Signing does not wait for a slot for sending.
      expect(carried.started.at(-1)).toBe(`sale ${sale}`);
      await carried.finish(`sale ${sale}`, outbox.plan(`sale ${sale}`, 'send', 0));
      const before = carried.started.length;
      await carried.finishOne();
      expect(carried.started.slice(before)).toEqual([`sale ${sale}`]);
      await carried.finish(`sale ${sale}`);
      expect(carried.started.at(-1)).toMatch(/^old/);
    }
  });

  it('neither the oldest nor the newest starve while sales go on and on', async () => {
    addMany();
    const carried = heldDeliveries();
    const { added } = start(carried.deliver);
    await settle();
    for (let sale = 0; sale < 100; sale += 1) {
      outbox.add(`sale ${sale}`, { step: 'sign' });
      added({ id: `sale ${sale}`, environment: 'live' });
      await settle();
      await carried.finish(`sale ${sale}`, outbox.plan(`sale ${sale}`, 'send', 0));
      await carried.finishOne();
      await carried.finishOne();
    }
    const old = outbox.delivered
      .filter((name) => name.startsWith('old'))
      .map((name) => Number(name.slice(4)));
    expect(old.length).toBeGreaterThan(80);
    expect(old.filter((index) => index < 100).length).toBeGreaterThan(30);
    expect(old.filter((index) => index >= MANY - 100).length).toBeGreaterThan(30);
    expect(outbox.delivered.filter((name) => name.startsWith('sale')).length).toBeGreaterThan(80);
  });

  it('all of them go, each once, with few looks', async () => {
    addMany();
    const started = new Map<string, number>();
    start(async (documentId) => {
      started.set(documentId, (started.get(documentId) ?? 0) + 1);
      return outbox.done(documentId);
    }, 8);
    await settle(20_000);
    expect(outbox.rows.size).toBe(0);
    expect(Math.max(...started.values())).toBe(1);
    expect(outbox.looks).toBeLessThan(MANY / 20);
  });

  it('an environment whose authority does not answer holds up neither another one nor signing', async () => {
    addMany();
    for (let times = 0; times < 3; times += 1) breakerOf('live', 'sending').enter()?.report(false);
    start(deliverAtOnce);
    await settle();
    expect(outbox.delivered).toEqual([]);
    outbox.add('practice', { environment: 'sandbox' });
    outbox.add('unsigned', { step: 'sign' });
    queue?.wake();
    await settle();
    expect(outbox.delivered.toSorted()).toEqual(['practice', 'unsigned']);
  });
});

describe('while the authority does not answer', () => {
  it('one document at a time tries, another each time, and at an answer all go', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) outbox.add(name);
    const tried: string[] = [];
    let answers = false;
    start(async (documentId, { report }) => {
      tried.push(documentId);
      report(answers);
      if (answers) return outbox.done(documentId);
      return outbox.plan(documentId, 'ask_before_send', 15 * MINUTE);
    }, 1);
    await settle();
    expect(tried).toEqual(['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await settle();
    expect(tried).toEqual(['a', 'b', 'c', 'd']);
    await vi.advanceTimersByTimeAsync(5 * SECOND - 1);
    expect(tried).toHaveLength(4);
    answers = true;
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(outbox.delivered).toEqual(['e', 'f']);
  });

  it('what was signed stays signed and waits', async () => {
    for (let times = 0; times < 3; times += 1) breakerOf('live', 'sending').enter()?.report(false);
    const wentOn: boolean[] = [];
    outbox.add('sale', { step: 'sign' });
    start(async (documentId, { moveToSending, report }) => {
      report(true);
      wentOn.push(moveToSending());
      return outbox.plan(documentId, 'send', 0);
    });
    await settle();
    expect(wentOn).toEqual([false]);
  });

  it('a signer that cannot sign is not asked by every document', async () => {
    for (let index = 0; index < 50; index += 1) outbox.add(`unsigned ${index}`, { step: 'sign' });
    let requests = 0;
    let canSign = false;
    start(async (documentId, { report }) => {
      requests += 1;
      report(canSign);
      if (canSign) return outbox.done(documentId);
      return outbox.plan(documentId, 'sign', MINUTE);
    });
    await settle();
    expect(requests).toBe(3);
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    await settle();
    expect(requests).toBe(5);
    canSign = true;
    breakerOf('live', 'signing').retryNow();
    queue?.wake();
    await settle(200);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await settle(200);
    expect(outbox.rows.size).toBe(0);
  });
});

describe('a pause', () => {
  it('holds back requests to the authority, but not signing', async () => {
    isPaused = true;
    outbox.add('to send');
    outbox.add('to sign', { step: 'sign' });
    const { wake } = start(deliverAtOnce);
    await settle();
    expect(outbox.delivered).toEqual(['to sign']);
    const looks = outbox.looks;
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(outbox.looks).toBe(looks);
    isPaused = false;
    wake();
    await settle();
    expect(outbox.delivered).toEqual(['to sign', 'to send']);
  });
});

/** Deliveries that end when a test says so. */
function heldDeliveries() {
  const started: string[] = [];
  const underWay: { documentId: string; end: (next: NextStep | undefined) => void }[] = [];
  async function finish(documentId: string, next?: NextStep): Promise<void> {
    const index = underWay.findIndex((one) => one.documentId === documentId);
    const [carried] = underWay.splice(index, 1);
    if (index < 0 || !carried) throw new Error(`${documentId} is not under way`);
    if (!next) outbox.done(documentId);
    carried.end(next);
    await settle();
  }
  return {
    started,
    finish,
    deliver: (documentId: string) => {
      started.push(documentId);
      return new Promise<NextStep | undefined>((end) => {
        underWay.push({ documentId, end });
        releases.push(() => end(undefined));
      });
    },
    /** The one that was taken first. */
    async finishOne(): Promise<void> {
      const [first] = underWay;
      if (!first) throw new Error('nothing is under way');
      await finish(first.documentId);
    },
  };
}

/** Lets everything happen that waits for no timer. */
async function settle(turns = 20): Promise<void> {
  for (let times = 0; times < turns; times += 1) await turn();
}
