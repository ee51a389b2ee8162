import { describe, expect, it } from 'vitest';
import { type EventPage, listEvents } from '../../../src-main/reading/events/list-events.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const cursorSecret = Buffer.alloc(32);

describe('the journey of a document', () => {
  it('is listed from newest to oldest, each step with its revision and what belongs to it', async () => {
    const { shop, id } = await openTravelled(1);
    await shop.decide(id, 'authorized');
    await shop.annul(id, { annulled_on: '2026-11-21', reason: 'Error' });
    const { data } = await pageOf(shop, id);
    const common = { object: 'document_event', document_id: id, id: expect.any(String) };
    expect(data).toEqual([
      {
        ...common,
        type: 'annulled',
        revision: 2,
        data: { annulled_on: '2026-11-21', reason: 'Error' },
        created_at: '2026-11-21T17:00:00.000Z',
      },
      { ...common, type: 'corrected', revision: 2, data: {}, created_at: '2026-11-21T17:00:00.000Z' },
      { ...common, type: 'accepted', revision: 1, data: {}, created_at: '2026-11-21T17:00:00.000Z' },
    ]);
  });

  it('has its own steps only', async () => {
    const { shop, id } = await openTravelled(3);
    const other = await shop.issue();
    expect((await pageOf(shop, other.id)).data).toMatchObject([{ type: 'accepted', document_id: other.id }]);
    expect((await pageOf(shop, id)).data).toHaveLength(4);
  });

  it('is walked there and back over the same pages, while more happens', async () => {
    const { shop, id } = await openTravelled(6);
    const first = await pageOf(shop, id, { limit: 3 });
    const second = await pageOf(shop, id, { limit: 3, cursor: first.nextCursor });
    const third = await pageOf(shop, id, { limit: 3, cursor: second.nextCursor });
    expect([first, second, third].map(revisionsIn)).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    expect([first.prevCursor, third.nextCursor]).toEqual([null, null]);
    await shop.decide(id, 'returned');
    await shop.resubmit(id);
    const back = await pageOf(shop, id, { limit: 3, cursor: third.prevCursor });
    expect(revisionsIn(back)).toEqual([4, 3, 2]);
    const start = await pageOf(shop, id, { limit: 3, cursor: back.prevCursor });
    expect(revisionsIn(start)).toEqual([7, 6, 5]);
    const newest = await pageOf(shop, id, { limit: 3, cursor: start.prevCursor });
    expect(revisionsIn(newest)).toEqual([8]);
    expect(newest.prevCursor).toBeNull();
    expect(revisionsIn(await pageOf(shop, id, { limit: 3, cursor: newest.nextCursor }))).toEqual([7, 6, 5]);
  });

  it('gives cursors of at most 200 characters, which serve no other document', async () => {
    const { shop, id } = await openTravelled(2);
    const { nextCursor } = await pageOf(shop, id, { limit: 1 });
    if (nextCursor === null) throw new Error('there is no second page');
    expect(nextCursor.length).toBeLessThanOrEqual(200);
    const other = await shop.issue();
    const parts = { store: shop.reading, cursorSecret };
    for (const [document, cursor] of [
      [other.id, nextCursor],
      [id, `${nextCursor}x`],
      [id, 'x'],
    ] as const) {
      expect(problemOf(await listEvents(parts, document, { limit: 1, cursor }))).toMatchObject({
        code: 'invalid_cursor',
        errors: [{ parameter: 'cursor' }],
      });
    }
  });
});

/** A shop with an invoice that was corrected so many times. */
async function openTravelled(corrections: number) {
  const shop = await openShop();
  const { id } = await shop.issue();
  for (let count = 0; count < corrections; count += 1) {
    await shop.decide(id, 'returned');
    expect(await shop.resubmit(id, anInvoiceBody())).toMatchObject({ ok: true });
  }
  return { shop, id };
}

async function pageOf(
  shop: TestShop,
  id: string,
  { limit = 20, cursor }: { limit?: number; cursor?: string | null } = {},
): Promise<EventPage> {
  const listed = await listEvents(
    { store: shop.reading, cursorSecret },
    id,
    cursor ? { limit, cursor } : { limit },
  );
  if (!listed.ok) throw new Error(listed.problem.code);
  return listed.value;
}

function revisionsIn({ data }: EventPage): number[] {
  return data.map(({ revision }) => revision);
}
