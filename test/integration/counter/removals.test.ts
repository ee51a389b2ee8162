import { describe, expect, it } from 'vitest';
import { customerResource } from '../../../src-main/contract/catalog/customer.ts';
import { priceListResource } from '../../../src-main/contract/catalog/price-list.ts';
import { productList, productResource } from '../../../src-main/contract/catalog/product.ts';
import { stockItem } from '../../../src-main/contract/catalog/stock.ts';
import { tilesResource } from '../../../src-main/contract/catalog/tiles.ts';
import { heldSaleResource } from '../../../src-main/contract/counter/held-sale.ts';
import { makeSettings } from '../../../src-main/store/rows/business/settings.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type CounterShop, openCounterShop } from '../../support/shops/counter/counter-shop.ts';
import { openStockShop } from '../../support/shops/counter/stock-shop.ts';

const ana = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' };

const undo = (shop: CounterShop, id: string) => shop.call('POST', `/removals/${id}/undo`);

/** A product with all that may belong to one. */
async function aRichProduct(shop: CounterShop) {
  const list = await shop.ok(priceListResource, 'POST', '/price-lists', { name: 'Mayorista' });
  const product = await shop.ok(productResource, 'POST', '/products', {
    code: 'PAN',
    barcode: '7861234567890',
    name: 'Pan de yuca',
    unit_price_with_taxes: '0.57',
    prices: [{ price_list_id: list.id, unit_price: '0.40' }],
  });
  await shop.ok(tilesResource, 'PUT', '/tiles', { pages: [{ name: 'Pan', product_ids: [product.id] }] });
  await makeSettings(shop.store).put({ stock_enabled: 'on' });
  await shop.ok(stockItem, 'PATCH', `/stock/products/${product.id}`, { environment: 'test', minimum: '5' });
  return { list, product };
}

describe('what a person removed', () => {
  it('is put back as it was: a product with its prices, its stock and its position among the favourites', async () => {
    const shop = await openCounterShop();
    const { product } = await aRichProduct(shop);
    const before = await shop.call('GET', `/stock/products/${product.id}?environment=test`);
    expect((await shop.call('DELETE', `/products/${product.id}`)).status).toBe(204);
    expect((await shop.ok(tilesResource, 'GET', '/tiles')).pages[0]?.products).toEqual([]);

    expect((await undo(shop, product.id)).status).toBe(204);
    expect(await shop.ok(productResource, 'GET', `/products/${product.id}`)).toEqual(product);
    expect((await shop.ok(productList, 'GET', '/products?q=yuca')).data).toEqual([product]);
    expect((await shop.ok(tilesResource, 'GET', '/tiles')).pages[0]?.products).toMatchObject([
      { id: product.id },
    ]);
    const after = await shop.call('GET', `/stock/products/${product.id}?environment=test`);
    expect(after.json()).toEqual(before.json());
    expect((await undo(shop, product.id)).status).toBe(404);
  });

  it('is a price list with its prices, and its customers buy by it again', async () => {
    const shop = await openCounterShop();
    const { list, product } = await aRichProduct(shop);
    const customer = await shop.ok(customerResource, 'POST', '/customers', {
      ...ana,
      price_list_id: list.id,
    });
    await shop.call('DELETE', `/price-lists/${list.id}`);
    const without = await shop.ok(customerResource, 'GET', `/customers/${customer.id}`);
    expect(without.price_list_id).toBeUndefined();

    expect((await undo(shop, list.id)).status).toBe(204);
    expect(await shop.ok(customerResource, 'GET', `/customers/${customer.id}`)).toEqual(customer);
    expect(await shop.ok(productResource, 'GET', `/products/${product.id}`)).toEqual(product);
  });

  it('comes back without what is gone itself in the meantime', async () => {
    const shop = await openCounterShop();
    const { list, product } = await aRichProduct(shop);
    await shop.call('DELETE', `/products/${product.id}`);
    await shop.call('DELETE', `/price-lists/${list.id}`);
    expect((await undo(shop, product.id)).status).toBe(204);
    const back = await shop.ok(productResource, 'GET', `/products/${product.id}`);
    expect(back).toEqual({ ...product, prices: [] });
  });

  it('is a product with its stock less what was sold of it meanwhile, and no other stock twice', async () => {
    const shop = await openStockShop();
    const sell = (code: string) =>
      shop.issue(
        anInvoiceBody({
          lines: [aLine({ code, quantity: '3' })],
          metadata: { cash_session: shop.cashSession.id },
        }),
      );
    await sell('A-1');
    await shop.call('DELETE', `/products/${shop.notebook}`);
    await sell('A-1');
    await sell('B-2');
    await sell('S-3');
    await shop.book('count', shop.service, '10');
    expect((await undo(shop, shop.notebook)).status).toBe(204);
    expect(await shop.onHand(shop.notebook)).toBe('14');
    expect(await shop.onHand(shop.pen)).toBe('2');
    expect(await shop.onHand(shop.service)).toBe('10');
    expect((await shop.movements(shop.notebook)).map(({ kind, on_hand }) => `${kind} ${on_hand}`)).toEqual([
      'sale 14',
      'sale 17',
      'in 20',
    ]);
  });

  it('is a customer who bought by a list that is gone by now: at everyone’s prices again', async () => {
    const shop = await openCounterShop();
    const { list } = await aRichProduct(shop);
    const { price_list_id: _, ...customer } = await shop.ok(customerResource, 'POST', '/customers', {
      ...ana,
      price_list_id: list.id,
    });
    await shop.call('DELETE', `/customers/${customer.id}`);
    await shop.call('DELETE', `/price-lists/${list.id}`);
    expect((await undo(shop, customer.id)).status).toBe(204);
    expect(await shop.ok(customerResource, 'GET', `/customers/${customer.id}`)).toEqual(customer);
  });

  it('stays away where a window that had it open issued it: a draft', async () => {
    const shop = await openCounterShop();
    const id = '0197aaaa-0000-4000-8000-000000000001';
    const draft = { environment: 'test', type: 'invoice', body: anInvoiceBody() };
    expect((await shop.call('PUT', `/document-drafts/${id}`, draft)).status).toBe(200);
    expect((await shop.call('DELETE', `/document-drafts/${id}`)).status).toBe(204);
    expect(await shop.attempt({ body: draft.body, idempotencyKey: id })).toMatchObject({ ok: true });
    expect((await undo(shop, id)).json().code).toBe('invalid_state');
    expect((await shop.call('GET', `/document-drafts/${id}`)).status).toBe(404);
  });

  it('stays away where another took its place', async () => {
    const shop = await openCounterShop();
    const first = await shop.ok(customerResource, 'POST', '/customers', ana);
    await shop.call('DELETE', `/customers/${first.id}`);
    await shop.ok(customerResource, 'POST', '/customers', ana);
    expect((await undo(shop, first.id)).json().code).toBe('invalid_state');
  });

  it('is put back by the operator who removed it alone, and for ten minutes', async () => {
    const shop = await openCounterShop();
    const boss = await shop.hire('Ana', 'administrator');
    const hold = () =>
      shop.ok(heldSaleResource, 'POST', '/held-sales', {
        environment: 'test',
        label: 'Mesa 5',
        total: '1.00',
        content: {},
      });
    const sale = await hold();
    await shop.call('DELETE', `/held-sales/${sale.id}`);
    await shop.hire('Beto', 'cashier');
    expect((await undo(shop, sale.id)).status).toBe(404);
    await shop.signIn(boss);
    shop.clock.now = new Date(shop.clock.now.getTime() + 9 * 60_000);
    expect((await undo(shop, sale.id)).status).toBe(204);
    expect(await shop.ok(heldSaleResource, 'GET', `/held-sales/${sale.id}`)).toEqual(sale);

    const other = await hold();
    await shop.call('DELETE', `/held-sales/${other.id}`);
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000);
    expect((await undo(shop, other.id)).status).toBe(404);
  });
});
