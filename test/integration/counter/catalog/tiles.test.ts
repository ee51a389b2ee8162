import { describe, expect, it } from 'vitest';
import {
  productCode,
  productPictureLimits,
  productResource,
} from '../../../../src-main/contract/catalog/product.ts';
import { tilesResource } from '../../../../src-main/contract/catalog/tiles.ts';
import { makePng } from '../../../support/pages/pictures.ts';
import { type CatalogShop, openCatalogShop } from '../../../support/shops/counter/catalog-shop.ts';

const picture = makePng({ width: 40, height: 20 });
const unknownId = '00000000-0000-7000-8000-00000000ffff';

async function shelve(shop: CatalogShop, code: string, more: object = {}) {
  const body = { code, name: `Producto ${code}`, unit_price_with_taxes: '1.15', ...more };
  return shop.ok(productResource, 'POST', '/products', body);
}

describe('favourites of the counter', () => {
  it('keeps pages and products in the order they were put, as the products are now', async () => {
    const shop = await openCatalogShop();
    const bread = await shelve(shop, 'PAN');
    const milk = await shelve(shop, 'LECHE');
    const pages = [
      { name: 'Desayuno', product_ids: [milk.id, bread.id] },
      { name: 'Vacía', product_ids: [] },
    ];
    await shop.ok(tilesResource, 'PUT', '/tiles', { pages });
    await shop.ok(productResource, 'PUT', `/products/${milk.id}`, {
      code: 'LECHE',
      name: 'Leche entera',
      unit_price: '1',
    });
    const tiles = await shop.ok(tilesResource, 'GET', '/tiles');
    expect(tiles.pages.map(({ name, products }) => [name, products.map((product) => product.name)])).toEqual([
      ['Desayuno', ['Leche entera', 'Producto PAN']],
      ['Vacía', []],
    ]);
  });

  it('drops a product that is deleted, and replaces all pages at once', async () => {
    const shop = await openCatalogShop();
    const bread = await shelve(shop, 'PAN');
    const milk = await shelve(shop, 'LECHE');
    await shop.ok(tilesResource, 'PUT', '/tiles', {
      pages: [
        { name: 'Una', product_ids: [bread.id, milk.id] },
        { name: 'Otra', product_ids: [bread.id] },
      ],
    });
    await shop.call('DELETE', `/products/${bread.id}`);
    const left = await shop.ok(tilesResource, 'GET', '/tiles');
    expect(left.pages.map(({ products }) => products.map(({ id }) => id))).toEqual([[milk.id], []]);
    const none = await shop.ok(tilesResource, 'PUT', '/tiles', { pages: [] });
    expect(none.pages).toEqual([]);
  });

  it('refuses a product that is not there and one put twice, and changes nothing', async () => {
    const shop = await openCatalogShop();
    const bread = await shelve(shop, 'PAN');
    await shop.ok(tilesResource, 'PUT', '/tiles', { pages: [{ name: 'Una', product_ids: [bread.id] }] });
    for (const product_ids of [
      [bread.id, unknownId],
      [bread.id, bread.id],
    ]) {
      const answer = await shop.call('PUT', '/tiles', { pages: [{ name: 'Nueva', product_ids }] });
      expect(answer.status).toBe(422);
    }
    const tiles = await shop.ok(tilesResource, 'GET', '/tiles');
    expect(tiles.pages.map(({ name }) => name)).toEqual(['Una']);
  });
});

describe('the picture of a product', () => {
  it('is put, shown at the address the product tells, and taken away', async () => {
    const shop = await openCatalogShop();
    const { id } = await shelve(shop, 'PAN');
    const path = `/products/${id}/picture`;
    expect((await shop.sendBytes('PUT', path, 'image/png', picture)).status).toBe(204);
    const product = await shop.ok(productResource, 'GET', `/products/${id}`);
    expect(product.picture?.content_type).toBe('image/png');
    const url = product.picture?.url.replace('/v1/local', '') ?? '';
    expect(Buffer.from(await shop.download(url))).toEqual(Buffer.from(picture));
    expect((await shop.call('DELETE', path)).status).toBe(204);
    expect((await shop.ok(productResource, 'GET', `/products/${id}`)).picture).toBeUndefined();
    expect((await shop.call('GET', path)).status).toBe(404);
  });

  it('is refused when it is no picture, too heavy, or of nobody', async () => {
    const shop = await openCatalogShop();
    const { id } = await shelve(shop, 'PAN');
    const send = (path: string, bytes: Uint8Array) => shop.sendBytes('PUT', path, 'image/png', bytes);
    const heavy = new Uint8Array(productPictureLimits.bytes + 1);
    expect((await send(`/products/${id}/picture`, Buffer.from('not a picture'))).status).toBe(422);
    expect((await send(`/products/${id}/picture`, heavy)).status).toBe(413);
    expect((await send(`/products/${unknownId}/picture`, picture)).status).toBe(404);
  });
});

describe('the code suggested for a new product', () => {
  it('goes on from the category, the prefix or the shop', async () => {
    const shop = await openCatalogShop();
    const next = async (query = '') =>
      (await shop.ok(productCode, 'GET', `/products/next-code${query}`)).code;
    expect(await next()).toBe('P0001');
    await shelve(shop, 'CAF-009', { category: 'Café' });
    await shelve(shop, 'CAF-010', { category: 'Café' });
    await shelve(shop, 'P0041', { category: 'Varios' });
    await shelve(shop, '7861000000017', { category: 'Varios' });
    expect(await next()).toBe('CAF-011');
    expect(await next('?category=Caf%C3%A9')).toBe('CAF-011');
    expect(await next('?category=Varios')).toBe('P0042');
    expect(await next('?prefix=TE-')).toBe('TE-001');
  });
});
