import type { Delivery, DeliveryStore } from './delivery-store.ts';
import { waitBefore } from './policy.ts';

export interface SyncWorker {
  /** Looks for due deliveries now: something was added, or the network is back. */
  wake(): void;
  /** Lets what is in hand finish and takes nothing new. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly store: Pick<DeliveryStore, 'due' | 'nextDueAt' | 'putOff'>;
  /** Takes one delivery as far as it goes. */
  readonly deliver: (delivery: Delivery) => Promise<void>;
  readonly now: () => Date;
  /** How many documents are on their way at once. */
  readonly concurrency: number;
  readonly failed: (reason: unknown, documentId: string) => void;
}

/** A timer far in the future would hide a change of the clock: look again at least this often. */
const LONGEST_SLEEP_MS = 60_000;

/** A fault of our own is first tried again after this many waits of the policy: a minute. */
const FAULT_ATTEMPTS = 5;

/** Empties the outbox: as many deliveries at once as allowed, each document by one hand only. */
export function startWorker({ store, deliver, now, concurrency, failed }: WorkerOptions): SyncWorker {
  const inHand = new Map<string, Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let resting = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      do {
        lookAgain = false;
        await takeDue();
      } while (lookAgain && !stopped && !resting);
    } catch (reason) {
      failed(reason, 'outbox');
      rest();
    } finally {
      looking = undefined;
    }
  }

  async function takeDue(): Promise<void> {
    clearTimeout(timer);
    const free = concurrency - inHand.size;
    if (free > 0) {
      const due = await store.due({ at: now(), limit: free, inHand: [...inHand.keys()] });
      if (stopped || resting) return;
      for (const delivery of due) inHand.set(delivery.documentId, handle(delivery));
    }
    if (inHand.size >= concurrency) return;
    const nextDueAt = await store.nextDueAt([...inHand.keys()]);
    if (!nextDueAt || stopped || resting) return;
    const sleep = Math.min(Math.max(nextDueAt.getTime() - now().getTime(), 0), LONGEST_SLEEP_MS);
    timer = setTimeout(wake, sleep);
  }

  async function handle(delivery: Delivery): Promise<void> {
    try {
      await deliver(delivery);
    } catch (reason) {
      failed(reason, delivery.documentId);
      await putOff(delivery);
    } finally {
      inHand.delete(delivery.documentId);
      wake();
    }
  }

  /** A fault of our own must neither lose the document nor spin on it. */
  async function putOff({ documentId, attempts }: Delivery): Promise<void> {
    const wait = waitBefore(Math.max(attempts + 1, FAULT_ATTEMPTS));
    try {
      await store.putOff(documentId, { at: new Date(now().getTime() + wait), problem: 'internal_error' });
    } catch (reason) {
      failed(reason, documentId);
      rest();
    }
  }

  /** Where not even that can be written (a full disk), nothing is sent: how it went could not be kept either. */
  function rest(): void {
    if (stopped) return;
    resting = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      resting = false;
      wake();
    }, LONGEST_SLEEP_MS);
  }

  function wake(): void {
    if (stopped || resting) return;
    if (looking) lookAgain = true;
    else looking = look();
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(inHand.values());
    },
  };
}
