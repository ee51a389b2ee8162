import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { customerBody, productBody } from '../../../src-main/contract/local.ts';
import { makeCatalog } from '../../../src-main/counter/catalog.ts';
import { makeCustomers } from '../../../src-main/store/customers.ts';
import { makeProducts } from '../../../src-main/store/products.ts';
import { problemOf } from '../../support/shop.ts';
import { openTestStore } from '../../support/store.ts';

const notebook = productBody.parse({
  code: 'C-1',
  barcode: '7861000000017',
  name: 'Cuaderno Ñandú 100 hojas',
  unit_price: '1.25',
});
const ana = customerBody.parse({
  identification_type: 'cedula',
  identification: '1710034065',
  name: 'Ana Pérez',
});

describe('the products', () => {
  it('are changed and deleted as a whole', async () => {
    const { catalog, product } = await openCatalog();
    const changed = await catalog.updateProduct(product.id, {
      ...notebook,
      unit_price: '1.50',
      barcode: undefined,
    });
    expect(changed).toMatchObject({ ok: true, value: { id: product.id, unit_price: '1.50' } });
    expect(changed.ok && changed.value.barcode).toBeUndefined();
    expect(await catalog.deleteProduct(product.id)).toMatchObject({ ok: true });
    expect(problemOf(await catalog.deleteProduct(product.id)).code).toBe('not_found');
    expect(problemOf(await catalog.updateProduct(product.id, notebook)).code).toBe('not_found');
    expect(await catalog.products({ limit: 20 })).toEqual([]);
  });

  it('come first when code or barcode is what was asked, however many others contain it', async () => {
    const { catalog } = await openCatalog();
    for (const [index, grams] of [501, 502, 503, 504, 505].entries()) {
      await catalog.createProduct({
        ...notebook,
        code: `A-${index}`,
        barcode: undefined,
        name: `Arroz ${grams} g`,
      });
    }
    await catalog.createProduct({ ...notebook, code: '5', barcode: '50', name: 'Zapallo' });
    for (const q of ['5', '50']) {
      expect((await catalog.products({ q, limit: 3 }))[0]?.name).toBe('Zapallo');
    }
  });

  it.for([
    { why: 'code', body: { ...notebook, barcode: '1' } },
    { why: 'barcode', body: { ...notebook, code: 'C-2' } },
  ])('never share a $why', async ({ body }) => {
    const { catalog, product } = await openCatalog();
    expect(problemOf(await catalog.createProduct(body)).errors).toMatchObject([{ code: 'repeated' }]);
    const other = await catalog.createProduct({ ...notebook, code: 'C-9', barcode: '9' });
    if (!other.ok) throw new Error('not created');
    expect(problemOf(await catalog.updateProduct(other.value.id, body)).errors).toMatchObject([
      { code: 'repeated' },
    ]);
    expect(await catalog.updateProduct(product.id, notebook)).toMatchObject({ ok: true });
  });

  it.for([
    { q: 'nandu', found: true },
    { q: 'CUADERNO 100', found: true },
    { q: '786100', found: true },
    { q: 'c-1', found: true },
    { q: 'cuaderno rojo', found: false },
    { q: '100%', found: true },
    { q: '_', found: true },
    { q: 'C_1', found: true },
    { q: 'x_x', found: false },
  ])('are found by every word, accents and capitals aside: $q', async ({ q, found }) => {
    const { catalog } = await openCatalog();
    expect(await catalog.products({ q, limit: 20 })).toHaveLength(found ? 1 : 0);
  });

  it('come no more than asked for', async () => {
    const { catalog } = await openCatalog();
    await catalog.createProduct({ ...notebook, code: 'C-2', barcode: undefined });
    expect(await catalog.products({ limit: 1 })).toHaveLength(1);
  });
});

describe('the customers', () => {
  it('are each there once', async () => {
    const { catalog } = await openCatalog();
    const created = await catalog.createCustomer(ana);
    if (!created.ok) throw new Error('not created');
    expect(problemOf(await catalog.createCustomer({ ...ana, name: 'Otra' })).errors).toMatchObject([
      { pointer: '/identification', code: 'repeated' },
    ]);
    const renamed = await catalog.updateCustomer(created.value.id, { ...ana, name: 'Ana Lucía Pérez' });
    expect(renamed).toMatchObject({ ok: true, value: { name: 'Ana Lucía Pérez' } });
    expect(await catalog.customers({ q: 'lucia', limit: 20 })).toHaveLength(1);
    expect(problemOf(await catalog.updateCustomer(uuid(), ana)).code).toBe('not_found');
  });
});

async function openCatalog() {
  const { store } = openTestStore();
  const catalog = makeCatalog({
    products: makeProducts(store),
    customers: makeCustomers(store),
    now: () => new Date('2026-11-21T17:00:00.000Z'),
    newId: () => uuid(),
  });
  const created = await catalog.createProduct(notebook);
  if (!created.ok) throw new Error('not created');
  return { catalog, product: created.value };
}
