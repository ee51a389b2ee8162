import { type Environment, environments } from '../../documents/kinds.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { type Backoff, delayAfter } from '../../queue/backoff.ts';
import type { CircuitBreaker } from '../../queue/circuit-breaker.ts';
import type { Job, JobStore, NextTry, Slot } from '../../queue/job.ts';
import { startQueue } from '../../queue/start-queue.ts';
import { deliveryBackoff } from './delivery-backoff.ts';
import type { DeliveryJob, DeliverySlot } from './delivery-dependencies.ts';
import type { DeliveryStore, NextStep } from './delivery-store.ts';
import { type DueDocument, kindOfStep, type Outbox, type WorkKind, workKinds } from './outbox.ts';

export interface AddedDocument {
  readonly id: string;
  readonly environment: Environment;
  /** The document as it was stored; read from the store when left out. */
  readonly issued?: StoredDocument;
}

export interface DeliveryQueue {
  /** A document was just issued or corrected: it goes before those that wait. */
  added(document: AddedDocument): void;
  /** The outbox changed, or the line to the authority did. */
  wake(): void;
  /** The store can be written again: ends the pause. */
  writableAgain(): void;
  /** Lets running deliveries end and starts no others. */
  stop(): Promise<void>;
}

export interface DeliveryQueueOptions {
  readonly outbox: Pick<Outbox, 'due' | 'becameDue' | 'nextDueAfter'>;
  readonly store: Pick<DeliveryStore, 'putOff'>;
  /** Takes one document as far as possible; gives the next step. */
  readonly deliver: (job: DeliveryJob, slot: DeliverySlot) => Promise<NextStep | undefined>;
  /** The circuit breaker of what a kind of work needs: the signer, or the authority. */
  readonly breaker: (environment: Environment, kind: WorkKind) => CircuitBreaker;
  /** Concurrent deliveries, in each environment. */
  readonly slots: Readonly<Record<WorkKind, number>>;
  /** The delays between attempts; those of api.md §9 when left out. */
  readonly backoff?: Backoff | undefined;
  /** Whether a person stopped sending for now. */
  readonly isPaused: () => boolean;
  /** Whether documents of an environment are delivered elsewhere. */
  readonly isFenced: (environment: Environment) => boolean;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly failed: (reason: unknown, documentId: string) => void;
}

/** While not even an error can be stored (a full disk), nothing is sent: its result could not be stored either. */
const PAUSE_MS = 60_000;

/** After an internal error the delay is that of this many failures: a minute. */
const FAULT_ATTEMPTS = 5;

/** Documents loaded ahead: many are read at once, and newly due ones are not behind too many. */
const AHEAD = 96;

/** Few documents come due between two looks at the store. */
const BECAME_DUE_AT_MOST = 256;

interface Delivery extends Job, DeliveryJob {
  readonly environment: Environment;
  readonly attempts: number;
}

/** The key of a job: each kind of work in each environment has slots and a circuit breaker of its own. */
interface Work {
  readonly environment: Environment;
  readonly kind: WorkKind;
}

const works = new Map<string, Work>(
  environments.flatMap((environment) =>
    workKinds.map((kind): [string, Work] => [keyOf({ environment, kind }), { environment, kind }]),
  ),
);

/** Starts to deliver what is in the outbox, until it is stopped. */
export function startDeliveryQueue(options: DeliveryQueueOptions): DeliveryQueue {
  const { store, deliver, breaker, slots, backoff = deliveryBackoff } = options;
  const { isPaused, isFenced, now, random, failed } = options;

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

  /** After an internal error the document must neither be lost nor be tried in a loop. */
  async function putOff({ id, attempts }: Delivery): Promise<Date> {
    const wait = delayAfter(backoff, Math.max(attempts + 1, FAULT_ATTEMPTS), random());
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
    isHeld: (key) => isFenced(workOf(key).environment) || (workOf(key).kind === 'sending' && isPaused()),
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
    /** Alternates between both ends of the outbox, so that neither old nor new documents starve. */
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
