import { describe, expect, it } from 'vitest';
import { type StockList, stockList } from '../../../src-main/contract/catalog/stock.ts';
import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import type { IssuingTransaction } from '../../../src-main/issuing/ports/issuing-store.ts';
import { replaceDocument } from '../../../src-main/issuing/replace-document.ts';
import { aLine, anInvoiceBody, type LineInput } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { openStockShop, type StockShop } from '../../support/shops/counter/stock-shop.ts';

const notebooks = (quantity: string) => aLine({ code: 'A-1', quantity });
const pens = (quantity: string) => aLine({ code: 'B-2', quantity });

function sell(shop: StockShop, lines: LineInput[], metadata: Record<string, string> = {}) {
  return shop.issue(anInvoiceBody({ lines, metadata: { cash_session: shop.cashSession.id, ...metadata } }));
}

function creditNote(shop: StockShop, invoiceId: string, quantity: string, metadata = {}) {
  return shop.issueAs('credit_note', {
    modified_document: { document_id: invoiceId },
    reason: 'Devolución',
    lines: [{ code: 'B-2', quantity }],
    metadata: { cash_session: shop.cashSession.id, ...metadata },
  });
}

function list(shop: StockShop, query = ''): Promise<StockList> {
  return shop.ok(stockList, 'GET', `/stock?environment=test${query}`);
}

describe('what a person books', () => {
  it('comes in, goes out and is counted, with who did it and what was left', async () => {
    const shop = await openStockShop();
    await shop.book('out', shop.notebook, '2.5');
    const counted = await shop.book('count', shop.notebook, '16');
    expect(counted).toMatchObject({
      kind: 'count',
      quantity: '-1.5',
      on_hand: '16',
      operator: { name: 'Ana' },
    });
    const history = (await shop.movements(shop.notebook)).map((one) => [one.kind, one.quantity, one.on_hand]);
    expect(history).toEqual([
      ['count', '-1.5', '16'],
      ['out', '-2.5', '17.5'],
      ['in', '20', '20'],
    ]);
  });

  it('is booked once with the same Idempotency-Key, however often it is sent', async () => {
    const shop = await openStockShop();
    const body = (quantity: string) => ({
      environment: 'test',
      kind: 'in',
      products: [
        { product_id: shop.pen, quantity },
        { product_id: shop.notebook, quantity: '1' },
      ],
    });
    const send = (quantity: string) =>
      shop.call('POST', '/stock/movements', body(quantity), { 'idempotency-key': 'delivery-1' });
    const answers = await Promise.all([send('7'), send('7'), send('7')]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await send('8')).json().code).toBe('idempotency_key_reused');
    expect([await shop.onHand(shop.pen), await shop.onHand(shop.notebook)]).toEqual(['12', '21']);
  });

  it('is for who may, is more than nothing, of products there are, each once; else nothing is booked', async () => {
    const shop = await openStockShop();
    const send = (...products: [id: string, quantity: string][]) =>
      shop.call('POST', '/stock/movements', {
        environment: 'test',
        kind: 'in',
        products: products.map(([id, quantity]) => ({ product_id: id, quantity })),
      });
    expect((await send([shop.pen, '0'])).json()).toMatchObject({
      errors: [{ pointer: '/products/0/quantity', code: 'out_of_range' }],
    });
    expect((await send([shop.pen, '1'], [shop.pen, '2'])).json()).toMatchObject({
      errors: [{ pointer: '/products/1/product_id', code: 'repeated' }],
    });
    expect((await send([shop.pen, '1'], [shop.cashSession.id, '1'])).json()).toMatchObject({
      errors: [{ pointer: '/products/1/product_id', code: 'not_found' }],
    });
    await shop.hire('Caro', 'cashier', '1357');
    expect((await send([shop.pen, '1'])).json().code).toBe('operator_not_allowed');
    expect(await shop.onHand(shop.pen)).toBe('5');
  });

  it('is refused while the stock is switched off', async () => {
    const shop = await openStockShop();
    await shop.switchStock(false);
    const products = [{ product_id: shop.pen, quantity: '1' }];
    const refused = await shop.call('POST', '/stock/movements', {
      environment: 'test',
      kind: 'in',
      products,
    });
    expect(refused.json().code).toBe('invalid_state');
    expect((await list(shop)).data).toHaveLength(3);
  });

  it('never changes and is never taken away, by any user', async () => {
    const shop = await openStockShop();
    const change = shop.store.writes.run((tx) =>
      tx.updateTable('stock_movement').set({ quantity: 1 }).execute(),
    );
    await expect(change).rejects.toThrow('a stock movement never changes');
    const removal = shop.store.writes.run((tx) => tx.deleteFrom('stock_movement').execute());
    await expect(removal).rejects.toThrow('a stock movement is never deleted');
  });
});

describe('a sale at the counter', () => {
  it('takes what it sells, line by line to the last decimal, and leaves alone what nobody counts', async () => {
    const shop = await openStockShop();
    const lines = [
      notebooks('2.125001'),
      notebooks('1'),
      pens('6'),
      aLine({ code: 'S-3' }),
      aLine({ code: 'Z' }),
    ];
    const { id, number } = await sell(shop, lines);
    expect(await shop.onHand(shop.notebook)).toBe('16.874999');
    expect(await shop.item(shop.pen)).toMatchObject({ on_hand: '-1', low: true });
    expect(await shop.onHand(shop.service)).toBeUndefined();
    expect((await shop.movements(shop.pen))[0]).toMatchObject({
      kind: 'sale',
      quantity: '-6',
      on_hand: '-1',
      document_id: id,
      document_number: number,
    });
  });

  it('is one of the window or of a cash session; what other programs sell is theirs to count', async () => {
    const shop = await openStockShop();
    await shop.issue(anInvoiceBody({ lines: [pens('1')] }));
    await shop.issue(anInvoiceBody({ lines: [pens('1')], metadata: { cash_session: 'turno-9' } }));
    expect(await shop.onHand(shop.pen)).toBe('5');
    const caller = { ...(await shop.caller()), channel: 'console' as const };
    expect(await shop.attempt({ body: anInvoiceBody({ lines: [pens('1')] }) }, caller)).toMatchObject({
      ok: true,
    });
    expect(await shop.onHand(shop.pen)).toBe('4');
  });

  it('takes nothing in another environment, when it says so, or while the stock is switched off', async () => {
    const shop = await openStockShop();
    const caller = { ...(await shop.caller('live')), channel: 'console' as const };
    await shop.attempt({ body: anInvoiceBody({ lines: [pens('1')] }) }, caller);
    await sell(shop, [pens('1')], { stock: 'none' });
    await shop.switchStock(false);
    await sell(shop, [pens('1')]);
    expect(await shop.onHand(shop.pen)).toBe('5');
    expect((await shop.item(shop.pen, 'live')).on_hand).toBeUndefined();
  });

  it('alone moves the stock: what a purchase settlement bought at the window is booked by hand', async () => {
    const shop = await openStockShop();
    const [line] = aPurchaseSettlementBody().lines;
    if (!line) throw new Error('the settlement has no line');
    const body = aPurchaseSettlementBody({ lines: [{ ...line, code: 'B-2' }] });
    const caller = { ...(await shop.caller()), channel: 'console' as const };
    expect(await shop.attempt({ type: 'purchase_settlement', body }, caller)).toMatchObject({ ok: true });
    expect(await shop.onHand(shop.pen)).toBe('5');
  });

  it('comes back with a credit note, unless that says that nothing does', async () => {
    const shop = await openStockShop();
    const { id } = await sell(shop, [pens('4')]);
    await shop.decide(id, 'authorized');
    await creditNote(shop, id, '3');
    expect(await shop.onHand(shop.pen)).toBe('4');
    expect((await shop.movements(shop.pen))[0]).toMatchObject({ kind: 'return', quantity: '3' });
    await creditNote(shop, id, '1', { stock: 'none' });
    expect(await shop.onHand(shop.pen)).toBe('4');
  });

  it('comes back when it is annulled, and goes out again when the credit note that brought it back is', async () => {
    const shop = await openStockShop();
    const { id } = await sell(shop, [pens('4')]);
    await shop.decide(id, 'authorized');
    const note = await creditNote(shop, id, '4');
    expect(await shop.onHand(shop.pen)).toBe('5');
    await shop.decide(note.id, 'annulled');
    expect(await shop.onHand(shop.pen)).toBe('1');
    await shop.decide(id, 'annulled');
    expect(await shop.onHand(shop.pen)).toBe('5');
    expect((await shop.movements(shop.pen))[0]).toMatchObject({ kind: 'annulment', quantity: '4' });
  });

  it('keeps what a refusal leaves: the goods are gone; its correction books the difference', async () => {
    const shop = await openStockShop();
    const { id } = await sell(shop, [pens('4'), notebooks('1')]);
    await shop.decide(id, 'returned');
    expect(await shop.onHand(shop.pen)).toBe('1');
    const body = anInvoiceBody({ lines: [pens('3'), notebooks('1')] });
    expect(await shop.resubmit(id, body)).toMatchObject({ ok: true });
    expect(await shop.onHand(shop.pen)).toBe('2');
    expect((await shop.movements(shop.pen))[0]).toMatchObject({ kind: 'correction', quantity: '1' });
    expect((await shop.movements(shop.notebook))[0]).toMatchObject({ kind: 'sale', quantity: '-1' });
  });

  it('is taken once where it is issued again in the place of a late one', async () => {
    const shop = await openStockShop();
    const { id } = await sell(shop, [pens('2')]);
    await shop.store.writes.run(async (tx) => {
      await tx.updateTable('outbox').set({ decision: 'late' }).where('document_id', '=', id).execute();
    });
    const replaced = await replaceDocument({ ...shop.issuing, changed: () => {} }, { id });
    expect(replaced).toMatchObject({ ok: true });
    expect(await shop.onHand(shop.pen)).toBe('3');
  });

  it('is booked with its document or not at all, whatever dies in the middle', async () => {
    const shop = await openStockShop();
    const { store } = shop.issuing;
    const body = anInvoiceBody({ lines: [pens('1')], metadata: { cash_session: shop.cashSession.id } });
    const dying = {
      ...shop.issuing,
      store: {
        ...store,
        transaction: <Value>(job: (transaction: IssuingTransaction) => Promise<Value>) =>
          store.transaction<Value>(async (transaction) => {
            await job(transaction);
            throw new Error('the power went');
          }),
      },
    };
    const [died] = await Promise.allSettled([
      issueDocument(dying, await shop.caller(), { type: 'invoice', body }),
      sell(shop, [notebooks('1')]),
    ]);
    expect(died.status).toBe('rejected');
    expect([await shop.onHand(shop.pen), await shop.onHand(shop.notebook)]).toEqual(['5', '19']);
    const issued = await shop.store.db.selectFrom('document').select('id').execute();
    const booked = await shop.store.db
      .selectFrom('stock_movement')
      .select('document_id')
      .where('document_id', 'is not', null)
      .execute();
    expect(booked.map((one) => one.document_id)).toEqual(issued.map(({ id }) => id));
  });
});

describe('the list of the stock', () => {
  it('begins with what is low, and tells how much that is', async () => {
    const shop = await openStockShop();
    const patch = { environment: 'test', minimum: '5' };
    expect((await shop.call('PATCH', `/stock/products/${shop.pen}`, patch)).json()).toMatchObject({
      low: true,
    });
    const all = await list(shop);
    expect(all.data.map(({ code, low }) => [code, low])).toEqual([
      ['B-2', true],
      ['S-3', false],
      ['A-1', false],
    ]);
    expect([all.total_count, all.low_count]).toEqual([3, 1]);
    expect((await list(shop, '&low=true')).data.map(({ code }) => code)).toEqual(['B-2']);
    expect((await list(shop, '&tracked=true&limit=1&offset=1')).data.map(({ code }) => code)).toEqual([
      'A-1',
    ]);
    expect((await list(shop, '&tracked=false')).data.map(({ code }) => code)).toEqual(['S-3']);
    expect((await list(shop, '&q=ESFEROGRAFICO')).data.map(({ code }) => code)).toEqual(['B-2']);
  });

  it('forgets what is no longer counted, and keeps what happened to it', async () => {
    const shop = await openStockShop();
    const patch = { environment: 'test', tracked: false };
    expect((await shop.call('PATCH', `/stock/products/${shop.pen}`, patch)).json()).not.toHaveProperty(
      'on_hand',
    );
    await sell(shop, [pens('1')]);
    expect(await shop.movements(shop.pen)).toHaveLength(1);
  });
});
