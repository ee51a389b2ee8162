import { expect, it } from 'vitest';
import type { DeliveryResult } from '../../../../src-main/sync/delivery/delivery-store.ts';
import { journeyOf, outboxOf } from '../../../support/shops/delivery-states.ts';
import { openShop, type TestShop } from '../../../support/shops/shop.ts';

/** The authority authorizes what it was sent. */
function authorized({ clock: { now: at } }: TestShop, number: string): DeliveryResult {
  return {
    at,
    exchange: {
      operation: 'authorization',
      endpoint: 'http://authority.test/',
      startedAt: at,
      durationMs: 1,
      httpStatus: 200,
      authorityDate: null,
      answer: Buffer.from('<answer/>'),
    },
    outcome: 'authorized',
    entered: ['submitted', 'authorized'],
    events: ['received', 'authorized'],
    authorization: { number, authorizedAt: at.toISOString() },
    messages: [],
    next: undefined,
  };
}

it('records nothing of an answer about a revision that was corrected while it was on its way', async () => {
  const shop = await openShop();
  const { id, access_key: accessKey } = await shop.issue();
  await shop.decide(id, 'returned');
  expect(await shop.resubmit(id)).toMatchObject({ ok: true });
  const second = await shop.stored(id);
  await shop.decide(id, 'returned');
  expect(await shop.resubmit(id)).toMatchObject({ ok: true });
  const third = await shop.stored(id);
  // Their status says nothing of the correction: their revision does.
  expect([second.status, third.status]).toEqual(['pending', 'pending']);
  const [journey, outbox] = [await journeyOf(shop, id), await outboxOf(shop)];

  await expect(shop.delivery.record(second, authorized(shop, accessKey))).rejects.toThrow(
    `document ${id} is still as it was when the authority was asked`,
  );
  expect(await shop.stored(id)).toEqual(third);
  expect([await journeyOf(shop, id), await outboxOf(shop)]).toEqual([journey, outbox]);
  expect(await shop.store.db.selectFrom('exchange').selectAll().execute()).toEqual([]);

  await shop.delivery.record(third, authorized(shop, accessKey));
  expect(await shop.stored(id)).toMatchObject({ status: 'authorized', revision: 3 });
});
