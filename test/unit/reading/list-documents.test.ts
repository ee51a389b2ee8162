import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentListQuery } from '../../../src-main/contract/list.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { type DocumentPage, listDocuments } from '../../../src-main/reading/documents/list-documents.ts';
import { aDeliveryNoteBody, aRecipient } from '../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const cursorSecret = randomBytes(32);

describe('walking a list', () => {
  it('repeats and skips nothing while documents are issued', async () => {
    const shop = await openShop();
    await issueMany(shop, 12);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.nat({ max: 3 }), { maxLength: 6 }),
        async (limit, insertions) => {
          const atTheStart = await numbersOf(shop);
          const walked: string[] = [];
          let page = await pageOf(shop, { limit });
          for (let step = 0; ; step += 1) {
            walked.push(...numbersIn(page));
            if (page.nextCursor === null) break;
            await issueMany(shop, insertions[step] ?? 0);
            page = await pageOf(shop, { limit, cursor: page.nextCursor });
          }
          expect(walked).toEqual(atTheStart);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('goes back the way it came, over the same pages, to what was issued meanwhile', async () => {
    const shop = await openShop();
    await issueMany(shop, 7);
    const first = await pageOf(shop, { limit: 3 });
    const second = await pageOf(shop, { limit: 3, cursor: first.nextCursor });
    const third = await pageOf(shop, { limit: 3, cursor: second.nextCursor });
    expect([first, second, third].map(({ data }) => data.length)).toEqual([3, 3, 1]);
    await issueMany(shop, 2);
    const back = await pageOf(shop, { limit: 3, cursor: third.prevCursor });
    expect(numbersIn(back)).toEqual(numbersIn(second));
    const start = await pageOf(shop, { limit: 3, cursor: back.prevCursor });
    expect(numbersIn(start)).toEqual(numbersIn(first));
    const newest = await pageOf(shop, { limit: 3, cursor: start.prevCursor });
    expect(numbersIn(newest)).toEqual(['001-001-000000009', '001-001-000000008']);
    expect(newest).toMatchObject({ prevCursor: null, offset: 0, totalCount: 9 });
  });

  it('reports where a page lies', async () => {
    const shop = await openShop();
    await issueMany(shop, 5);
    const first = await pageOf(shop, { limit: 2 });
    expect(first).toMatchObject({ totalCount: 5, offset: 0, prevCursor: null });
    const second = await pageOf(shop, { limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ totalCount: 5, offset: 2 });
    const last = await pageOf(shop, { limit: 2, cursor: second.nextCursor });
    expect(last).toMatchObject({ totalCount: 5, offset: 4, nextCursor: null });
  });

  it('does not end where nothing newer has come yet', async () => {
    const shop = await openShop();
    await issueMany(shop, 4);
    const first = await pageOf(shop, { limit: 2 });
    const second = await pageOf(shop, { limit: 2, cursor: first.nextCursor });
    const back = await pageOf(shop, { limit: 2, cursor: second.prevCursor });
    expect(numbersIn(back)).toEqual(numbersIn(first));
    expect(back.prevCursor).toBeNull();
    expect(numbersIn(await pageOf(shop, { limit: 2, cursor: back.nextCursor }))).toEqual(numbersIn(second));
  });

  it('refuses a cursor with other filters, in another environment, or altered', async () => {
    const shop = await openShop();
    await issueMany(shop, 3);
    const { nextCursor } = await pageOf(shop, { limit: 1 });
    const cursor = nextCursor ?? '';
    for (const reply of [
      await list(shop, { limit: 1, cursor, channel: ['api'] }),
      await list(shop, { limit: 1, cursor }, 'live'),
      await list(shop, { limit: 1, cursor: `${cursor}A` }),
    ]) {
      expect(problemOf(reply)).toMatchObject({ code: 'invalid_cursor', errors: [{ parameter: 'cursor' }] });
    }
    expect(await list(shop, { limit: 2, cursor })).toMatchObject({ ok: true });
  });

  it('shows nothing of another environment', async () => {
    const shop = await openShop();
    await issueMany(shop, 2);
    expect(await list(shop, {}, 'live')).toMatchObject({ ok: true, value: { data: [], totalCount: 0 } });
  });
});

describe('searching', () => {
  const buyer = (name: string, identification: string) =>
    anInvoiceBody({ buyer: { identification_type: 'cedula', identification, name } });

  it.for([
    { q: 'nunez', finds: ['1'], why: 'without accents' },
    { q: 'NÚÑEZ', finds: ['1'], why: 'in capitals' },
    { q: 'Nu\u0301n\u0303ez', finds: ['1'], why: 'with accents written apart' },
    { q: 'maría', finds: ['2', '1'], why: 'by one word' },
    { q: 'maria perez', finds: ['2'], why: 'by every word' },
    { q: 'perez maria', finds: ['2'], why: 'in any order' },
    { q: 'maria nobody', finds: [], why: 'only if every word is there' },
    { q: 'mar', finds: ['2', '1'], why: 'by the beginning of a word' },
    { q: '1710034065', finds: ['1'], why: 'by identification' },
    { q: '001-001-000000002', finds: ['2'], why: 'by number' },
    { q: '000000002-001-001', finds: [], why: 'by a number only in its order' },
    { q: '--', finds: [], why: 'by nothing, when nothing is asked' },
    { q: '001001000000002', finds: ['2'], why: 'by number without dashes' },
    { q: '"maria" OR * NEAR(', finds: [], why: 'without obeying the language of the index' },
  ])('finds «$q» $why', async ({ q, finds }) => {
    const shop = await openShop();
    await shop.issue(buyer('María Núñez', '1710034065'));
    await shop.issue(buyer('Pérez Mora, María', '0926687856'));
    const page = await pageOf(shop, { q });
    expect(numbersIn(page)).toEqual(finds.map((number) => `001-001-${number.padStart(9, '0')}`));
    expect(page.totalCount).toBe(finds.length);
  });
});

describe('filters', () => {
  it.for([
    { query: { status: ['pending'] }, count: 2 },
    { query: { status: ['authorized', 'returned'] }, count: 0 },
    { query: { channel: ['console'] }, count: 0 },
    { query: { counterparty: '1760013210001' }, count: 2 },
    { query: { counterparty: '17600132100' }, count: 0 },
    { query: { 'issue_date[gte]': '2026-11-22' }, count: 1 },
    { query: { 'issue_date[lte]': '2026-11-21' }, count: 1 },
    { query: { 'created_at[gte]': '2026-11-22T12:00:00-05:00' }, count: 1 },
    { query: { 'created_at[lte]': '2026-11-22T11:59:59-05:00' }, count: 1 },
  ])('$query', async ({ query, count }) => {
    const shop = await openShop();
    await shop.issue();
    shop.clock.now = new Date('2026-11-22T17:00:00.000Z');
    await shop.issue();
    const page = await pageOf(shop, query);
    expect(page.data).toHaveLength(count);
    expect(page.totalCount).toBe(count);
  });

  it('by some of the types leave the others out', async () => {
    const shop = await openShop();
    await issueMany(shop, 3);
    const invoices = await listDocuments({ store: shop.reading, cursorSecret }, await shop.caller(), {
      types: ['invoice'],
      query: documentListQuery.parse({}),
    });
    expect(invoices).toMatchObject({ ok: true, value: { totalCount: 3 } });
    const others = await listDocuments({ store: shop.reading, cursorSecret }, await shop.caller(), {
      types: ['credit_note', 'debit_note'],
      query: documentListQuery.parse({}),
    });
    expect(others).toMatchObject({ ok: true, value: { totalCount: 0, data: [] } });
  });
});

describe('a delivery note', () => {
  const carrier = {
    identification_type: 'cedula',
    identification: '1710034065',
    name: 'JUAN PÉREZ',
  } as const;
  const bakery = { identification: '1790016919001', name: 'PANADERÍA ÑANDÚ' };
  const branch = { identification: '1799999990001', name: 'SUCURSAL CUENCA' };

  it('is found by its carrier and by each recipient, once', async () => {
    const shop = await openShop();
    await shop.issue();
    const { id } = await issueTransport(shop, [bakery, branch, bakery]);
    for (const counterparty of [carrier, bakery, branch].map(({ identification }) => identification)) {
      const page = await pageOf(shop, { counterparty });
      expect(page).toMatchObject({ data: [{ id }], totalCount: 1 });
    }
    for (const q of ['nandu', 'sucursal cuenca', 'juan', '17900169']) {
      expect(await pageOf(shop, { q })).toMatchObject({ data: [{ id }], totalCount: 1 });
    }
  });

  it('whose carrier is a recipient too is found once', async () => {
    const shop = await openShop();
    await issueTransport(shop, [bakery, carrier]);
    expect(await pageOf(shop, { counterparty: carrier.identification })).toMatchObject({ totalCount: 1 });
    expect(await numbersFound(shop, carrier.identification)).toHaveLength(1);
  });

  it('is no longer found by a recipient that a correction left out', async () => {
    const shop = await openShop();
    const { id } = await issueTransport(shop, [bakery]);
    await shop.decide(id, 'returned');
    expect(await shop.resubmit(id, transport([branch]))).toMatchObject({ ok: true });
    expect(await numbersFound(shop, bakery.identification)).toEqual([]);
    expect(await numbersFound(shop, branch.identification)).toEqual([id]);
    expect(await pageOf(shop, { q: 'nandu' })).toMatchObject({ totalCount: 0 });
  });

  it('stands among invoices to the same party in the one order of all, page by page', async () => {
    const shop = await openShop();
    const ids: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const buyer = { identification_type: 'ruc', ...bakery } as const;
      ids.push((await shop.issue(anInvoiceBody({ buyer }))).id);
      ids.push((await issueTransport(shop, [bakery])).id);
      await issueTransport(shop, [branch]);
    }
    expect(await numbersFound(shop, bakery.identification)).toEqual(ids.toReversed());
    const walked: string[] = [];
    let page = await pageOf(shop, { counterparty: bakery.identification, limit: 3 });
    for (let step = 0; step < 9; step += 1) {
      expect(page).toMatchObject({ offset: walked.length, totalCount: ids.length });
      walked.push(...page.data.map(({ id }) => id));
      if (page.nextCursor === null) break;
      page = await pageOf(shop, { counterparty: bakery.identification, limit: 3, cursor: page.nextCursor });
    }
    expect(walked).toEqual(ids.toReversed());
    const back = await pageOf(shop, {
      counterparty: bakery.identification,
      limit: 3,
      cursor: page.prevCursor,
    });
    expect(back.data.map(({ id }) => id)).toEqual(walked.slice(3, 6));
  });

  function transport(recipients: readonly { identification: string; name: string }[]) {
    return aDeliveryNoteBody({
      carrier,
      transport_start: '2026-11-21',
      transport_end: '2026-11-21',
      recipients: recipients.map(({ identification, name }) => aRecipient({ identification, name })),
    });
  }

  function issueTransport(shop: TestShop, recipients: Parameters<typeof transport>[0]) {
    return shop.issueAs('delivery_note', transport(recipients));
  }

  async function numbersFound(shop: TestShop, counterparty: string): Promise<string[]> {
    return (await pageOf(shop, { counterparty })).data.map(({ id }) => id);
  }
});

type Query = Readonly<Record<string, unknown>>;

async function list(shop: TestShop, query: Query, environment: Environment = 'test') {
  const parsed = documentListQuery.parse(query);
  const caller = await shop.caller(environment);
  return listDocuments({ store: shop.reading, cursorSecret }, caller, {
    types: documentTypes,
    query: parsed,
  });
}

async function pageOf(shop: TestShop, { cursor, ...query }: Query): Promise<DocumentPage> {
  const reply = await list(shop, { ...query, ...(typeof cursor === 'string' && { cursor }) });
  if (!reply.ok) throw new Error(`no page: ${JSON.stringify(reply.problem)}`);
  return reply.value;
}

async function issueMany(shop: TestShop, count: number): Promise<void> {
  for (let issued = 0; issued < count; issued += 1) await shop.issue();
}

async function numbersOf(shop: TestShop): Promise<string[]> {
  const rows = await shop.store.db
    .selectFrom('document')
    .select('sequential')
    .orderBy('sequential', 'desc')
    .execute();
  return rows.map(({ sequential }) => `001-001-${String(sequential).padStart(9, '0')}`);
}

function numbersIn({ data }: DocumentPage): string[] {
  return data.map(({ number }) => number);
}
