import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productCost, productCostList } from '../../../src-main/contract/catalog/cost.ts';
import { stockList } from '../../../src-main/contract/catalog/stock.ts';
import { type Decimal, decimal, sum, zero } from '../../../src-main/documents/values/decimal.ts';
import { makeProfitStore } from '../../../src-main/store/reading/reports/profit-store.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { openStockShop, type StockShop } from '../../support/shops/counter/stock-shop.ts';

function sell(shop: StockShop, code: string, quantity: string, metadata: Record<string, string> = {}) {
  const lines = [aLine({ code, quantity })];
  return shop.issue(anInvoiceBody({ lines, metadata: { cash_session: shop.cashSession.id, ...metadata } }));
}

async function giveBack(
  shop: StockShop,
  invoiceId: string,
  code: string,
  quantity: string,
  metadata: Record<string, string> = {},
) {
  await shop.decide(invoiceId, 'authorized');
  return shop.issueAs('credit_note', {
    modified_document: { document_id: invoiceId },
    reason: 'Devolución',
    lines: [{ code, quantity }],
    metadata: { cash_session: shop.cashSession.id, ...metadata },
  });
}

async function costOf(shop: StockShop, productId: string) {
  const query = `environment=test&product_ids=${productId}`;
  const { data } = await shop.ok(productCostList, 'GET', `/products/costs?${query}`);
  return data[0];
}

const stockValueOf = async (shop: StockShop) =>
  (await shop.ok(stockList, 'GET', '/stock?environment=test')).value;

/** What the notebooks cost that were sold, less what came back, in whole millionths of a dollar. */
async function costSold(shop: StockShop): Promise<number> {
  return (await soldOf(shop, 'A-1'))?.cost ?? 0;
}

async function soldOf(shop: StockShop, wanted: string) {
  const days = { from: '2026-01-01', to: '2027-12-31' };
  const { products } = await makeProfitStore(shop.store).sold({ scope: await shop.caller(), ...days });
  return products.find(({ code }) => code === wanted);
}

describe('the cost of a product', () => {
  it('is the average of what came in, weighed with what there was, to a millionth', async () => {
    const shop = await openStockShop();
    expect([await costOf(shop, shop.notebook), await stockValueOf(shop)]).toEqual([
      { object: 'product_cost', product_id: shop.notebook },
      undefined,
    ]);
    await shop.book('in', shop.pen, '4', '1.00');
    // Five pens of unknown cost are worth what the first of known cost is.
    expect(await costOf(shop, shop.pen)).toMatchObject({ unit_cost: '1.00', margin: '90.0' });
    await shop.book('in', shop.pen, '3', '2.00');
    // (9 × 1.00 + 3 × 2.00) ÷ 12
    expect((await shop.item(shop.pen)).unit_cost).toBe('1.25');
    await shop.book('in', shop.pen, '1', '1.00');
    // 16 ÷ 13 = 1.230769230…
    expect((await shop.item(shop.pen)).unit_cost).toBe('1.230769');
    await shop.book('out', shop.pen, '3');
    await shop.book('count', shop.pen, '8');
    expect((await shop.item(shop.pen)).unit_cost).toBe('1.230769');
    expect(await stockValueOf(shop)).toBe('9.85');
    const [, , ...entries] = (await shop.movements(shop.pen)).map(({ unit_cost }) => unit_cost);
    expect(entries).toEqual(['1.00', '2.00', '1.00', undefined]);
  });

  it('is that of what comes in where there was nothing, or less than nothing', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.pen, '1', '3.00');
    await sell(shop, 'B-2', '10');
    expect(await shop.onHand(shop.pen)).toBe('-4');
    await shop.book('in', shop.pen, '6', '5.00');
    expect(await shop.item(shop.pen)).toMatchObject({ on_hand: '2', unit_cost: '5.00' });
  });

  it('is left as it is by what comes back while there is less than nothing, and that of what there is then', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.pen, '1', '3.00');
    const sold = await sell(shop, 'B-2', '10');
    await shop.ok(productCost, 'PUT', `/products/${shop.pen}/cost`, {
      environment: 'test',
      unit_cost: '5.00',
    });
    await giveBack(shop, sold.id, 'B-2', '2');
    expect(await shop.item(shop.pen)).toMatchObject({ on_hand: '-2', unit_cost: '5.00' });
    await giveBack(shop, sold.id, 'B-2', '4');
    expect(await shop.item(shop.pen)).toMatchObject({ on_hand: '2', unit_cost: '3.00' });
  });

  it('stays with a product that is no longer counted', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.pen, '1', '3.00');
    const untracked = { environment: 'test', tracked: false };
    expect((await shop.call('PATCH', `/stock/products/${shop.pen}`, untracked)).status).toBe(200);
    expect(await costOf(shop, shop.pen)).toMatchObject({ unit_cost: '3.00' });
  });

  it('makes the value of the stock, which is summed for its first page alone', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.pen, '0.5', '1000000');
    await shop.book('in', shop.notebook, '0.333333', '1.5');
    // 5.5 at 1,000,000 and 20.333333 at 1.50.
    expect(await stockValueOf(shop)).toBe('5500030.50');
    for (const query of ['q=cuaderno', 'offset=1']) {
      const page = await shop.ok(stockList, 'GET', `/stock?environment=test&${query}`);
      expect([page.value, page.data.length > 0]).toEqual([undefined, true]);
    }
  });

  it('can be stated of a product that is not counted, and is where its average begins when it is', async () => {
    const shop = await openStockShop();
    const state = (unit_cost: string | null, id = shop.service) =>
      shop.ok(productCost, 'PUT', `/products/${id}/cost`, { environment: 'test', unit_cost });
    expect(await state('4.00')).toMatchObject({ unit_cost: '4.00', margin: '60.0' });
    await shop.book('in', shop.service, '1');
    expect(await shop.item(shop.service)).toMatchObject({ on_hand: '1', unit_cost: '4.00' });
    await shop.book('in', shop.service, '1', '6.00');
    expect((await shop.item(shop.service)).unit_cost).toBe('5.00');
    expect(await state(null)).toEqual({ object: 'product_cost', product_id: shop.service });
    const unknown = `/products/${shop.issuing.newId()}/cost`;
    expect((await shop.call('PUT', unknown, { environment: 'test', unit_cost: '1' })).status).toBe(404);
  });

  it('is refused of what does not come in, above its limit, and where all there is would cost too much', async () => {
    const shop = await openStockShop();
    const send = (kind: string, quantity: string, unit_cost: string) =>
      shop.call('POST', '/stock/movements', {
        environment: 'test',
        kind,
        products: [{ product_id: shop.pen, quantity, unit_cost }],
      });
    const refused = (code: string) => ({ errors: [{ pointer: '/products/0/unit_cost', code }] });
    expect((await send('out', '1', '1.00')).json()).toMatchObject(refused('not_allowed_here'));
    expect((await send('in', '1', '1000000.01')).json()).toMatchObject(refused('out_of_range'));
    expect((await send('in', '100', '99999.99')).json()).toMatchObject(refused('out_of_range'));
    // All there is of it would be worth the first cost that is known: 6 at 1,000,000 may be, 25 may not.
    const entry = { ...(await send('in', '1', '1000000')) };
    expect(entry.status).toBe(201);
    const notebooks = await shop.call('POST', '/stock/movements', {
      environment: 'test',
      kind: 'in',
      products: [{ product_id: shop.notebook, quantity: '5', unit_cost: '1000000' }],
    });
    expect(notebooks.json()).toMatchObject(refused('out_of_range'));
    expect(await shop.onHand(shop.notebook)).toBe('20');
  });

  it('is in no answer to who may not read it, and cannot be stated by them', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.pen, '5', '7.77');
    await shop.hire('Caro', 'cashier');
    const answers = [
      await shop.call('GET', '/products'),
      await shop.call('GET', '/stock?environment=test'),
      await shop.call('GET', `/stock/products/${shop.pen}?environment=test`),
      await shop.call('GET', `/stock/products/${shop.pen}/movements?environment=test`),
      await shop.call('GET', `/products/costs?environment=test&product_ids=${shop.pen}`),
      await shop.call('PUT', `/products/${shop.pen}/cost`, { environment: 'test', unit_cost: '1.00' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 403, 403]);
    for (const { text } of answers) expect(text).not.toMatch(/unit_cost|7\.77|"value"|"margin"/);
  });
});

describe('a file of products', () => {
  it('has costs for those alone who may read them', async () => {
    const shop = await openStockShop();
    await shop.ok(productCost, 'PUT', `/products/${shop.pen}/cost`, {
      environment: 'test',
      unit_cost: '7.77',
    });
    const files = ['export', 'import-template'].map((file) => `/products/${file}?format=csv`);
    const ofAdministrator = await shop.call('GET', files[0] ?? '');
    expect(ofAdministrator.text).toMatch(/;Costo\r?\n/);
    // The column is the last one, and is there only where some cost is stated; a template always has it.
    await shop.call('PUT', `/products/${shop.pen}/cost`, { environment: 'test', unit_cost: null });
    expect((await shop.call('GET', files[0] ?? '')).text).not.toContain('Costo');
    expect((await shop.call('GET', files[1] ?? '')).text).toMatch(/;Costo\r?\n/);
    await shop.call('PUT', `/products/${shop.pen}/cost`, { environment: 'test', unit_cost: '7.77' });
    expect(ofAdministrator.text).toMatch(/;7,77\r?\n/);
    const body = { permissions: ['sell', 'edit_products', 'move_stock'] };
    expect((await shop.call('PUT', '/roles/cashier', body)).status).toBe(200);
    await shop.hire('Caro', 'cashier');
    for (const file of files) {
      const { status, text } = await shop.call('GET', file);
      expect([status, /Costo|7,77/.test(text)]).toEqual([200, false]);
    }
    // Who books what comes in without reading costs cannot state them either.
    const entry = {
      environment: 'test',
      kind: 'in',
      products: [{ product_id: shop.pen, quantity: '1', unit_cost: '1.00' }],
    };
    expect((await shop.call('POST', '/stock/movements', entry)).json()).toMatchObject({
      code: 'operator_not_allowed',
    });
    expect(await shop.onHand(shop.pen)).toBe('5');
  });
});

describe('what a sale cost', () => {
  it('stays what it was when it was sold, and a note takes just that back', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.notebook, '20', '2.00');
    const sold = await sell(shop, 'A-1', '10');
    expect(await costSold(shop)).toBe(20_000_000);
    await shop.book('in', shop.notebook, '30', '4.00');
    expect((await shop.item(shop.notebook)).unit_cost).toBe('3.00');
    expect(await costSold(shop)).toBe(20_000_000);
    await giveBack(shop, sold.id, 'A-1', '4');
    expect(await costSold(shop)).toBe(12_000_000);
    // (60 × 3.00 + 4 × 2.00) ÷ 64
    expect((await shop.item(shop.notebook)).unit_cost).toBe('2.9375');
  });

  it('is nothing of a document that moves no goods', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.notebook, '20', '2.00');
    await sell(shop, 'A-1', '3', { stock: 'none' });
    expect(await costSold(shop)).toBe(0);
  });

  it('stays what it was where a refund brings no goods back: only what was earned is less', async () => {
    const shop = await openStockShop();
    await shop.book('in', shop.pen, '1', '6.00');
    const sold = await sell(shop, 'B-2', '2');
    const before = await soldOf(shop, 'B-2');
    expect(before).toMatchObject({ quantity: 2_000_000, cost: 12_000_000 });
    expect(before?.base).toBeGreaterThan(0);
    await giveBack(shop, sold.id, 'B-2', '2', { stock: 'none' });
    expect(await soldOf(shop, 'B-2')).toMatchObject({ quantity: 2_000_000, base: 0, cost: 12_000_000 });
  });

  it('keeps no sale from being issued, however many units it is of', async () => {
    const shop = await openStockShop();
    await shop.ok(productCost, 'PUT', `/products/${shop.pen}/cost`, { environment: 'test', unit_cost: '10' });
    const lines = [
      aLine({ code: 'B-2', quantity: '999999999999', unit_price: '0.00' }),
      aLine({ code: 'A-1', quantity: '1' }),
    ];
    for (let sale = 0; sale < 2; sale += 1) {
      await shop.issue(anInvoiceBody({ lines, metadata: { cash_session: shop.cashSession.id } }));
    }
    expect((await soldOf(shop, 'B-2'))?.cost).toBe(2 * Number.MAX_SAFE_INTEGER);
  });

  /** Whole thousandths of a unit and of a dollar: what is sold by weight, at prices of a supplier. */
  const thousandths = (max: number) => fc.integer({ min: 1, max }).map((value) => String(value / 1000));
  const step = fc.oneof(
    fc.record({ kind: fc.constant('in'), quantity: thousandths(9000), cost: thousandths(20_000) }),
    fc.record({ kind: fc.constant('sale'), quantity: thousandths(2000) }),
    fc.record({ kind: fc.constant('note'), share: fc.integer({ min: 1, max: 100 }) }),
  );

  it('leaves in the stock what came in less what was sold, up to the rounding of the average', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const shop = await openStockShop();
        // All there is has a cost: twenty at 2.00.
        await shop.ok(productCost, 'PUT', `/products/${shop.notebook}/cost`, {
          environment: 'test',
          unit_cost: '2.00',
        });
        let entered: Decimal = decimal(40);
        let onHand = decimal(20);
        let rounding = zero;
        const sales: { id: string; left: Decimal }[] = [];
        for (const one of steps) {
          if ('cost' in one) {
            await shop.book('in', shop.notebook, one.quantity, one.cost);
            entered = entered.plus(decimal(one.quantity).times(one.cost));
            onHand = onHand.plus(one.quantity);
            rounding = rounding.plus(onHand.times('0.0000005'));
          } else if ('share' in one) {
            const last = sales.at(-1);
            const quantity = last?.left.times(one.share).div(100).round(3, 0);
            if (!last || !quantity?.gt(0)) continue;
            await giveBack(shop, last.id, 'A-1', String(quantity));
            last.left = last.left.minus(quantity);
            onHand = onHand.plus(quantity);
            rounding = rounding.plus(onHand.times('0.0000005')).plus('0.0000005');
          } else if (onHand.gt(one.quantity)) {
            const { id } = await sell(shop, 'A-1', one.quantity);
            sales.push({ id, left: decimal(one.quantity) });
            onHand = onHand.minus(one.quantity);
            rounding = rounding.plus('0.0000005');
          }
        }
        const item = await shop.item(shop.notebook);
        expect(item.on_hand).toBe(String(onHand));
        const value = onHand.times(item.unit_cost ?? '0');
        const left = entered.minus(decimal(await costSold(shop)).div(1_000_000));
        expect(Number(sum([left, value.times(-1)]).abs())).toBeLessThanOrEqual(Number(rounding));
      }),
      { numRuns: 6 },
    );
  });
});
