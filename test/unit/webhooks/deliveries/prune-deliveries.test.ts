import { expect, it } from 'vitest';
import { DAY_MS } from '../../../../src-main/documents/values/ecuador-time.ts';
import { makeWebhookDeliveryStore } from '../../../../src-main/store/webhooks/webhook-delivery-store.ts';
import { pruneDeliveries } from '../../../../src-main/webhooks/deliveries/prune-deliveries.ts';
import { openShop } from '../../../support/shops/shop.ts';
import { webhooksOf } from '../../../support/shops/webhook-shop.ts';

const url = 'https://tienda.example.ec/avisos';

it('forgets what arrived after thirty days, what never did after ninety, and never what is on its way', async () => {
  const shop = await openShop();
  const { listen } = await webhooksOf(shop);
  const [one, other] = [await listen(url), await listen(url)];
  const deliveries = makeWebhookDeliveryStore(shop.store);
  const now = new Date('2026-11-23T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const write = async (
    id: number,
    state: { status: 'succeeded' | 'failed' | 'pending'; days: number },
    both = false,
  ) => {
    const delivery = `delivery-${id}`;
    await deliveries.insert({
      id: `event-${id}`,
      type: 'webhook.test',
      documentId: undefined,
      createdAt: daysAgo(state.days),
      body: '{}',
      deliveries: [
        { id: delivery, endpointId: one.id },
        ...(both ? [{ id: `other-${id}`, endpointId: other.id }] : []),
      ],
      queuedAt: daysAgo(state.days),
    });
    if (state.status === 'pending') return;
    await shop.store.writes.run((tx) =>
      tx
        .updateTable('webhook_delivery')
        .set({ status: state.status, next_attempt_at: null })
        .where('id', '=', delivery)
        .execute(),
    );
  };
  await write(1, { status: 'succeeded', days: 31 });
  await write(2, { status: 'succeeded', days: 29 });
  await write(3, { status: 'failed', days: 91 });
  await write(4, { status: 'failed', days: 89 });
  await write(5, { status: 'pending', days: 200 });
  await write(6, { status: 'succeeded', days: 31 }, true);

  await pruneDeliveries({ deliveries, now: () => now });
  const idsOf = async (table: 'webhook_delivery' | 'webhook_event') =>
    (await shop.store.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await idsOf('webhook_delivery')).toEqual(['delivery-2', 'delivery-4', 'delivery-5', 'other-6']);
  expect(await idsOf('webhook_event')).toEqual(['event-2', 'event-4', 'event-5', 'event-6']);
});

it('forgets many in turns', async () => {
  const asked: number[] = [];
  const left = [500, 500, 3, 0];
  await pruneDeliveries({
    deliveries: {
      async prune({ limit }) {
        asked.push(limit);
        return left.shift() ?? 0;
      },
    },
    now: () => new Date(),
  });
  expect(asked).toEqual([500, 500, 500, 500]);
});
