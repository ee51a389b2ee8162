import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { customerBody, customerListQuery } from '../../../src-main/contract/catalog/customer.ts';
import { productBody, productListQuery } from '../../../src-main/contract/catalog/product.ts';
import { catalogOn } from '../../support/shops/counter/catalog-shop.ts';
import { problemOf } from '../../support/shops/shop.ts';
import { openTestStore } from '../../support/store/store.ts';

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
    const changed = await catalog.products.change(product.id, {
      ...notebook,
      unit_price: '1.50',
      barcode: undefined,
    });
    expect(changed).toMatchObject({ ok: true, value: { id: product.id, unit_price: '1.50' } });
    expect(changed.ok && changed.value.barcode).toBeUndefined();
    expect(await catalog.products.remove(product.id, undefined)).toMatchObject({ ok: true });
    expect(problemOf(await catalog.products.remove(product.id, undefined)).code).toBe('not_found');
    expect(problemOf(await catalog.products.change(product.id, notebook)).code).toBe('not_found');
    expect(await productsFor(catalog, { limit: 20 })).toEqual([]);
  });

  it('come first when code or barcode is what was asked, however many others contain it', async () => {
    const { catalog } = await openCatalog();
    for (const [index, grams] of [501, 502, 503, 504, 505].entries()) {
      await catalog.products.create({
        ...notebook,
        code: `A-${index}`,
        barcode: undefined,
        name: `Arroz ${grams} g`,
      });
    }
    await catalog.products.create({ ...notebook, code: '5', barcode: '50', name: 'Zapallo' });
    for (const q of ['5', '50']) {
      expect((await productsFor(catalog, { q, limit: 3 }))[0]?.name).toBe('Zapallo');
    }
  });

  it('come first by a GTIN in another length, also where one was kept so before', async () => {
    const { catalog } = await openCatalog();
    const kept = { ...notebook, code: 'GAL', barcode: '0036000291452', name: 'Zapallo en lata' };
    await catalog.products.create(kept);
    for (const q of ['036000291452', '0036000291452', '00036000291452']) {
      expect((await productsFor(catalog, { q, limit: 3 }))[0]?.code).toBe('GAL');
    }
  });

  it.for([
    { why: 'code', body: { ...notebook, barcode: '1' } },
    { why: 'barcode', body: { ...notebook, code: 'C-2' } },
  ])('never share a $why', async ({ body }) => {
    const { catalog, product } = await openCatalog();
    expect(problemOf(await catalog.products.create(body)).errors).toMatchObject([{ code: 'repeated' }]);
    const other = await catalog.products.create({ ...notebook, code: 'C-9', barcode: '9' });
    if (!other.ok) throw new Error('not created');
    expect(problemOf(await catalog.products.change(other.value.id, body)).errors).toMatchObject([
      { code: 'repeated' },
    ]);
    expect(await catalog.products.change(product.id, notebook)).toMatchObject({ ok: true });
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
    expect(await productsFor(catalog, { q, limit: 20 })).toHaveLength(found ? 1 : 0);
  });

  it('come no more than asked for', async () => {
    const { catalog } = await openCatalog();
    await catalog.products.create({ ...notebook, code: 'C-2', barcode: undefined });
    expect(await productsFor(catalog, { limit: 1 })).toHaveLength(1);
  });
});

describe('the customers', () => {
  it('are each there once', async () => {
    const { catalog } = await openCatalog();
    const created = await catalog.customers.create(ana);
    if (!created.ok) throw new Error('not created');
    expect(problemOf(await catalog.customers.create({ ...ana, name: 'Otra' })).errors).toMatchObject([
      { pointer: '/identification', code: 'repeated' },
    ]);
    const renamed = await catalog.customers.change(created.value.id, { ...ana, name: 'Ana Lucía Pérez' });
    expect(renamed).toMatchObject({ ok: true, value: { name: 'Ana Lucía Pérez' } });
    expect(await customersFor(catalog, { q: 'lucia', limit: 20 })).toHaveLength(1);
    expect(problemOf(await catalog.customers.change(uuid(), ana)).code).toBe('not_found');
  });
});

type Catalog = Awaited<ReturnType<typeof openCatalog>>['catalog'];

async function productsFor(catalog: Catalog, query: Readonly<Record<string, unknown>>) {
  return (await catalog.products.list(productListQuery.parse(query))).items;
}

async function customersFor(catalog: Catalog, query: Readonly<Record<string, unknown>>) {
  return (await catalog.customers.list(customerListQuery.parse(query))).items;
}

async function openCatalog() {
  const { store } = openTestStore();
  const catalog = catalogOn(store);
  const created = await catalog.products.create(notebook);
  if (!created.ok) throw new Error('not created');
  return { catalog, product: created.value };
}
