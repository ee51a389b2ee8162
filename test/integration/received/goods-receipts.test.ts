import { beforeAll, expect, it } from 'vitest';
import { entityResource } from '../../../src-main/contract/business/entity.ts';
import { productCostList } from '../../../src-main/contract/catalog/cost.ts';
import { productLots } from '../../../src-main/contract/catalog/lots.ts';
import { stockItem, stockMovementList } from '../../../src-main/contract/catalog/stock.ts';
import { purchaseList, purchaseSummary } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { purchaseInventory } from '../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { attentionResource } from '../../../src-main/contract/reports/attention.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aLine } from '../../support/builders/invoice-body.ts';
import { apiClient } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { type GoodsShop, openGoodsShop } from '../../support/shops/purchases/goods-shop.ts';

const services = testServices();
let service: AnsweringService;
let shop: GoodsShop;

beforeAll(async () => {
  service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await openGoodsShop(service);
});

async function stockOf(productId: string) {
  const path = `/v1/local/stock/products/${productId}?environment=sandbox`;
  const { on_hand, unit_cost } = stockItem.parse((await shop.window.call('GET', path)).json());
  return { on_hand, unit_cost };
}

const inventoryStateOf = async (id: string) => {
  const { data } = purchaseList.parse((await shop.documents.call('GET', '/v1/local/purchases')).json());
  return data.find((purchase) => purchase.id === id)?.inventory;
};

it('matches lines by barcode, by code with a word of the name, and asks for the rest once per supplier', async () => {
  const cola = await shop.product({ name: 'Cola 1.5 l', barcode: '7861234567898' });
  const water = await shop.product({ code: 'AG-1', name: 'Agua sin gas' });
  await shop.product({ code: 'X-9', name: 'Jabón de tocador' });
  const lines = [
    // As the supplier prints it: with a zero before it.
    aLine({ code: 'S-77', auxiliary_code: '07861234567898', description: 'GASEOSA', quantity: '3' }),
    aLine({ code: 'AG-1', description: 'AGUA SIN GAS 500 ML' }),
    // The same code as one of ours, for another thing.
    aLine({ code: 'X-9', description: 'TALLARINES' }),
    aLine({ code: 'FL', description: 'Transporte', quantity: '1', unit_price: '5.00' }),
  ];
  const id = await shop.buy(lines);
  expect(await inventoryStateOf(id)).toBe('to_enter');
  const first = await shop.inventory(id);
  expect(first.status).toBe('to_match');
  expect(first.lines.map(({ match }) => [match?.source, match?.product?.product_id])).toEqual([
    ['barcode', cola],
    ['code', water],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  const refused = await shop.enter(id);
  expect(refused.json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/lines/2' }, { pointer: '/lines/3' }],
  });
  const noodles = await shop.product({ name: 'Tallarines' });
  await shop.match(
    id,
    { kind: 'product', line: 2, product_id: noodles, factor: '24' },
    { kind: 'not_goods', line: 3 },
  );
  // The next invoice of the supplier asks nothing.
  const next = await shop.inventory(await shop.buy(lines));
  expect(next.status).toBe('to_enter');
  expect(next.lines.map(({ match }) => [match?.kind, match?.source, match?.factor])).toEqual([
    ['product', 'barcode', '1'],
    ['product', 'code', '1'],
    ['product', 'supplier', '24'],
    ['not_goods', 'supplier', undefined],
  ]);
  expect(next.lines[2]).toMatchObject({
    quantity: '2',
    quantity_in: '48',
    cost: '20.00',
    unit_cost: '0.416667',
  });
  expect(next.total).toBe('70.00');
  await shop.match(id, { kind: 'unknown', line: 2 });
  expect((await shop.inventory(id)).status).toBe('to_match');
});

it('refuses matches with what does not exist, all at once', async () => {
  const id = await shop.buy([aLine({ code: 'Q-1', description: 'Queso' })]);
  const path = `/v1/local/purchases/${id}/inventory/matches`;
  const missing = '01970000-0000-7000-8000-000000000000';
  const matches = [
    { kind: 'product', line: 0, product_id: missing },
    { kind: 'not_goods', line: 7 },
  ];
  const answer = await shop.documents.call('PUT', path, { body: { matches } });
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: [
      { pointer: '/matches/0/product_id', code: 'not_found' },
      { pointer: '/matches/1/line', code: 'not_found' },
    ],
  });
  const factor = { kind: 'product', line: 0, product_id: missing, factor: '0' };
  const zero = await shop.documents.call('PUT', path, { body: { matches: [factor] } });
  expect(zero.json()).toMatchObject({ errors: [{ code: 'out_of_range' }] });
});

it('enters lines into lots, warns of them on the first page, and takes them out again', async () => {
  await shop.owner.call('PATCH', '/v1/local/settings', { body: { lots_enabled: 'on' } });
  const milk = await shop.product({ code: 'YOG', name: 'Yogur natural' });
  const path = `/v1/local/stock/products/${milk}`;
  const tracked = { body: { environment: 'sandbox', tracks_lots: true } };
  expect((await shop.window.call('PATCH', path, tracked)).status).toBe(200);
  const lotsOf = async () => {
    const answer = await shop.window.call('GET', `${path}/lots?environment=sandbox`);
    return productLots.parse(answer.json());
  };
  const purchase = await shop.buy([
    aLine({ code: 'YOG', description: 'Yogur natural 1 l', quantity: '6' }),
    aLine({ code: 'YOG', description: 'Yogur natural 1 l', quantity: '2' }),
    aLine({ code: 'YOG', description: 'Yogur natural bonificada', quantity: '1', unit_price: '0.00' }),
    aLine({ code: 'FL', description: 'Flete' }),
  ]);
  const { lines } = await shop.match(purchase, { kind: 'not_goods', line: 3 });
  expect(lines.map(({ match }) => match?.product?.tracks_lots)).toEqual([true, true, true, undefined]);
  const today = ecuadorDate(new Date());
  const kept = { number: 'L0', expires_on: daysBefore(today, -90), quantity: '4' };
  const there = {
    environment: 'sandbox',
    kind: 'in',
    products: [{ product_id: milk, quantity: '4', lots: [kept] }],
  };
  expect((await shop.window.call('POST', '/v1/local/stock/movements', { body: there })).status).toBe(201);
  const lot = { number: 'L1', expires_on: daysBefore(today, 3) };
  const lots = [
    { line: 0, ...lot },
    { line: 1, ...lot },
  ];
  const refused = await shop.enter(purchase, { lots: [...lots, { line: 3, ...lot }] });
  expect(refused.json()).toMatchObject({
    errors: [
      { pointer: '/lots/2/line', code: 'not_allowed_here' },
      { pointer: '/lots/0/expires_on', code: 'expired' },
      { pointer: '/lots/1/expires_on', code: 'expired' },
      { pointer: '/lots/2/expires_on', code: 'expired' },
    ],
  });
  expect((await shop.enter(purchase, { lots, confirm_expired: true })).status).toBe(201);
  expect(await lotsOf()).toMatchObject({ lots: [{ ...lot, quantity: '8' }, kept], without_lot: '1' });
  const attention = async () =>
    attentionResource
      .parse((await shop.documents.call('GET', '/v1/local/attention')).json())
      .items.filter(({ kind }) => kind === 'lots_expiring');
  expect(await attention()).toEqual([
    { kind: 'lots_expiring', count: 1, expired: 1, first_on: lot.expires_on },
  ]);
  expect((await shop.reverse(purchase)).status).toBe(200);
  expect(await lotsOf()).toMatchObject({ lots: [kept], without_lot: '0' });
  expect(await attention()).toEqual([]);
  await shop.owner.call('PATCH', '/v1/local/settings', { body: { lots_enabled: null } });
  expect((await shop.window.call('PATCH', path, tracked)).json().code).toBe('invalid_state');
});

it('enters a purchase once, at the cost of its lines, and weighs the average with it', async () => {
  const id = await shop.product({ code: 'CAF', name: 'Café molido', unit_price: '4.00' });
  const entry = { product_id: id, quantity: '10', unit_cost: '2.00' };
  const body = { environment: 'sandbox', kind: 'in', products: [entry] };
  expect((await shop.window.call('POST', '/v1/local/stock/movements', { body })).status).toBe(201);
  const purchase = await shop.buy([
    // A box of 12 with a discount, and one unit for free.
    aLine({ code: 'C12', description: 'Café caja', quantity: '2', unit_price: '20.00', discount: '4.00' }),
    aLine({ code: 'C1', description: 'Café bonificado', quantity: '1', unit_price: '0.00' }),
  ]);
  await shop.match(
    purchase,
    { kind: 'product', line: 0, product_id: id, factor: '12' },
    { kind: 'product', line: 1, product_id: id },
  );
  const answers = await Promise.all([shop.enter(purchase), shop.enter(purchase)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  // 36.00 ÷ 25 = 1.44; (10 × 2.00 + 25 × 1.44) ÷ 35 = 1.60
  expect(await stockOf(id)).toEqual({ on_hand: '35', unit_cost: '1.60' });
  const { receipt, status } = await shop.inventory(purchase);
  expect(status).toBe('entered');
  expect(receipt).toMatchObject({
    operator: { name: 'Ana' },
    iva_in_cost: false,
    total: '36.00',
    lines: [
      { line: 0, quantity: '24', cost: '36.00' },
      { line: 1, quantity: '1', cost: '0.00' },
    ],
    products: [{ quantity: '25', unit_cost: '1.44', cost_before: '2.00', cost_after: '1.60' }],
  });
  expect(receipt?.products[0]).not.toHaveProperty('proposed_price');
  expect(await inventoryStateOf(purchase)).toBe('entered');
  const removal = await shop.documents.call('DELETE', `/v1/local/purchases/${purchase}`);
  expect(removal.json()).toMatchObject({ code: 'invalid_state' });
  const again = await shop.documents.call('PUT', `/v1/local/purchases/${purchase}/inventory/matches`, {
    body: { matches: [{ kind: 'not_goods', line: 0 }] },
  });
  expect(again.json()).toMatchObject({ code: 'invalid_state' });
});

it('has what enters carry the freight that brought it, to the cent, and gives it back with an undo', async () => {
  const [beer, wine] = [
    await shop.product({ code: 'CER', name: 'Cerveza' }),
    await shop.product({ code: 'VINO', name: 'Vino' }),
  ];
  const purchase = await shop.buy([
    aLine({ code: 'CER', description: 'Cerveza', quantity: '20', unit_price: '1.00' }),
    aLine({ code: 'VINO', description: 'Vino', quantity: '2', unit_price: '5.00' }),
    aLine({ code: 'FL', description: 'Transporte' }),
  ]);
  await shop.match(purchase, { kind: 'not_goods', line: 2 });
  expect((await shop.enter(purchase, { freight: '1000000.01' })).json()).toMatchObject({
    errors: [{ pointer: '/freight', code: 'out_of_range' }],
  });
  expect((await shop.enter(purchase, { freight: '10' })).status).toBe(201);
  // 10.00 × 20 ÷ 30 and × 10 ÷ 30
  expect((await shop.inventory(purchase)).receipt).toMatchObject({
    freight: '10.00',
    total: '40.00',
    lines: [{ cost: '26.67' }, { cost: '13.33' }],
  });
  expect((await stockOf(beer)).unit_cost).toBe('1.3335');
  expect((await stockOf(wine)).unit_cost).toBe('6.665');
  expect((await shop.reverse(purchase)).status).toBe(200);
  expect((await shop.inventory(purchase)).total).toBe('30.00');
});

it('proposes the price that keeps the margin where the cost rose, until the price is changed', async () => {
  const id = await shop.product({
    code: 'AZ',
    name: 'Azúcar',
    unit_price: undefined,
    unit_price_with_taxes: '2.30',
  });
  const cost = { environment: 'sandbox', unit_cost: '1.00' };
  await shop.window.call('PUT', `/v1/local/products/${id}/cost`, { body: cost });
  const purchase = await shop.buy([
    aLine({ code: 'AZ', description: 'Azúcar', quantity: '10', unit_price: '1.25' }),
  ]);
  expect((await shop.enter(purchase)).status).toBe(201);
  const [received] = (await shop.inventory(purchase)).receipt?.products ?? [];
  expect(received).toMatchObject({
    cost_before: '1.00',
    cost_after: '1.25',
    margin_before: '50.0',
    margin_after: '37.5',
    // 2.30 × 1.25, up to the cent.
    proposed_price: { unit_price_with_taxes: '2.88' },
  });
  const product = { code: 'AZ', name: 'Azúcar', unit_price_with_taxes: '2.90' };
  expect((await shop.window.call('PUT', `/v1/local/products/${id}`, { body: product })).status).toBe(200);
  expect((await shop.inventory(purchase)).receipt?.products[0]).not.toHaveProperty('proposed_price');
});

it('has IVA in the cost where the tax support gives no credit of it, and of a popular business always', async () => {
  const id = await shop.product({ code: 'TE', name: 'Té verde' });
  const lines = [aLine({ code: 'TE', description: 'Té verde', quantity: '10', unit_price: '1.00' })];
  const purchase = await shop.buy(lines);
  const costs = async () =>
    (await shop.inventory(purchase)).lines.map(({ cost, unit_cost }) => [cost, unit_cost]);
  expect(await costs()).toEqual([['10.00', '1.00']]);
  const change = (tax_support: string) =>
    shop.documents.call('PATCH', `/v1/local/purchases/${purchase}`, { body: { tax_support } });
  expect((await change('07')).status).toBe(200);
  expect(await costs()).toEqual([['11.50', '1.15']]);
  await change('06');
  const { data } = listOf(entityResource).parse((await shop.documents.call('GET', '/v1/ec/entities')).json());
  const regime = (value: string) =>
    shop.owner.call('PATCH', `/v1/ec/entities/${data[0]?.id}`, { body: { regime: value } });
  expect((await regime('rimpe_negocio_popular')).status).toBe(200);
  expect(await costs()).toEqual([['11.50', '1.15']]);
  expect((await shop.enter(purchase)).status).toBe(201);
  await regime('general');
  expect(await stockOf(id)).toEqual({ on_hand: '10', unit_cost: '1.15' });
  expect((await shop.inventory(purchase)).receipt).toMatchObject({ iva_in_cost: true, total: '11.50' });
});

it('takes what came in out again, at the cost there was, and lets it come in once more', async () => {
  const id = await shop.product({ code: 'SAL', name: 'Sal' });
  const cost = { environment: 'sandbox', unit_cost: '0.333333' };
  await shop.window.call('PUT', `/v1/local/products/${id}/cost`, { body: cost });
  const purchase = await shop.buy([
    aLine({ code: 'SAL', description: 'Sal', quantity: '7', unit_price: '0.51' }),
  ]);
  await shop.enter(purchase);
  expect((await stockOf(id)).unit_cost).toBe('0.51');
  const undone = purchaseInventory.parse(
    (await shop.reverse(purchase, { reason: 'Era de otra tienda' })).json(),
  );
  expect(undone).toMatchObject({
    status: 'to_enter',
    reversed_receipts: [
      { total: '3.57', reversal_reason: 'Era de otra tienda', reversed_by: { name: 'Ana' } },
    ],
  });
  expect(await stockOf(id)).toEqual({ on_hand: '0', unit_cost: '0.333333' });
  expect((await shop.reverse(purchase)).json()).toMatchObject({ code: 'invalid_state' });
  expect((await shop.enter(purchase)).status).toBe(201);
  const path = `/v1/local/stock/products/${id}/movements?environment=sandbox`;
  const { data } = stockMovementList.parse((await shop.window.call('GET', path)).json());
  expect(data.map(({ kind, quantity, unit_cost }) => [kind, quantity, unit_cost])).toEqual([
    ['in', '7', '0.51'],
    ['out', '-7', '0.51'],
    ['in', '7', '0.51'],
  ]);
});

it('undoes nothing of what is gone, or costs otherwise since, and says all of it', async () => {
  const [rice, oil] = [
    await shop.product({ code: 'ARZ', name: 'Arroz' }),
    await shop.product({ code: 'ACE', name: 'Aceite' }),
  ];
  const lines = [
    aLine({ code: 'ARZ', description: 'Arroz', quantity: '5', unit_price: '1.00' }),
    aLine({ code: 'ACE', description: 'Aceite', quantity: '5', unit_price: '3.00' }),
  ];
  const purchase = await shop.buy(lines);
  await shop.enter(purchase);
  const move = (kind: string, product: object) =>
    shop.window.call('POST', '/v1/local/stock/movements', {
      body: { environment: 'sandbox', kind, products: [product] },
    });
  await move('out', { product_id: rice, quantity: '1' });
  // At the same cost: the average is what it was, and is no longer this purchase's alone.
  await move('in', { product_id: oil, quantity: '5', unit_cost: '3.00' });
  const refused = (await shop.reverse(purchase)).json();
  expect(refused).toMatchObject({ code: 'invalid_state' });
  expect(refused.detail).toMatch(/Ya no está todo lo que entró de: Arroz\..*otro costo de: Aceite\./);
  expect(await stockOf(rice)).toEqual({ on_hand: '4', unit_cost: '1.00' });
});

it('leaves purchases of what is no goods out of what is to be entered, from the first on', async () => {
  const power = [aLine({ code: 'KWH', description: 'Energía', quantity: '90', unit_price: '0.10' })];
  const [one, other] = [await shop.buy(power), await shop.buy(power)];
  const waiting = async () =>
    purchaseSummary.parse((await shop.documents.call('GET', '/v1/local/purchases/summary')).json()).to_enter;
  const before = await waiting();
  const { status } = await shop.match(one, { kind: 'not_goods', line: 0 });
  expect(status).toBe('nothing');
  expect(await waiting()).toBe(before - 2);
  const third = await shop.buy(power);
  for (const id of [one, other, third]) expect(await inventoryStateOf(id)).toBe('none');
  expect((await shop.enter(third)).json()).toMatchObject({ code: 'invalid_state' });
  const listed = await shop.documents.call('GET', '/v1/local/purchases?state=to_enter&limit=200');
  const ids = purchaseList.parse(listed.json()).data.map(({ id }) => id);
  expect(ids).not.toContain(third);
});

it('asks for a product again that was removed, and not once it is back', async () => {
  const id = await shop.product({ code: 'MIE', name: 'Miel' });
  const purchase = await shop.buy([aLine({ code: 'M-5', description: 'Frasco', quantity: '1' })]);
  await shop.match(purchase, { kind: 'product', line: 0, product_id: id });
  expect((await shop.window.call('DELETE', `/v1/local/products/${id}`)).status).toBe(204);
  expect((await shop.inventory(purchase)).status).toBe('to_match');
  const back = await shop.window.call('POST', `/v1/local/removals/${id}/undo`);
  expect(back.status).toBe(204);
  expect((await shop.inventory(purchase)).status).toBe('to_enter');
});

it('shows a cashier nothing of it, and takes an approval of who may not change the stock', async () => {
  const id = await shop.product({ code: 'PAN', name: 'Pan' });
  const purchase = await shop.buy([
    aLine({ code: 'PAN', description: 'Pan', quantity: '4', unit_price: '0.25' }),
  ]);
  await shop.signIn(shop.caro);
  const path = `/v1/local/purchases/${purchase}/inventory`;
  for (const answer of [await shop.documents.call('GET', path), await shop.enter(purchase)]) {
    expect(answer.json()).toMatchObject({ code: 'operator_not_allowed' });
    expect(answer.text).not.toContain('0.25');
  }
  await shop.signIn(shop.ana);
  const roles = (permissions: readonly string[]) =>
    shop.window.call('PUT', '/v1/local/roles/cashier', { body: { permissions } });
  expect((await roles(['sell', 'read_costs'])).status).toBe(200);
  await shop.signIn(shop.caro);
  expect((await shop.enter(purchase)).json()).toMatchObject({ code: 'operator_not_allowed' });
  const other = await shop.approve('move_stock', { item: id, amount: '1.00' });
  expect((await shop.enter(purchase, { approval_id: other })).json()).toMatchObject({
    code: 'operator_not_allowed',
  });
  const approval_id = await shop.approve('move_stock', { item: purchase, amount: '1.00' });
  const entered = await shop.enter(purchase, { approval_id });
  expect(entered.json()).toMatchObject({
    receipt: { operator: { name: 'Caro' }, approved_by: { name: 'Ana' } },
  });
  await shop.signIn(shop.ana);
  await roles(['sell']);
});

it('is for programs whose key may do everything alone', async () => {
  const keyOf = async (scopes: readonly string[]) => {
    const answer = await shop.owner.call('POST', '/v1/local/api-keys', {
      body: { environment: 'sandbox', scopes },
    });
    return apiClient(service.url, createdApiKey.parse(answer.json()).key);
  };
  const id = await shop.product({ code: 'LEC', name: 'Leche' });
  const purchase = await shop.buy([
    aLine({ code: 'LEC', description: 'Leche', quantity: '6', unit_price: '0.90' }),
  ]);
  const path = `/v1/local/purchases/${purchase}/inventory`;
  expect((await (await keyOf(['issue', 'read'])).call('GET', path)).status).toBe(403);
  const program = await keyOf(['issue', 'read', 'config']);
  expect((await program.call('POST', `${path}/receipt`, { body: {} })).status).toBe(201);
  const query = `environment=sandbox&product_ids=${id}`;
  const costs = await shop.window.call('GET', `/v1/local/products/costs?${query}`);
  expect(productCostList.parse(costs.json()).data).toMatchObject([{ unit_cost: '0.90' }]);
});

it('asks of each thing of a supplier who has one code for all, and confirms nothing by itself', async () => {
  const rice = await shop.product({ name: 'Arroz', code: 'P-ARZ' });
  const freight = aLine({ code: '001', description: 'FLETE' });
  const sack = aLine({ code: '001', description: 'ARROZ QUINTAL' });
  await shop.match(await shop.buy([freight]), { kind: 'not_goods', line: 0 });
  const both = await shop.buy([sack, freight]);
  expect((await shop.inventory(both)).lines.map(({ match }) => match?.kind)).toEqual([
    undefined,
    'not_goods',
  ]);
  expect(await inventoryStateOf(both)).toBe('to_enter');
  await shop.match(both, { kind: 'product', line: 0, product_id: rice });
  expect((await shop.enter(both)).status).toBe(201);
  const next = await shop.inventory(await shop.buy([freight, sack]));
  expect(next.lines.map(({ match }) => match?.kind)).toEqual(['not_goods', 'product']);
  // Entered by its own code, which no person matched: it is looked up again.
  await shop.product({ code: 'VIN', name: 'Vinagre blanco' });
  const lines = [aLine({ code: 'VIN', description: 'Vinagre' })];
  expect((await shop.enter(await shop.buy(lines))).status).toBe(201);
  expect((await shop.inventory(await shop.buy(lines))).lines[0]?.match?.source).toBe('code');
});

it('finds by their codes products alone that are still sold', async () => {
  const id = await shop.product({ code: 'VEL', name: 'Velas' });
  const change = { code: 'VEL', name: 'Velas', unit_price: '1.00', active: false };
  expect((await shop.window.call('PUT', `/v1/local/products/${id}`, { body: change })).status).toBe(200);
  const purchase = await shop.buy([aLine({ code: 'VEL', description: 'Velas' })]);
  expect((await shop.inventory(purchase)).status).toBe('to_match');
});

it('puts what waited back once a line turns out to be goods', async () => {
  const ice = await shop.product({ name: 'Hielo', code: 'P-HIE' });
  const lines = [aLine({ code: 'HIE', description: 'Hielo' })];
  const [one, other] = [await shop.buy(lines), await shop.buy(lines)];
  await shop.match(one, { kind: 'not_goods', line: 0 });
  expect(await inventoryStateOf(other)).toBe('none');
  await shop.match(one, { kind: 'product', line: 0, product_id: ice });
  for (const id of [one, other]) expect(await inventoryStateOf(id)).toBe('to_enter');
});

it('enters nothing else than what was seen', async () => {
  const id = await shop.product({ name: 'Pilas', code: 'P-PIL' });
  const purchase = await shop.buy([aLine({ code: 'PIL', description: 'Pilas' })]);
  const one = { kind: 'product', line: 0, product_id: id };
  const { revision } = await shop.match(purchase, one);
  const { revision: packed } = await shop.match(purchase, { ...one, factor: '12' });
  expect((await shop.enter(purchase, { revision })).json()).toMatchObject({ code: 'invalid_state' });
  expect((await shop.inventory(purchase)).status).toBe('to_enter');
  expect((await shop.enter(purchase, { revision: packed })).status).toBe(201);
});

it('enters and undoes an invoice of 300 lines with their own codes and barcodes', async () => {
  const id = await shop.product({ name: 'Surtido', barcode: '7861999999996' });
  const lines = Array.from({ length: 300 }, (_, index) =>
    aLine({
      code: `L-${index}`,
      auxiliary_code: '7861999999996',
      description: `Surtido ${index}`,
      quantity: '1',
    }),
  );
  const purchase = await shop.buy(lines);
  expect((await shop.inventory(purchase)).status).toBe('to_enter');
  await shop.match(purchase, ...lines.map((_, line) => ({ kind: 'product', line, product_id: id })));
  expect((await shop.enter(purchase)).status).toBe(201);
  expect((await stockOf(id)).on_hand).toBe('300');
  expect((await shop.reverse(purchase)).status).toBe(200);
});

it('enters nothing while stock is not run', async () => {
  await shop.product({ code: 'HUE', name: 'Huevos' });
  const purchase = await shop.buy([aLine({ code: 'HUE', description: 'Huevos' })]);
  const run = (value: string) =>
    shop.owner.call('PATCH', '/v1/local/settings', { body: { stock_enabled: value } });
  await run('off');
  expect((await shop.enter(purchase)).json()).toMatchObject({ code: 'invalid_state' });
  const meanwhile = await shop.buy([aLine({ code: 'HUE', description: 'Huevos' })]);
  expect(await inventoryStateOf(meanwhile)).toBe('none');
  await run('on');
  expect((await shop.enter(meanwhile)).status).toBe(201);
});
