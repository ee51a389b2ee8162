import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { version } from '../../process/build.ts';
import { repeat } from '../../queue/repeat.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { attemptDelivery } from '../../webhooks/deliveries/attempt-delivery.ts';
import { makePostWebhook } from '../../webhooks/deliveries/post-webhook.ts';
import { keepPruning } from '../../webhooks/deliveries/prune-deliveries.ts';
import { prepareEvents } from '../../webhooks/events/prepare-events.ts';
import { makeWebhooks, type Webhooks } from '../../webhooks/webhooks.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { openDeliveryJobs } from './delivery-jobs.ts';
import { makeHeadDeliveryStore } from './delivery-store.ts';
import { makeHeadEndpointStore } from './endpoint-store.ts';
import { makeHeadOutbox } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';

export interface HeadWebhookOptions {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
  /** Of the database. */
  readonly url: string;
  /** Seals the secrets they are signed with. */
  readonly box: SecretBox;
  readonly now: () => Date;
  /** Where this head listens: no webhook is sent there. */
  readonly ownPort: () => number | undefined;
  /** Until it is looked again what was reported; a second when left out. */
  readonly lookMs?: number | undefined;
  /** Before a delivery is tried again, one time after the other; as at a till when left out. */
  readonly retriesMs?: readonly number[] | undefined;
  readonly failed: (reason: unknown, what: string) => void;
}

export interface HeadWebhooks {
  readonly webhooks: Webhooks;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 1000;

/** Sends what stations report to those who asked for it, as a station does, and goes on until it is stopped. */
export async function startHeadWebhooks(options: HeadWebhookOptions): Promise<HeadWebhooks> {
  const { database, patterns, url, box, now, ownPort, lookMs = LOOK_EVERY_MS, retriesMs, failed } = options;
  const lacksJobs = await isWithoutJobs(database);
  const jobs = await openDeliveryJobs(url, (reason) => failed(reason, 'webhook jobs'));
  if (lacksJobs) await sendWaiting(database, jobs);
  const outbox = makeHeadOutbox({ database, patterns, jobs });
  const endpoints = makeHeadEndpointStore(database);
  const common = { outbox, now, newId: () => uuid(), failed };
  const post = makePostWebhook({ ownPort, userAgent: `Mostrador/${version}` });
  const stopping = new AbortController();
  await jobs.work(async (deliveryId) => {
    const attempting = { ...common, box, post, random: Math.random, ...(retriesMs && { delays: retriesMs }) };
    await attemptDelivery(attempting, deliveryId, stopping.signal);
    // Of an attempt that was cut nothing was learnt: the next worker makes it again.
    stopping.signal.throwIfAborted();
  });
  const preparing = repeat(
    async () => {
      while (!stopping.signal.aborted && (await prepareEvents(common)));
    },
    { everyMs: lookMs, failed: (reason) => failed(reason, 'webhook events') },
  );
  const deliveries = makeHeadDeliveryStore(database, jobs);
  const pruning = keepPruning({ deliveries, now }, (reason) => failed(reason, 'webhooks not pruned'));
  return {
    webhooks: makeWebhooks({
      endpoints: {
        ...endpoints,
        async change(scope, id, changes) {
          const changed = await endpoints.change(scope, id, changes);
          if (changes.disabled === false) await sendWaiting(database, jobs, id);
          return changed;
        },
      },
      deliveries,
      box,
      now,
      newId: () => uuid(),
      cursorSecret: randomBytes(32),
      ownPort,
      // Its job was put in the queue with it.
      due: () => {},
    }),
    async stop() {
      stopping.abort();
      await preparing.stop();
      await pruning.stop();
      await jobs.stop();
    },
  };
}

/** A new database, or one that was put back from a backup, which has no jobs of what waits to be sent. */
async function isWithoutJobs(database: HeadDatabase): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT to_regnamespace('pgboss') IS NULL AS is`.execute(
    database,
  );
  return rows[0]?.is === true;
}
