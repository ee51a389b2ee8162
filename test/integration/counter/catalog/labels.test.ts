import { describe, expect, it } from 'vitest';
import { inStoreBarcodes } from '../../../../src-main/contract/catalog/labels.ts';
import { priceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import { productList, productResource } from '../../../../src-main/contract/catalog/product.ts';
import { readPages } from '../../../support/pages/pdf-reading.ts';
import { openCatalogShop } from '../../../support/shops/counter/catalog-shop.ts';

const forms = ['036000291452', '0036000291452', '00036000291452'];
const biscuits = { name: 'Galletas', unit_price: '1.00' };

async function aShelf() {
  const shop = await openCatalogShop();
  const add = (product: object) => shop.ok(productResource, 'POST', '/products', product);
  const list = await shop.ok(priceListResource, 'POST', '/price-lists', { name: 'Mayorista' });
  const coffee = await add({
    ...{ code: 'CAF', name: 'Café 250 g', unit_price_with_taxes: '4.50', category: 'Abarrotes' },
    barcode: '7861234567898',
    prices: [{ price_list_id: list.id, unit_price_with_taxes: '4.00' }],
  });
  await add({ code: 'PAN', name: 'Pan', unit_price: '0.10', iva: 'iva_0', category: 'Panadería' });
  const labels = async (body: object) => {
    const bytes = Buffer.from(JSON.stringify(body));
    const answer = await shop.sendBytes('POST', '/products/labels', 'application/json', bytes);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return readPages(Buffer.from(await answer.arrayBuffer()));
  };
  return { shop, coffee, list, labels };
}

describe('labels of products', () => {
  it('are of those chosen, a category, or all, with the price that is paid', async () => {
    const { coffee, labels, list } = await aShelf();
    const [all] = await labels({});
    expect(all).toContain('4.50');
    expect(all).toContain('0.10');
    const [chosen] = await labels({ products: { ids: [coffee.id] }, copies: 3 });
    expect(chosen?.split('7861234567898')).toHaveLength(4);
    expect(chosen).toContain('$ 18.00 / kg');
    expect(chosen).not.toContain('Pan');
    const roll = await labels({ products: { category: 'Panadería' }, format: 'roll_50x25', copies: 2 });
    expect(roll).toHaveLength(2);
    expect((await labels({ price_list_id: list.id })).join()).toContain('4.00');
  });

  it('are only of products whose last label has another price, or none, where only those are wanted', async () => {
    const { shop, coffee, list, labels } = await aShelf();
    const changed = { only_changed: true };
    const none = async () =>
      expect((await shop.call('POST', '/products/labels', changed)).json()).toMatchObject({
        errors: [{ pointer: '/only_changed', code: 'not_found' }],
      });
    expect((await labels(changed)).join()).toContain('Pan');
    await none();
    // Bars alone tell no price.
    await shop.ok(productResource, 'PUT', `/products/${coffee.id}`, {
      ...{ code: 'CAF', name: 'Café 250 g', unit_price_with_taxes: '4.75', barcode: coffee.barcode },
      prices: [{ price_list_id: list.id, unit_price_with_taxes: '4.00' }],
    });
    await labels({ content: 'barcode' });
    const [page] = await labels(changed);
    expect(page).toContain('4.75');
    expect(page).not.toContain('Pan');
    await none();
    // The price of a list stands on labels of its own.
    expect((await labels({ ...changed, price_list_id: list.id })).join()).toContain('4.00');
    await none();
  });

  it('say what is wrong with what was sent, and make nothing', async () => {
    const { shop } = await aShelf();
    const refused = async (body: object) => (await shop.call('POST', '/products/labels', body)).json();
    expect(await refused({ copies: 0, used: 65, format: 'a5' })).toMatchObject({
      errors: [{ pointer: '/format' }, { pointer: '/copies' }, { pointer: '/used' }],
    });
    expect(await refused({ format: 'a4_24', used: 24 })).toMatchObject({
      errors: [{ pointer: '/used', code: 'out_of_range' }],
    });
    expect(await refused({ products: { category: 'Juguetes' } })).toMatchObject({
      errors: [{ pointer: '/products', code: 'not_found' }],
    });
    expect(await refused({ price_list_id: '019a0000-0000-7000-8000-00000000000a' })).toMatchObject({
      errors: [{ pointer: '/price_list_id', code: 'not_found' }],
    });
  });

  it('are refused above five thousand', async () => {
    const { shop } = await aShelf();
    for (let index = 0; index < 49; index += 1) {
      const code = `P${index}`;
      await shop.ok(productResource, 'POST', '/products', { code, name: code, unit_price: '1.00' });
    }
    const answer = await shop.call('POST', '/products/labels', { copies: 100 });
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/products', code: 'too_many' }] });
  });
});

describe('barcodes of the shop’s own', () => {
  it('go to products without one, which keep all else, and once', async () => {
    const { shop, coffee } = await aShelf();
    const assign = () => shop.ok(inStoreBarcodes, 'POST', '/products/in-store-barcodes', {});
    expect((await assign()).assigned_count).toBe(1);
    const { data } = await shop.ok(productList, 'GET', '/products?q=2900000000018');
    expect(data).toMatchObject([
      { code: 'PAN', name: 'Pan', unit_price: '0.10', iva: 'iva_0', barcode: '2900000000018' },
    ]);
    expect(await shop.ok(productResource, 'GET', `/products/${coffee.id}`)).toEqual(coffee);
    expect((await assign()).assigned_count).toBe(0);
  });
});

it.for(forms)('a GTIN that was typed as %s is found however it is scanned', async (barcode) => {
  const shop = await openCatalogShop();
  const made = await shop.ok(productResource, 'POST', '/products', { ...biscuits, code: 'GAL', barcode });
  expect(made.barcode).toBe('036000291452');
  for (const [index, q] of forms.entries()) {
    const { data } = await shop.ok(productList, 'GET', `/products?q=${q}`);
    expect(data.map(({ code }) => code)).toEqual(['GAL']);
    const again = await shop.call('POST', '/products', { ...biscuits, code: `OTRO-${index}`, barcode: q });
    expect(again.json()).toMatchObject({ errors: [{ pointer: '/barcode', code: 'repeated' }] });
  }
});
