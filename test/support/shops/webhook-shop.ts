import { v7 as uuid } from 'uuid';
import { onTestFinished } from 'vitest';
import type { WebhookDeliveryListQuery } from '../../../src-main/contract/webhooks/webhook-delivery.ts';
import {
  type WebhookEndpointWithSecret,
  webhookEndpointBody,
} from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import type { DocumentStatus } from '../../../src-main/documents/kinds.ts';
import { makeWebhookDeliveryStore } from '../../../src-main/store/webhooks/webhook-delivery-store.ts';
import { makeWebhookEndpointStore } from '../../../src-main/store/webhooks/webhook-endpoint-store.ts';
import { makeWebhookOutbox } from '../../../src-main/store/webhooks/webhook-outbox.ts';
import { makePostWebhook } from '../../../src-main/webhooks/deliveries/post-webhook.ts';
import {
  startWebhookWorker,
  type WebhookWorker,
  type WebhookWorkerOptions,
} from '../../../src-main/webhooks/webhook-worker.ts';
import { makeWebhooks } from '../../../src-main/webhooks/webhooks.ts';
import { eventually } from '../eventually.ts';
import { fileSecretBox } from '../secrets/file-secret-box.ts';
import type { TestShop } from './shop.ts';

/** The webhooks of a shop, from its store to the wire, on the real clock. */
export interface WebhookShop {
  readonly webhooks: ReturnType<typeof makeWebhooks>;
  /** What went wrong inside. */
  readonly faults: readonly unknown[];
  /** Ends with the test, if not before. */
  start(options?: Partial<WebhookWorkerOptions>): WebhookWorker;
  /** A new endpoint of the shop in the test environment, or as the parts say. */
  listen(
    url: string,
    parts?: { events?: readonly string[]; disabled?: boolean },
  ): Promise<WebhookEndpointWithSecret>;
  /** The authority's answer on a document is written down as sync/ writes it. */
  enter(id: string, ...statuses: readonly DocumentStatus[]): Promise<void>;
  deliveries(endpointId: string, query?: Partial<WebhookDeliveryListQuery>): Promise<readonly Delivery[]>;
  /** The only delivery of an endpoint, once it is in a status. */
  settled(endpointId: string, status: Delivery['status']): Promise<Delivery>;
}

type Delivery = Extract<
  Awaited<ReturnType<ReturnType<typeof makeWebhooks>['deliveries']>>,
  { ok: true }
>['value']['data'][number];

/** A receiver here that says nothing is a test of its own; no stall of a busy machine is to look like one. */
const PATIENCE_MS = 60_000;

/** Retries of a few milliseconds: as many as the real schedule has. */
export const hastyDelays = Array.from({ length: 10 }, (_, index) => (index === 0 ? 0 : 20));

export async function webhooksOf(shop: TestShop): Promise<WebhookShop> {
  const { store, file } = shop;
  const now = () => new Date();
  const newId = () => uuid();
  const box = fileSecretBox(`${file}.key`);
  const faults: unknown[] = [];
  let worker: WebhookWorker | undefined;
  const webhooks = makeWebhooks({
    endpoints: makeWebhookEndpointStore(store),
    deliveries: makeWebhookDeliveryStore(store),
    box,
    now,
    newId,
    cursorSecret: Buffer.alloc(32, 7),
    ownPort: () => 4747,
    due: () => worker?.wake(),
  });
  const caller = await shop.caller();

  async function deliveries(endpointId: string, query: Partial<WebhookDeliveryListQuery> = {}) {
    const listed = await webhooks.deliveries(caller, endpointId, { limit: 100, ...query });
    if (!listed.ok) throw new Error(`not listed: ${JSON.stringify(listed.problem)}`);
    return listed.value.data;
  }

  return {
    webhooks,
    faults,
    start(options = {}) {
      const started = startWebhookWorker({
        outbox: makeWebhookOutbox(store),
        box,
        post: makePostWebhook({ ownPort: () => 4747, userAgent: 'Mostrador/0', timeoutMs: PATIENCE_MS }),
        now,
        newId,
        random: () => 0,
        failed: (reason) => faults.push(reason),
        ...options,
      });
      worker = started;
      onTestFinished(() => started.stop());
      return started;
    },
    async listen(url, parts) {
      const created = await webhooks.create(caller, webhookEndpointBody.parse({ url, ...parts }));
      if (!created.ok) throw new Error(`not created: ${JSON.stringify(created.problem)}`);
      return created.value;
    },
    async enter(id, ...statuses) {
      const at = now();
      await shop.delivery.record(await shop.stored(id), {
        at,
        exchange: {
          operation: 'authorization',
          endpoint: 'http://authority.test/',
          startedAt: at,
          durationMs: 1,
          httpStatus: 200,
          authorityDate: null,
          answer: null,
        },
        outcome: 'decided',
        entered: statuses,
        events: [],
        ...(statuses.includes('authorized') && {
          authorization: { number: '1'.repeat(49), authorizedAt: at.toISOString() },
        }),
        next: { step: 'ask', attempts: 0, at, problem: null },
      });
      worker?.wake();
    },
    deliveries,
    async settled(endpointId, status) {
      const found = await eventually(
        () => deliveries(endpointId),
        ([delivery]) => delivery?.status === status,
      );
      const [delivery] = found;
      if (!delivery || found.length > 1) throw new Error(`${found.length} deliveries instead of one`);
      return delivery;
    },
  };
}
