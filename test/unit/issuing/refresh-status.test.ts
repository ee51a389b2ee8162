import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import { documentStatuses } from '../../../src-main/documents/kinds.ts';
import { refreshStatus } from '../../../src-main/issuing/refresh-status.ts';
import { outboxOf, putAt, submit } from '../../support/shops/delivery-states.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

describe('refreshing a status', () => {
  it('has a submitted document asked about at once, and wakes the delivery after that is durable', async () => {
    const { shop, id } = await openSubmitted();
    const seen: unknown[] = [];
    const reply = await refresh(shop, id, () => seen.push('woken'));
    expect(reply).toMatchObject({ ok: true, value: { queued: true, document: { id, status: 'submitted' } } });
    const now = shop.clock.now.toISOString();
    expect(await outboxOf(shop)).toMatchObject([
      { document_id: id, step: 'ask', next_attempt_at: now, refresh_asked_at: now },
    ]);
    expect(seen).toEqual(['woken']);
  });

  it('is refused within ten seconds, with the whole seconds that are left', async () => {
    const { shop, id } = await openSubmitted();
    await refresh(shop, id);
    const asked = shop.clock.now.getTime();
    for (const [elapsed, left] of [
      [0, 10],
      [1, 10],
      [1000, 9],
      [9001, 1],
      [9999, 1],
    ] as const) {
      shop.clock.now = new Date(asked + elapsed);
      expect(problemOf(await refresh(shop, id))).toMatchObject({
        code: 'refresh_too_soon',
        documentId: id,
        retryAfterSeconds: left,
      });
    }
    shop.clock.now = new Date(asked + 10_000);
    expect(await refresh(shop, id)).toMatchObject({ ok: true, value: { queued: true } });
  });

  it('lets one of many that ask at the same time through', async () => {
    const { shop, id } = await openSubmitted();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(shop, id)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is not locked out by an earlier check from the future of a clock that was wrong', async () => {
    const { shop, id } = await openSubmitted();
    const right = shop.clock.now;
    shop.clock.now = new Date(right.getTime() + 3_600_000);
    await refresh(shop, id);
    shop.clock.now = right;
    expect(await refresh(shop, id)).toMatchObject({ ok: true, value: { queued: true } });
  });

  it('queues nothing for a pending document, however often it is asked for', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    const before = await outboxOf(shop);
    for (let count = 0; count < 3; count += 1) {
      expect(await refresh(shop, id)).toMatchObject({
        ok: true,
        value: { queued: false, document: { status: 'pending' } },
      });
    }
    expect(await outboxOf(shop)).toEqual(before);
  });

  it.for(documentStatuses.filter((status) => status !== 'pending' && status !== 'submitted'))(
    'gives a document that is %s back as it is',
    async (status) => {
      const { shop, id } = await openSubmitted();
      await shop.decide(id, status);
      expect(await refresh(shop, id)).toMatchObject({
        ok: true,
        value: { queued: false, document: { status } },
      });
      expect(await outboxOf(shop)).toEqual([]);
    },
  );

  it('promises no check of a document that waits for a person', async () => {
    const { shop, id } = await openSubmitted();
    await putAt(shop, id, { decision: 'number_taken' });
    expect(await refresh(shop, id)).toMatchObject({ ok: true, value: { queued: false } });
  });

  it('does not know the documents of another environment', async () => {
    const { shop, id } = await openSubmitted();
    await ensurePracticeBusiness(shop.businessDependencies);
    for (const environment of ['sandbox', 'live'] as const) {
      const reply = await refreshStatus(dependenciesOf(shop), await shop.caller(environment), id);
      expect(problemOf(reply).code).toBe('not_found');
    }
  });
});

async function openSubmitted(): Promise<{ shop: TestShop; id: string }> {
  const shop = await openShop();
  const { id } = await shop.issue();
  await submit(shop, id);
  return { shop, id };
}

function dependenciesOf(shop: TestShop, due: () => void = () => {}) {
  return { store: shop.issuing.store, now: () => shop.clock.now, due };
}

async function refresh(shop: TestShop, id: string, due?: () => void) {
  return refreshStatus(dependenciesOf(shop, due), await shop.caller(), id);
}
