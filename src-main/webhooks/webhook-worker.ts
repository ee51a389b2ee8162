import type { Job, JobStore } from '../queue/job.ts';
import { startQueue } from '../queue/start-queue.ts';
import { type AttemptDependencies, attemptDelivery } from './deliveries/attempt-delivery.ts';
import type { WebhookOutbox } from './events/outbox.ts';
import { type PrepareDependencies, prepareEvents } from './events/prepare-events.ts';

export interface WebhookWorkerOptions
  extends Omit<PrepareDependencies, 'outbox'>,
    Omit<AttemptDependencies, 'outbox'> {
  readonly outbox: WebhookOutbox;
  /** Whether another computer sends them; none does when left out. */
  readonly isFenced?: () => boolean;
  /** How long what is under way may take once the program stops, milliseconds; the usual by default. */
  readonly lastMs?: number;
}

/** Brings what happens to those who asked for it. */
export interface WebhookWorker {
  /** Something happened, or something is to be sent now. */
  wake(): void;
  /** Lets what is under way end, but not for long; what is cut is sent again at the next start. */
  stop(): Promise<void>;
}

/** With one endpoint at a time: a slow one is waited for by its own deliveries alone. */
const SLOTS = 4;

/** After a fault of our own: what was sent and could not be written down would be sent again and again. */
const PAUSE_MS = 30_000;

const LAST_DELIVERIES_MS = 2000;

/** Sends what is due, and goes on until it is stopped; what came due while the program was off goes at once. */
export function startWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const { outbox, now, failed, lastMs = LAST_DELIVERIES_MS } = options;

  const store: JobStore<Job> = {
    async keysDue({ at }) {
      // A few events at a time: what is to be sent does not wait until all are made.
      if (await prepareEvents(options)) queue.wake();
      return outbox.endpointsDue(at.toISOString());
    },
    async due(endpointId, { at, limit }) {
      const ids = await outbox.due(endpointId, { at: at.toISOString(), limit });
      return ids.map((id) => ({ id, key: endpointId }));
    },
    async nextDueAfter(at) {
      const next = await outbox.nextDueAfter(at.toISOString());
      return next === undefined ? undefined : new Date(next);
    },
  };

  const queue = startQueue({
    store,
    async handle({ id }, { signal }) {
      const at = await attemptDelivery(options, id, signal);
      return at && { at };
    },
    slots: () => SLOTS,
    isHeld: () => options.isFenced?.() ?? false,
    pause: { ms: PAUSE_MS, of: 'everything' },
    lastMs,
    now,
    failed: (reason, job) => failed(reason, job ? `webhook delivery ${job.id}` : 'webhooks'),
  });
  return { wake: queue.wake, stop: queue.stop };
}
