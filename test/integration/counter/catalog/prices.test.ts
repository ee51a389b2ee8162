import { describe, expect, it } from 'vitest';
import { customerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { priceChangeResource } from '../../../../src-main/contract/catalog/price-change.ts';
import { priceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import {
  type ProductResource,
  productCategory,
  productList,
  productResource,
} from '../../../../src-main/contract/catalog/product.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { type CatalogShop, openCatalogShop } from '../../../support/shops/counter/catalog-shop.ts';

async function aShelf() {
  const shop = await openCatalogShop();
  const add = (product: object) => shop.ok(productResource, 'POST', '/products', product);
  const coffee = await add({ code: 'CAF', name: 'Café', unit_price: '4.00', category: 'Abarrotes' });
  const bread = await add({
    code: 'PAN',
    name: 'Pan',
    unit_price: '0.10',
    iva: 'iva_0',
    category: 'Panadería',
  });
  const list = await shop.ok(priceListResource, 'POST', '/price-lists', { name: 'Mayorista' });
  return { shop, coffee, bread, list };
}

const one = (shop: CatalogShop, { id }: ProductResource) =>
  shop.ok(productResource, 'GET', `/products/${id}`);
const half = { change: { kind: 'percent', value: '-50' }, basis: 'without_iva' } as const;

describe('price lists', () => {
  it('have names of their own, capitals and accents aside, and are twenty at most', async () => {
    const { shop, list } = await aShelf();
    const again = await shop.call('POST', '/price-lists', { name: 'MAYORÍSTA' });
    expect(again.json()).toMatchObject({ errors: [{ pointer: '/name', code: 'repeated' }] });
    const renamed = await shop.ok(priceListResource, 'PATCH', `/price-lists/${list.id}`, {
      name: 'mayorista',
    });
    expect(renamed.name).toBe('mayorista');
    for (let n = 2; n <= 20; n += 1) {
      await shop.ok(priceListResource, 'POST', '/price-lists', { name: `Lista ${n}` });
    }
    expect((await shop.call('POST', '/price-lists', { name: 'La 21' })).status).toBe(409);
  });

  it('take their prices with them, and leave their customers', async () => {
    const { shop, coffee, list } = await aShelf();
    const prices = [{ price_list_id: list.id, unit_price: '3.50' }];
    await shop.ok(productResource, 'PUT', `/products/${coffee.id}`, {
      code: 'CAF',
      name: 'Café',
      unit_price: '4.00',
      prices,
    });
    const ana = await shop.ok(customerResource, 'POST', '/customers', {
      identification_type: 'pasaporte',
      identification: 'X-1',
      name: 'Ana',
      price_list_id: list.id,
    });
    expect((await one(shop, coffee)).prices).toEqual(prices);
    const { data } = await shop.ok(listOf(priceListResource), 'GET', '/price-lists');
    expect(data).toMatchObject([{ product_count: 1, customer_count: 1 }]);
    expect((await shop.call('DELETE', `/price-lists/${list.id}`)).status).toBe(204);
    expect((await one(shop, coffee)).prices).toEqual([]);
    const left = await shop.ok(customerResource, 'GET', `/customers/${ana.id}`);
    expect(left.price_list_id).toBeUndefined();
    expect((await shop.call('DELETE', `/customers/${ana.id}`)).status).toBe(204);
    expect((await shop.call('DELETE', `/customers/${ana.id}`)).status).toBe(404);
  });

  it('must exist where a product or a customer names them', async () => {
    const { shop, coffee } = await aShelf();
    const nowhere = coffee.id;
    const body = {
      code: 'X',
      name: 'X',
      unit_price: '1',
      prices: [{ price_list_id: nowhere, unit_price: '1' }],
    };
    expect((await shop.call('POST', '/products', body)).json()).toMatchObject({
      errors: [{ pointer: '/prices/0/price_list_id', code: 'not_found' }],
    });
    const twice = { ...body, prices: [...body.prices, ...body.prices] };
    expect((await shop.call('POST', '/products', twice)).json()).toMatchObject({
      errors: [{ pointer: '/prices', code: 'repeated' }],
    });
    const customer = {
      identification_type: 'pasaporte',
      identification: 'X',
      name: 'X',
      price_list_id: nowhere,
    };
    expect((await shop.call('POST', '/customers', customer)).json()).toMatchObject({
      errors: [{ pointer: '/price_list_id', code: 'not_found' }],
    });
  });
});

describe('many prices at once', () => {
  it('are shown before they change, and change together', async () => {
    const { shop, coffee, bread } = await aShelf();
    const body = { change: { kind: 'amount', value: '-0.15' }, basis: 'without_iva' };
    const preview = await shop.ok(priceChangeResource, 'POST', '/products/price-changes/preview', body);
    expect(preview).toMatchObject({
      product_count: 2,
      changed_count: 1,
      impossible_count: 1,
      examples: [
        { code: 'PAN', possible: false },
        { code: 'CAF', before: '4.00', after: '3.85', possible: true },
      ],
    });
    expect((await one(shop, coffee)).unit_price).toBe('4.00');
    const { revision } = preview;
    await shop.ok(priceChangeResource, 'POST', `/products/price-changes/${revision}`, body);
    expect((await one(shop, coffee)).unit_price).toBe('3.85');
    expect((await one(shop, bread)).unit_price).toBe('0.10');
    // The same once more would lower them twice.
    const again = await shop.call('POST', `/products/price-changes/${revision}`, body);
    expect(again.status).toBe(409);
    expect((await one(shop, coffee)).unit_price).toBe('3.85');
  });

  it('change in a list only, from the general price where it has none', async () => {
    const { shop, coffee, bread, list } = await aShelf();
    const body = { ...half, price_list_id: list.id, products: { category: 'Abarrotes' } };
    const { revision } = await shop.ok(priceChangeResource, 'POST', '/products/price-changes/preview', body);
    await shop.ok(priceChangeResource, 'POST', `/products/price-changes/${revision}`, body);
    expect(await one(shop, coffee)).toMatchObject({
      unit_price: '4.00',
      prices: [{ price_list_id: list.id, unit_price: '2.00' }],
    });
    expect((await one(shop, bread)).prices).toEqual([]);
  });

  it.for([
    { products: { q: 'cafe' }, reached: 1 },
    { products: { active: false }, reached: 0 },
    { products: { category: 'Panadería', q: 'cafe' }, reached: 0 },
    { products: {}, reached: 2 },
  ])('reach those that are meant: $products', async ({ products, reached }) => {
    const { shop } = await aShelf();
    const body = { ...half, products };
    const preview = await shop.ok(priceChangeResource, 'POST', '/products/price-changes/preview', body);
    expect(preview.product_count).toBe(reached);
  });

  it('say what is wrong with how they should change', async () => {
    const { shop, coffee } = await aShelf();
    const refused = await shop.call('POST', '/products/price-changes/preview', {
      change: { kind: 'percent', value: 'diez' },
    });
    expect(refused.json()).toMatchObject({ errors: [{ pointer: '/change/value', code: 'invalid_format' }] });
    const nowhere = { ...half, price_list_id: coffee.id };
    expect((await shop.call('POST', '/products/price-changes/preview', nowhere)).status).toBe(422);
  });
});

it('the list of products is paged, filtered and put in order', async () => {
  const { shop } = await aShelf();
  await shop.ok(productResource, 'POST', '/products', {
    code: 'A',
    name: 'Ñame',
    unit_price: '10',
    active: false,
  });
  await shop.ok(productResource, 'POST', '/products', { code: 'B', name: 'árbol', unit_price: '9.5' });
  const names = async (query: string) =>
    (await shop.ok(productList, 'GET', `/products?${query}`)).data.map(({ name }) => name);
  expect(await names('')).toEqual(['árbol', 'Café', 'Ñame', 'Pan']);
  expect(await names('sort=-name&limit=2&offset=1')).toEqual(['Ñame', 'Café']);
  expect(await names('sort=unit_price')).toEqual(['Pan', 'Café', 'árbol', 'Ñame']);
  expect(await names('active=false')).toEqual(['Ñame']);
  expect(await names(`category=${encodeURIComponent('Panadería')}`)).toEqual(['Pan']);
  expect(await names(`q=${encodeURIComponent('a')}&active=true`)).toEqual(['árbol', 'Café', 'Pan']);
  expect(await names('q=%00pan%22')).toEqual([]);
  const page = await shop.ok(productList, 'GET', '/products?total=true&limit=1&offset=3');
  expect(page).toMatchObject({ total_count: 4, offset: 3, data: [{ name: 'Pan' }] });
  const { data } = await shop.ok(listOf(productCategory), 'GET', '/products/categories');
  expect(data).toMatchObject([{ name: 'Abarrotes', product_count: 1 }, { name: 'Panadería' }]);
});
