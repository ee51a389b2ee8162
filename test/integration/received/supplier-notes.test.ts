import { beforeAll, expect, it } from 'vitest';
import { productLots } from '../../../src-main/contract/catalog/lots.ts';
import { stockItem, stockMovementList } from '../../../src-main/contract/catalog/stock.ts';
import { purchaseList, purchaseResource } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { purchaseInventory } from '../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
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

function stockAnswer(productId: string) {
  return shop.window.call('GET', `/v1/local/stock/products/${productId}?environment=sandbox`);
}

async function stockOf(productId: string) {
  const { on_hand, unit_cost } = stockItem.parse((await stockAnswer(productId)).json());
  return { on_hand, unit_cost };
}

/** So many of a product at a cost, by a purchase. */
function buy(code: string, quantity: string, unit_price: string) {
  return shop.buy([aLine({ code, description: code, quantity, unit_price })]);
}

const credited = (code: string, quantity: string, unit_price: string) =>
  aCreditLine({ code, description: code, quantity, unit_price });

const returned = { effect: 'return' };

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
  const unstated = (await shop.enter(note)).json();
  expect(unstated).toMatchObject({ errors: [{ pointer: '/effect', code: 'required' }] });
  const answers = [await shop.enter(note, returned), await shop.enter(note, returned)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  // (20 × 1.50 − 5 × 2.00) ÷ 15 = 1.333333
  expect(await stockOf(id)).toEqual({ on_hand: '15', unit_cost: '1.333333' });
  // As another window would have it.
  expect((await shop.enter(note, { effect: 'discount' })).json()).toMatchObject({ code: 'invalid_state' });
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
  expect((await shop.enter(note, returned)).status).toBe(201);
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
  expect((await shop.enter(note, { ...returned, lots, freight })).json()).toMatchObject({
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
  expect((await shop.enter(note, returned)).status).toBe(201);
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
  expect((await shop.enter(note, returned)).status).toBe(201);
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

it('leaves a note aside that changes no stock, and asks of its products again with the next purchase', async () => {
  const id = await shop.product({ code: 'LECHE', name: 'LECHE' });
  const purchase = await buy('LECHE', '10', '1.00');
  await shop.enter(purchase);
  // What went back was booked out by hand.
  const out = { environment: 'sandbox', kind: 'out', products: [{ product_id: id, quantity: '5' }] };
  expect((await shop.window.call('POST', '/v1/local/stock/movements', { body: out })).status).toBe(201);
  const note = await shop.credit([credited('LECHE', '5', '1.00')], purchase);
  const leave = (one: string) =>
    shop.documents.call('PATCH', `/v1/local/purchases/${one}`, { body: { inventory: 'none' } });
  expect((await leave(note)).json()).toMatchObject({ inventory: 'none' });
  expect(await stockOf(id)).toEqual({ on_hand: '5', unit_cost: '1.00' });
  const next = await buy('LECHE', '1', '1.00');
  expect(await inventoryStateOf(next)).toBe('to_enter');
  expect((await shop.inventory(next)).status).toBe('to_enter');
  expect((await leave(purchase)).json()).toMatchObject({
    errors: [{ pointer: '/inventory', code: 'not_allowed_here' }],
  });
  expect(await inventoryStateOf(purchase)).toBe('entered');
});

it('counts nothing that was not counted because of a discount, and shows no cost where there is none', async () => {
  const [unstocked, uncosted] = [
    await shop.product({ code: 'HIELO', name: 'HIELO' }),
    await shop.product({ code: 'SAL', name: 'SAL' }),
  ];
  const there = { environment: 'sandbox', kind: 'in', products: [{ product_id: uncosted, quantity: '9' }] };
  expect((await shop.window.call('POST', '/v1/local/stock/movements', { body: there })).status).toBe(201);
  const lines = [credited('HIELO', '1', '0.20'), credited('SAL', '1', '0.20')];
  const note = await shop.credit(lines, '001-001-000000999');
  expect((await shop.enter(note, { effect: 'discount' })).status).toBe(201);
  const products = (await shop.inventory(note)).receipt?.products ?? [];
  expect(products.map(({ name }) => name)).toEqual(['HIELO', 'SAL']);
  for (const product of products) {
    expect(product).not.toHaveProperty('cost_after');
    expect(product).not.toHaveProperty('margin_after');
  }
  expect((await stockAnswer(unstocked)).json()).not.toHaveProperty('on_hand');
  expect((await shop.reverse(note)).status).toBe(200);
  expect((await stockAnswer(unstocked)).json()).not.toHaveProperty('on_hand');
  expect((await shop.enter(note, returned)).status).toBe(201);
  expect((await shop.inventory(note)).receipt?.products[1]).not.toHaveProperty('cost_after');
  expect((await stockAnswer(uncosted)).json()).toMatchObject({ on_hand: '8' });
  expect((await shop.reverse(note)).status).toBe(200);
  const after = (await stockAnswer(uncosted)).json();
  expect(after).toMatchObject({ on_hand: '9' });
  expect(after).not.toHaveProperty('unit_cost');
});

it('says while the purchase that a note modifies waits', async () => {
  await shop.product({ code: 'ARROZ', name: 'ARROZ' });
  const purchase = await buy('ARROZ', '10', '1.00');
  const note = await shop.credit([credited('ARROZ', '2', '1.00')], purchase);
  const { waiting_purchase: waiting } = await shop.inventory(note);
  const { number } = purchaseResource.parse(
    (await shop.documents.call('GET', `/v1/local/purchases/${purchase}`)).json(),
  );
  expect(waiting).toBe(number);
  await shop.enter(purchase);
  expect(await shop.inventory(note)).not.toHaveProperty('waiting_purchase');
});

it('undoes no return after a count, which has what was there, and says what corrects it', async () => {
  const id = await shop.product({ code: 'QUESO', name: 'QUESO' });
  const purchase = await buy('QUESO', '20', '1.00');
  await shop.enter(purchase);
  const note = await shop.credit([credited('QUESO', '5', '2.00')], purchase);
  await shop.enter(note, returned);
  const rebate = await shop.credit([credited('QUESO', '1', '3.00')], purchase);
  await shop.enter(rebate, { effect: 'discount' });
  const count = { environment: 'sandbox', kind: 'count', products: [{ product_id: id, quantity: '20' }] };
  expect((await shop.window.call('POST', '/v1/local/stock/movements', { body: count })).status).toBe(201);
  // What a discount changed no count has.
  expect((await shop.reverse(rebate)).status).toBe(200);
  const { detail } = problemBody.parse((await shop.reverse(note)).json());
  expect(detail).toContain('Después se contó');
  expect(detail).toContain('con un ingreso, con su costo');
  expect(await stockOf(id)).toMatchObject({ on_hand: '20' });
});

it('adds the lines of a product up, in packs and single, with the IVA that is not credited', async () => {
  const id = await shop.product({ code: 'JABON', name: 'JABON' });
  const lines = [credited('C-12', '2', '12.00'), credited('C-1', '6', '1.00')];
  const purchase = await shop.buy([
    aLine({ code: 'C-12', description: 'C-12', quantity: '2', unit_price: '12.00' }),
    aLine({ code: 'C-1', description: 'C-1', quantity: '6', unit_price: '1.00' }),
  ]);
  await shop.documents.call('PATCH', `/v1/local/purchases/${purchase}`, { body: { tax_support: '02' } });
  await shop.match(
    purchase,
    { kind: 'product', line: 0, product_id: id, factor: '12' },
    { kind: 'product', line: 1, product_id: id },
  );
  await shop.enter(purchase);
  expect(await stockOf(id)).toEqual({ on_hand: '30', unit_cost: '1.15' });
  const note = await shop.credit(lines, purchase);
  expect(await shop.inventory(note)).toMatchObject({ iva_in_cost: true, total: '34.50' });
  expect((await shop.enter(note, returned)).status).toBe(201);
  expect(await stockOf(id)).toEqual({ on_hand: '0', unit_cost: '1.15' });
  expect((await shop.inventory(note)).receipt).toMatchObject({
    iva_in_cost: true,
    total: '34.50',
    lines: [
      { quantity: '24', cost: '27.60' },
      { quantity: '6', cost: '6.90' },
    ],
    products: [{ quantity: '30', unit_cost: '1.15' }],
  });
});

it('shows a cashier nothing of a note, and takes an approval of what it credits', async () => {
  await shop.product({ code: 'CREMA', name: 'CREMA' });
  const purchase = await buy('CREMA', '4', '1.50');
  await shop.documents.call('PATCH', `/v1/local/purchases/${purchase}`, { body: { tax_support: '06' } });
  await shop.enter(purchase);
  const note = await shop.credit([credited('CREMA', '2', '1.50')], purchase);
  const roles = (permissions: readonly string[]) =>
    shop.window.call('PUT', '/v1/local/roles/cashier', { body: { permissions } });
  await roles(['sell', 'read_costs']);
  await shop.signIn(shop.caro);
  expect((await shop.enter(note, returned)).json()).toMatchObject({ code: 'operator_not_allowed' });
  const approve = (amount: string) => shop.approve('move_stock', { item: note, amount });
  const small = { ...returned, approval_id: await approve('2.99') };
  expect((await shop.enter(note, small)).json()).toMatchObject({ code: 'operator_not_allowed' });
  const enough = { ...returned, approval_id: await approve('3.00') };
  expect((await shop.enter(note, enough)).json()).toMatchObject({
    receipt: { effect: 'return', operator: { name: 'Caro' }, approved_by: { name: 'Ana' } },
  });
  await shop.signIn(shop.ana);
  await roles(['sell']);
  await shop.signIn(shop.caro);
  expect((await shop.reverse(note)).json()).toMatchObject({ code: 'operator_not_allowed' });
  await shop.signIn(shop.ana);
});
