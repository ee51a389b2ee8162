import { beforeAll, describe, expect, it } from 'vitest';
import { priceListResource } from '../../../src-main/contract/catalog/price-list.ts';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import {
  pricedCart,
  promotionResource,
  promotionResults,
} from '../../../src-main/contract/catalog/promotion.ts';
import { creditNoteResource } from '../../../src-main/contract/documents/document-resource.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/promotions';
let shop: StaffedService;
let coffee: string;
let bread: string;

beforeAll(async () => {
  shop = await staff(await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } }));
  await shop.signIn(shop.ana);
  const goods = { name: 'Café molido', unit_price_with_taxes: '3.33', category: 'Abarrotes' };
  coffee = await product({ ...goods, code: 'CAF' });
  bread = await product({ ...goods, code: 'PAN', name: 'Pan', unit_price_with_taxes: '1.00' });
  for (const environment of ['test', 'live']) {
    const stated = await call('PUT', `/v1/local/products/${coffee}/cost`, { environment, unit_cost: '2.50' });
    expect(stated.status).toBe(200);
  }
});

const call = (method: string, at: string, body?: unknown) => shop.window.call(method, at, { body });

async function product(body: Readonly<Record<string, unknown>>): Promise<string> {
  return productResource.parse((await call('POST', '/v1/local/products', body)).json()).id;
}

async function create(body: Readonly<Record<string, unknown>>): Promise<string> {
  const made = await call('POST', path, body);
  if (made.status !== 201) throw new Error(made.text);
  return promotionResource.parse(made.json()).id;
}

const off = (id: string, body: Readonly<Record<string, unknown>>) =>
  call('PUT', `${path}/${id}`, { ...body, active: false });

function coffeeLine(quantity: string, discount: string, unit_price_with_taxes = '3.33') {
  const taxes = [{ type: 'iva' as const, rate: 'iva_15' }];
  return { code: 'CAF', description: 'Café', quantity, unit_price_with_taxes, discount, taxes };
}

const claim = (id: string, lines: string) => ({ mostrador_promotions: id, mostrador_promoted_lines: lines });

describe('a promotion', () => {
  it('is refused with everything that is wrong with it, and by a name that is taken', async () => {
    const wrong = await call('POST', path, {
      name: '',
      terms: { kind: 'n_for_m', take: 2, pay: 2 },
      products: [coffee, shop.ana.id],
      categories: ['Ferretería'],
      price_lists: [shop.ana.id],
      from: '2026-12-02',
      until: '2026-12-01',
    });
    expect(wrong.status).toBe(422);
    const { errors } = problemBody.parse(wrong.json());
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/name too_short',
      '/terms/pay out_of_range',
      '/until date_order',
      '/products/1 not_found',
      '/categories/0 not_found',
      '/price_lists/0 not_found',
    ]);
    for (const percent of ['0', '100.01']) {
      const refused = await call('POST', path, { name: 'Todo', terms: { kind: 'percent', percent } });
      expect(refused.json()).toMatchObject({ errors: [{ pointer: '/terms/percent', code: 'out_of_range' }] });
    }
    const body = { name: 'Día del café', terms: { kind: 'percent', percent: '5' } };
    const id = await create(body);
    expect((await call('POST', path, { ...body, name: 'DIA DEL CAFE' })).json()).toMatchObject({
      errors: [{ pointer: '/name', code: 'repeated' }],
    });
    const changed = await call('PUT', `${path}/${id}`, { ...body, from: '2099-01-01' });
    expect(changed.json()).toMatchObject({ status: 'programmed', from: '2099-01-01' });
    expect((await call('GET', path)).json()).toMatchObject({ data: [{ id, status: 'programmed' }] });
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await call('GET', path)).json()).toMatchObject({ data: [] });
  });

  it('stays, and is turned off, where what it names is gone; it names nothing new that there is not', async () => {
    const tea = await product({ code: 'TE', name: 'Té', unit_price_with_taxes: '1.50' });
    const body = { name: 'Té', terms: { kind: 'percent', percent: '10' }, products: [tea] };
    const id = await create(body);
    expect((await call('GET', `${path}?status=running`)).json()).toMatchObject({ data: [{ id }] });
    expect((await call('DELETE', `/v1/local/products/${tea}`)).status).toBe(204);
    expect((await off(id, body)).json()).toMatchObject({ active: false, products: [tea] });
    expect((await call('GET', `${path}?status=running`)).json()).toMatchObject({ data: [] });
    expect((await off(id, { ...body, products: [tea, shop.ana.id] })).json()).toMatchObject({
      errors: [{ pointer: '/products/1', code: 'not_found' }],
    });
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(204);
  });

  it('shows before it is kept what products would cost, and where a special price is none', async () => {
    const preview = await call('POST', `${path}/preview`, {
      name: 'A 1.99',
      terms: { kind: 'price', unit_price_with_taxes: '1.99' },
    });
    expect(preview.json()).toMatchObject({
      product_count: 2,
      unchanged_count: 1,
      below_cost_count: 1,
      examples: [{ code: 'CAF', quantity: '1', before: '3.33', after: '1.99', net: '1.73' }],
    });
    // 3.33 less 14 % is 2.49 without IVA; bread falls by as much, and nobody knows what it costs.
    const ofAll = { name: 'Todo', terms: { kind: 'percent', percent: '14' } };
    expect((await call('POST', `${path}/preview`, ofAll)).json()).toMatchObject({
      below_cost_count: 1,
      unchanged_count: 0,
      examples: [{ code: 'CAF' }, { code: 'PAN' }],
    });
    const ofBread = await call('POST', `${path}/preview`, { ...ofAll, products: [shop.ana.id, bread] });
    expect(ofBread.json()).toMatchObject({ product_count: 1, below_cost_count: 0 });
  });
});

describe('a sale with promotions', () => {
  it('says what a program asks, and changes no invoice that does not ask', async () => {
    const list = priceListResource.parse(
      (await call('POST', '/v1/local/price-lists', { name: 'Socios' })).json(),
    );
    const body = { name: 'Socios', terms: { kind: 'percent', percent: '10' }, price_lists: [list.id] };
    const id = await create(body);
    const asked = async (more: Readonly<Record<string, string>>) =>
      call('POST', `${path}/priced-cart`, { lines: [{ code: 'CAF', quantity: '2' }], ...more });
    const everybody = pricedCart.parse((await asked({})).json());
    expect(everybody).toMatchObject({
      lines: [{ unit_price_with_taxes: '3.33', discount: '0.00' }],
      metadata: {},
    });
    const member = pricedCart.parse((await asked({ price_list_id: list.id })).json());
    expect(member).toMatchObject({
      lines: [{ discount: '0.67', promotion: { id, name: 'Socios' } }],
      metadata: claim(id, '0'),
    });
    await product({ code: 'OLD', name: 'Ya no se vende', unit_price_with_taxes: '1.00', active: false });
    const unknown = await call('POST', `${path}/priced-cart`, {
      lines: ['X', 'OLD'].map((code) => ({ code, quantity: '1' })),
      price_list_id: shop.ana.id,
    });
    expect(problemBody.parse(unknown.json()).errors?.map(({ pointer }) => pointer)).toEqual([
      '/lines/0/code',
      '/lines/1/code',
      '/price_list_id',
    ]);
    const invoice = await shop.documents.issue(anInvoiceBody({ lines: [coffeeLine('2', '0')] }));
    expect(invoice.total).toBe('6.66');
    await off(id, body);
  });

  it('gives a cashier what the shop promised, at cost or below, and not a cent more', async () => {
    const body = { name: 'Mitad', terms: { kind: 'percent', percent: '50' }, products: [coffee] };
    const id = await create(body);
    await shop.signIn(shop.caro);
    const sell = (discount: string, metadata: Record<string, string>) =>
      shop.documents.call('POST', '/v1/ec/invoices', {
        body: anInvoiceBody({ lines: [coffeeLine('2', discount)], metadata }),
      });
    expect((await call('POST', path, body)).status).toBe(403);
    expect((await sell('3.33', claim(id, '0'))).status).toBe(201);
    // Without the promotion it is a discount, as is what goes beyond it and a fifth more.
    for (const [discount, metadata, over] of [
      ['3.33', {}, '3.33'],
      ['3.33', claim(id, '-'), '3.33'],
      ['3.33', claim(shop.ana.id, '0'), '3.33'],
      ['4.70', claim(id, '0'), '1.37'],
    ] as const) {
      expect((await sell(discount, metadata)).json()).toMatchObject({
        errors: expect.arrayContaining([
          expect.objectContaining({ code: 'discount_over_limit', about: { amount: over } }),
        ]),
      });
    }
    // At a price by hand there is no promotion, which would hide that it is below cost.
    const byHand = await shop.documents.call('POST', '/v1/ec/invoices', {
      body: anInvoiceBody({ lines: [coffeeLine('2', '0.10', '0.10')], metadata: claim(id, '0') }),
    });
    expect(problemBody.parse(byHand.json()).errors?.map(({ code }) => code)).toEqual([
      'discount_over_limit',
      'change_price',
      'sell_below_cost',
    ]);
    await shop.signIn(shop.ana);
    await off(id, body);
    await shop.signIn(shop.caro);
    expect((await sell('3.33', claim(id, '0'))).status).toBe(403);
    await shop.signIn(shop.ana);
  });

  it('of a price list is nobody’s discount at another price', async () => {
    const list = priceListResource.parse(
      (await call('POST', '/v1/local/price-lists', { name: 'Personal' })).json(),
    );
    const prices = [{ price_list_id: list.id, unit_price_with_taxes: '9.00' }];
    await product({ code: 'VINO', name: 'Vino', unit_price_with_taxes: '10.00', prices });
    const body = { name: 'Personal', terms: { kind: 'percent', percent: '90' }, price_lists: [list.id] };
    const id = await create(body);
    await shop.signIn(shop.caro);
    const sell = async (price: string, discount: string) => {
      const line = { ...coffeeLine('1', discount, price), code: 'VINO', description: 'Vino' };
      const metadata = claim(id, '0');
      return shop.documents.call('POST', '/v1/ec/invoices', {
        body: anInvoiceBody({ lines: [line], metadata }),
      });
    };
    expect((await sell('9.00', '8.10')).status).toBe(201);
    expect((await sell('10.00', '9.00')).json()).toMatchObject({ errors: [{ code: 'discount_over_limit' }] });
    await shop.signIn(shop.ana);
    await off(id, body);
  });

  it('refunds what was paid, and reports what was sold and given away', async () => {
    const body = { name: 'Café 3×2', terms: { kind: 'n_for_m', take: 3, pay: 2 }, products: [coffee] };
    const id = await create(body);
    const metadata = claim(id, '00');
    const lines = [coffeeLine('2', '2.22'), coffeeLine('1', '1.11')];
    const invoice = await shop.documents.issue(anInvoiceBody({ lines, metadata }), 'wait=20');
    expect(invoice).toMatchObject({ status: 'authorized', total: '6.66' });
    const result = async () => {
      const { data } = promotionResults.parse((await shop.documents.call('GET', `${path}/results`)).json());
      return data.find((one) => one.promotion_id === id);
    };
    // 6.66 and 3.33 with IVA.
    expect(await result()).toMatchObject({ quantity: '3', sales: '5.79', discount: '2.90' });
    const giveBack = async (quantity: string) => {
      const given = await shop.documents.call('POST', '/v1/ec/credit-notes?wait=20', {
        body: {
          modified_document: { document_id: invoice.id },
          reason: 'Devolución',
          lines: [{ code: 'CAF', quantity }],
        },
      });
      return creditNoteResource.parse(given.json());
    };
    expect((await giveBack('1')).total).toBe('2.22');
    expect(await result()).toMatchObject({ quantity: '2', sales: '3.86', discount: '1.93' });
    expect((await giveBack('2')).total).toBe('4.44');
    expect(await result()).toMatchObject({ quantity: '0', sales: '0.00', discount: '0.00' });
    expect((await call('DELETE', `${path}/${id}`)).json()).toMatchObject({ code: 'invalid_state' });
  });
});
