import { beforeAll, expect, it } from 'vitest';
import { productLots } from '../../../src-main/contract/catalog/lots.ts';
import { stockItem, stockMovementList } from '../../../src-main/contract/catalog/stock.ts';
import { purchaseList, purchaseResource } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { purchaseInventory } from '../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aCreditLine } from '../../support/builders/credit-note-body.ts';
import { aLine } from '../../support/builders/invoice-body.ts';
import { testServices } from '../../support/service/test-services.ts';
import { type GoodsShop, openGoodsShop } from '../../support/shops/purchases/goods-shop.ts';

const services = testServices();
let shop: GoodsShop;

beforeAll(async () => {
  const service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await openGoodsShop(service);
});

async function stockOf(productId: string) {
  const path = `/v1/local/stock/products/${productId}?environment=sandbox`;
  const { on_hand, unit_cost } = stockItem.parse((await shop.window.call('GET', path)).json());
  return { on_hand, unit_cost };
}

/** So many of a product at a cost, by a purchase. */
function buy(code: string, quantity: string, unit_price: string) {
  return shop.buy([aLine({ code, description: code, quantity, unit_price })]);
}

const credited = (code: string, quantity: string, unit_price: string) =>
  aCreditLine({ code, description: code, quantity, unit_price });

const inventoryStateOf = async (id: string) => {
  const { data } = purchaseList.parse((await shop.documents.call('GET', '/v1/local/purchases')).json());
  return data.find((purchase) => purchase.id === id)?.inventory;
};

it('takes what went back to the supplier out, at what is credited, once, and undoes it', async () => {
  const id = await shop.product({ code: 'ATUN', name: 'ATUN' });
  await shop.enter(await buy('ATUN', '10', '1.00'));
  const dear = await buy('ATUN', '10', '2.00');
  await shop.enter(dear);
  expect(await stockOf(id)).toEqual({ on_hand: '20', unit_cost: '1.50' });
  // Matched as the purchases were.
  const note = await shop.credit([credited('ATUN', '5', '2.00')], dear);
  expect(await inventoryStateOf(note)).toBe('to_enter');
  expect(await shop.inventory(note)).toMatchObject({
    status: 'to_enter',
    effects: ['return', 'discount'],
    total: '10.00',
    lines: [{ quantity_in: '5', unit_cost: '2.00', match: { source: 'code', product: { on_hand: '20' } } }],
  });
  const answers = [await shop.enter(note), await shop.enter(note)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  // (20 × 1.50 − 5 × 2.00) ÷ 15 = 1.333333
  expect(await stockOf(id)).toEqual({ on_hand: '15', unit_cost: '1.333333' });
  const { receipt } = await shop.inventory(note);
  expect(receipt).toMatchObject({
    effect: 'return',
    total: '10.00',
    products: [{ quantity: '5', unit_cost: '2.00', cost_before: '1.50', cost_after: '1.333333' }],
  });
  const movements = await shop.window.call(
    'GET',
    `/v1/local/stock/products/${id}/movements?environment=sandbox`,
  );
  expect(stockMovementList.parse(movements.json()).data[0]).toMatchObject({
    kind: 'out',
    quantity: '-5',
    unit_cost: '2.00',
    reason: 'Nota de crédito 001-001-000000001 · DISTRIBUIDORA DEL NORTE S.A.',
  });
  const removal = await shop.documents.call('DELETE', `/v1/local/purchases/${note}`);
  expect(removal.json()).toMatchObject({ code: 'invalid_state' });
  const undone = purchaseInventory.parse((await shop.reverse(note)).json());
  expect(undone).toMatchObject({ status: 'to_enter', reversed_receipts: [{ effect: 'return' }] });
  expect(await stockOf(id)).toEqual({ on_hand: '20', unit_cost: '1.50' });
});

it('leaves the average where nothing is left, and goes below zero as any exit does', async () => {
  const id = await shop.product({ code: 'PASTA', name: 'PASTA' });
  const purchase = await buy('PASTA', '4', '1.20');
  await shop.enter(purchase);
  const note = await shop.credit([credited('PASTA', '6', '1.00')], purchase);
  expect((await shop.enter(note)).status).toBe(201);
  expect(await stockOf(id)).toEqual({ on_hand: '-2', unit_cost: '1.20' });
});

it('lowers the cost of what is there by a discount, down to nothing, and moves no units', async () => {
  const id = await shop.product({ code: 'HARINA', name: 'HARINA' });
  const purchase = await buy('HARINA', '12', '1.50');
  await shop.enter(purchase);
  const note = await shop.credit([credited('HARINA', '1', '3.00')], purchase);
  expect((await shop.enter(note, { effect: 'discount' })).status).toBe(201);
  expect(await stockOf(id)).toEqual({ on_hand: '12', unit_cost: '1.25' });
  const other = await shop.credit([credited('HARINA', '1', '90.00')], purchase);
  await shop.enter(other, { effect: 'discount' });
  expect(await stockOf(id)).toEqual({ on_hand: '12', unit_cost: '0.00' });
  const refused = (await shop.reverse(note)).json();
  expect(refused).toMatchObject({ code: 'invalid_state', detail: expect.stringContaining('HARINA') });
  expect((await shop.reverse(other)).status).toBe(200);
  expect((await shop.reverse(note)).status).toBe(200);
  expect(await stockOf(id)).toEqual({ on_hand: '12', unit_cost: '1.50' });
});

it('says all at once what an invoice and a note cannot do', async () => {
  await shop.product({ code: 'SOPA', name: 'SOPA' });
  const purchase = await buy('SOPA', '4', '1.00');
  expect((await shop.enter(purchase, { effect: 'return' })).json()).toMatchObject({
    errors: [{ pointer: '/effect', code: 'not_allowed_here' }],
  });
  const note = await shop.credit([credited('SOPA', '1', '1.00'), credited('OTRO', '1', '1.00')], purchase);
  const [lots, freight] = [[{ line: 0, expires_on: '2027-01-31' }], '1.00'];
  expect((await shop.enter(note, { effect: 'entry', lots })).json()).toMatchObject({
    code: 'validation_failed',
    errors: [
      { pointer: '/effect', code: 'not_allowed_here' },
      { pointer: '/lines/1', code: 'required' },
      { pointer: '/lots/0/line', code: 'not_allowed_here' },
    ],
  });
  expect((await shop.enter(note, { lots, freight })).json()).toMatchObject({
    errors: [
      { pointer: '/freight', code: 'not_allowed_here' },
      { pointer: '/lines/1' },
      { pointer: '/lots', code: 'not_allowed_here' },
    ],
  });
});

it('takes goods out of the lots that their purchase brought, and puts them back there', async () => {
  await shop.owner.call('PATCH', '/v1/local/settings', { body: { lots_enabled: 'on' } });
  const id = await shop.product({ code: 'YOGUR', name: 'YOGUR' });
  const path = `/v1/local/stock/products/${id}`;
  await shop.window.call('PATCH', path, { body: { environment: 'sandbox', tracks_lots: true } });
  const today = ecuadorDate(new Date());
  const [sooner, later] = [daysBefore(today, -30), daysBefore(today, -60)];
  const first = await buy('YOGUR', '6', '1.00');
  await shop.enter(first, { lots: [{ line: 0, number: 'S', expires_on: sooner }] });
  const second = await buy('YOGUR', '4', '1.00');
  await shop.enter(second, { lots: [{ line: 0, number: 'L', expires_on: later }] });
  const inLots = async () => {
    const answer = await shop.window.call('GET', `${path}/lots?environment=sandbox`);
    return productLots.parse(answer.json()).lots.map(({ number, quantity }) => [number, quantity]);
  };
  // Two more than the second purchase brought: those expire first.
  const note = await shop.credit([credited('YOGUR', '6', '1.00')], second);
  expect((await shop.enter(note)).status).toBe(201);
  expect(await inLots()).toEqual([['S', '4']]);
  expect((await shop.reverse(note)).status).toBe(200);
  expect(await inLots()).toEqual([
    ['S', '6'],
    ['L', '4'],
  ]);
});

it('takes off what the goods cost when they came in, with IVA or without, whatever the note is for', async () => {
  const id = await shop.product({ code: 'ACEITE', name: 'ACEITE' });
  const support = (purchase: string, tax_support: string) =>
    shop.documents.call('PATCH', `/v1/local/purchases/${purchase}`, { body: { tax_support } });
  const purchase = await buy('ACEITE', '10', '1.00');
  await support(purchase, '06');
  await shop.enter(purchase);
  // Bought for the house: the latest of the supplier is without credit.
  expect((await support(await buy('OLLA', '1', '1.00'), '02')).status).toBe(200);
  const note = await shop.credit([credited('ACEITE', '5', '1.00')], purchase);
  const { tax_support } = purchaseResource.parse(
    (await shop.documents.call('GET', `/v1/local/purchases/${note}`)).json(),
  );
  expect(tax_support).toBe('06');
  expect(await shop.inventory(note)).toMatchObject({ iva_in_cost: false, total: '5.00' });
  await support(note, '02');
  expect(await shop.inventory(note)).toMatchObject({ iva_in_cost: false, total: '5.00' });
  expect((await shop.enter(note, { effect: 'return' })).status).toBe(201);
  expect(await stockOf(id)).toEqual({ on_hand: '5', unit_cost: '1.00' });
  await shop.reverse(note);
  await shop.reverse(purchase);
  // Not in stock: as the note itself is for.
  expect(await shop.inventory(note)).toMatchObject({ iva_in_cost: true, total: '5.75' });
  await support(purchase, '02');
  await shop.enter(purchase);
  await support(note, '06');
  expect(await shop.inventory(note)).toMatchObject({ iva_in_cost: true, total: '5.75' });
});
