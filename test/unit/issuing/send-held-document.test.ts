import { describe, expect, it } from 'vitest';
import { sendHeldDocument } from '../../../src-main/issuing/send-held-document.ts';
import { journeyOf, outboxOf, putAt } from '../../support/shops/delivery-states.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const NEXT_DAY = new Date('2026-11-22T15:00:00.000Z');

describe('sending a document whose day is over', () => {
  it('is due at once, waits from now on, and says in its journey that a person decided', async () => {
    const { shop, id } = await openHeld();
    let woken = 0;
    const reply = await send(shop, id, () => {
      woken += 1;
    });
    expect(reply).toMatchObject({ ok: true, value: { id, status: 'pending', issue_date: '2026-11-21' } });
    const now = NEXT_DAY.toISOString();
    expect(await outboxOf(shop)).toMatchObject([
      { document_id: id, step: 'send', decision: null, next_attempt_at: now, created_at: now },
    ]);
    expect((await journeyOf(shop, id)).at(-1)).toEqual({ type: 'send_delayed', data: { decision: 'send' } });
    expect(woken).toBe(1);
  });

  it('is signed and sent again, as its next revision, when the authority refused its date', async () => {
    const { shop, id, number } = await openDateRefused();
    const reply = await send(shop, id);
    expect(reply).toMatchObject({
      ok: true,
      value: { id, number, status: 'pending', issue_date: '2026-11-21', sri_messages: [] },
    });
    expect(await shop.stored(id)).toMatchObject({ revision: 2, status: 'pending' });
    expect(await outboxOf(shop)).toMatchObject([{ document_id: id, step: 'sign', decision: null }]);
    expect((await journeyOf(shop, id)).at(-1)).toMatchObject({ type: 'corrected' });
    expect(problemOf(await send(shop, id)).code).toBe('invalid_state');
  });

  it('is decided once: the second time nothing is held any more', async () => {
    const { shop, id } = await openHeld();
    await send(shop, id);
    expect(problemOf(await send(shop, id))).toMatchObject({ code: 'invalid_state', documentId: id });
  });

  it('is refused for a document that waits for nobody, and for one that waits for another decision', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    expect(problemOf(await send(shop, id)).code).toBe('invalid_state');
    await putAt(shop, id, { decision: 'number_taken' });
    expect(problemOf(await send(shop, id)).code).toBe('invalid_state');
    expect(await outboxOf(shop)).toMatchObject([{ decision: 'number_taken' }]);
  });

  it('is refused of a document that does not exist', async () => {
    const shop = await openShop();
    expect(problemOf(await send(shop, crypto.randomUUID())).code).toBe('not_found');
  });
});

async function openHeld(): Promise<{ shop: TestShop; id: string }> {
  const shop = await openShop();
  const { id } = await shop.issue();
  await putAt(shop, id, { step: 'send', decision: 'late' });
  shop.clock.now = NEXT_DAY;
  return { shop, id };
}

/** Returned for its date, and kept until a person decides. */
async function openDateRefused(): Promise<{ shop: TestShop; id: string; number: string }> {
  const shop = await openShop();
  const { id, number } = await shop.issue();
  await shop.store.writes.run(async (tx) => {
    await tx.updateTable('document').set({ status: 'returned' }).where('id', '=', id).execute();
  });
  await putAt(shop, id, { step: 'ask', decision: 'date_refused' });
  return { shop, id, number };
}

function send({ issuing, clock }: TestShop, id: string, due: () => void = () => {}) {
  return sendHeldDocument({ store: issuing.store, now: () => clock.now, due }, id);
}
