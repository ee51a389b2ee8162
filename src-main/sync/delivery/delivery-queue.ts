import { type Environment, environments } from '../../documents/kinds.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { delayAfter } from '../../queue/backoff.ts';
import type { CircuitBreaker } from '../../queue/circuit-breaker.ts';
import type { Job, JobStore, NextTry, Slot } from '../../queue/job.ts';
import { startQueue } from '../../queue/start-queue.ts';
import type { DeliveryJob, DeliverySlot } from './deliver.ts';
import { deliveryBackoff } from './delivery-backoff.ts';
import type { DeliveryStore, NextStep } from './delivery-store.ts';
import { type DueDocument, kindOfStep, type Outbox, type WorkKind, workKinds } from './outbox.ts';

export interface AddedDocument {
  readonly id: string;
  readonly environment: Environment;
  /** As it was stored; read back when left out. */
  readonly issued?: StoredDocument;
}

export interface DeliveryQueue {
  /** A document was just issued or corrected: it goes before what waits. */
  added(document: AddedDocument): void;
  /** Something changed in the outbox, or about the line. */
  wake(): void;
  /** The store can be written again: the queue need not pause any longer. */
  writableAgain(): void;
  /** Lets what is under way finish and takes nothing new. */
  stop(): Promise<void>;
}

export interface DeliveryQueueOptions {
  readonly outbox: Pick<Outbox, 'due' | 'becameDue' | 'nextDueAfter'>;
  readonly store: Pick<DeliveryStore, 'putOff'>;
  /** Takes one document as far as it goes; what is left to do then. */
  readonly deliver: (job: DeliveryJob, slot: DeliverySlot) => Promise<NextStep | undefined>;
  /** Of whom work of a kind needs: the signer, or the authority. */
  readonly breaker: (environment: Environment, kind: WorkKind) => CircuitBreaker;
  /** Documents under way at once, in each environment. */
  readonly slots: Readonly<Record<WorkKind, number>>;
  /** Whether a person stopped sending for now. */
  readonly isPaused: () => boolean;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly failed: (reason: unknown, documentId: string) => void;
}

/** Where not even a fault can be written down (a full disk), nothing is sent: how it went could not be kept either. */
const PAUSE_MS = 60_000;

/** A fault of our own is first tried again after this many waits: a minute. */
const FAULT_ATTEMPTS = 5;

/** Documents read ahead of those under way: many are read at once, and what is newly due is not behind too many. */
const AHEAD = 96;

/** What came due since the last look is a few documents. */
const BECAME_DUE_AT_MOST = 256;

interface Delivery extends Job, DeliveryJob {
  readonly environment: Environment;
  readonly attempts: number;
}

/** What one kind of work in an environment waits for is no other's: each has slots of its own. */
interface Work {
  readonly environment: Environment;
  readonly kind: WorkKind;
}

const works = new Map<string, Work>(
  environments.flatMap((environment) =>
    workKinds.map((kind): [string, Work] => [keyOf({ environment, kind }), { environment, kind }]),
  ),
);

/** Empties the outbox, until it is stopped. */
export function startDeliveryQueue(options: DeliveryQueueOptions): DeliveryQueue {
  const { store, deliver, breaker, slots, isPaused, now, random, failed } = options;

  async function handle(job: Delivery, slot: Slot): Promise<NextTry<Delivery> | undefined> {
    const { environment, key } = job;
    try {
      const next = await deliver(job, {
        kind: workOf(key).kind,
        report: slot.report,
        moveToSending: () => slot.moveTo(keyOf({ environment, kind: 'sending' })),
      });
      return next && { at: next.at, job: deliveryOf({ documentId: job.id, environment, ...next }) };
    } catch (reason) {
      failed(reason, job.id);
      return { at: await putOff(job) };
    }
  }

  /** A fault of our own must neither lose the document nor be tried on and on. */
  async function putOff({ id, attempts }: Delivery): Promise<Date> {
    const wait = delayAfter(deliveryBackoff, Math.max(attempts + 1, FAULT_ATTEMPTS), random());
    const at = new Date(now().getTime() + wait);
    await store.putOff(id, { at, problem: 'internal_error' });
    return at;
  }

  const queue = startQueue({
    store: jobStoreOf(options.outbox),
    handle,
    slots: (key) => slots[workOf(key).kind],
    ahead: AHEAD,
    breaker: (key) => breaker(workOf(key).environment, workOf(key).kind),
    isHeld: (key) => workOf(key).kind === 'sending' && isPaused(),
    pause: { ms: PAUSE_MS, of: 'everything' },
    now,
    failed: (reason, job) => failed(reason, job?.id ?? 'outbox'),
  });

  return {
    added({ id, environment, issued }) {
      queue.add(deliveryOf({ documentId: id, environment, step: 'sign', attempts: 0 }, issued));
    },
    wake: queue.wake,
    writableAgain: () => queue.resume(),
    stop: queue.stop,
  };
}

function jobStoreOf(outbox: DeliveryQueueOptions['outbox']): JobStore<Delivery> {
  return {
    async keysDue({ after, at }) {
      if (!after) return works.keys();
      const due = await outbox.becameDue({ after, at, limit: BECAME_DUE_AT_MOST });
      if (due.length === BECAME_DUE_AT_MOST) return works.keys();
      return new Set(due.map(({ environment, step }) => keyOf({ environment, kind: kindOfStep(step) })));
    },
    /** From both ends of the outbox by turns, so that neither the old nor the new starve. */
    async due(key, { at, limit }) {
      const question = { ...workOf(key), at, limit };
      const oldest = await outbox.due({ ...question, from: 'oldest' });
      const newest = oldest.length < limit ? [] : await outbox.due({ ...question, from: 'newest' });
      return oldest.flatMap((old, index) => {
        const recent = newest[index];
        return (recent ? [recent, old] : [old]).map((due) => deliveryOf(due));
      });
    },
    nextDueAfter: (at) => outbox.nextDueAfter(at),
  };
}

function deliveryOf(
  { documentId, environment, step, attempts }: DueDocument,
  issued?: StoredDocument,
): Delivery {
  const key = keyOf({ environment, kind: kindOfStep(step) });
  return { id: documentId, documentId, key, environment, attempts, issued };
}

function keyOf({ environment, kind }: Work): string {
  return `${kind} ${environment}`;
}

function workOf(key: string): Work {
  const work = works.get(key);
  if (!work) throw new Error(`there is no work of the name ${key}`);
  return work;
}
