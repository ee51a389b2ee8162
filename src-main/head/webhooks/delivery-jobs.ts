import { fromKysely, PgBoss } from 'pg-boss';
import type { HeadDatabase, HeadTx } from '../database/open-database.ts';

const QUEUE = 'webhook';

/** Enough for as many deliveries at once, and for what pg-boss does beside them. */
const CONNECTIONS = 6;

/**
 * With one endpoint at a time, whichever head sends: a slow one is waited for by its own deliveries alone. What is due when it is
 * put in the queue is attempted at once; what becomes due is looked for each second.
 */
const AT_ONCE = {
  ...{ localConcurrency: 4, groupConcurrency: 1 },
  ...{ pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
} as const;

/**
 * A head that was killed in the middle of an attempt holds up its endpoint until another one misses it, and makes the attempt
 * again. An attempt takes 15 seconds at most.
 */
const LOST_AFTER = {
  heartbeatSeconds: 10,
  expireInSeconds: 60,
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
} as const;
const LOOKED_AFTER = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } as const;

/** The longest wait before an attempt is a day. */
const KEPT = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 3600 } as const;

interface DeliveryJob {
  readonly deliveryId: string;
}

/** A delivery that is to be attempted at a moment. */
export interface DueDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly at: Date;
}

/** The jobs of deliveries, in the same database: put there in the transaction that has them pending. */
export interface DeliveryJobs {
  add(tx: HeadTx | HeadDatabase, due: readonly DueDelivery[]): Promise<void>;
  /** Attempts what is due, one head or another, until it is stopped. */
  work(attempt: (deliveryId: string) => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the jobs of a database; pg-boss keeps them in a schema of its own. */
export async function openDeliveryJobs(
  url: string,
  failed: (reason: unknown) => void,
): Promise<DeliveryJobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: CONNECTIONS,
    schedule: false,
    useListenNotify: true,
    ...LOOKED_AFTER,
  });
  boss.on('error', failed);
  await boss.start();
  await boss.createQueue(QUEUE, { notify: true, ...LOST_AFTER, ...KEPT });
  return {
    async add(tx, due) {
      if (due.length === 0) return;
      const jobs = due.map(({ id, endpointId, at }) => ({
        data: { deliveryId: id } satisfies DeliveryJob,
        startAfter: at,
        group: { id: endpointId },
      }));
      await boss.insert(QUEUE, jobs, { db: fromKysely(tx) });
    },
    async work(attempt) {
      await boss.work<DeliveryJob>(QUEUE, AT_ONCE, async (jobs) => {
        for (const { data } of jobs) await attempt(data.deliveryId);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
