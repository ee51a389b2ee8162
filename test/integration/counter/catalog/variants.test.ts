import { beforeAll, describe, expect, it } from 'vitest';
import { productList, productResource } from '../../../../src-main/contract/catalog/product.ts';
import { productParent, productParentList } from '../../../../src-main/contract/catalog/product-parent.ts';
import { problemBody } from '../../../../src-main/contract/problems/problems.ts';
import { type StaffedService, staff } from '../../../support/service/staffed-service.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/product-parents';
let shop: StaffedService;

beforeAll(async () => {
  shop = await staff(await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } }));
  await shop.signIn(shop.ana);
});

const call = (method: string, at: string, body?: unknown) => shop.window.call(method, at, { body });
const switchTo = (value: 'on' | 'off') => call('PATCH', '/v1/local/settings', { variants_enabled: value });

const attributes = [
  { name: 'Talla', values: ['S', 'M', 'L'] },
  { name: 'Color', values: ['Rojo', 'Azul'] },
];

function shirt(code: string, size: string, color: string, price = '12.00') {
  const product = { code, name: `Camiseta básica ${size} ${color}`, unit_price_with_taxes: price };
  return { values: [size, color], product };
}

const faultsOf = (answer: Awaited<ReturnType<typeof call>>) =>
  problemBody.parse(answer.json()).errors?.map(({ pointer, code }) => `${pointer} ${code}`);

const search = async (query: string) =>
  productList.parse((await call('GET', `/v1/local/products?total=true&${query}`)).json());

describe('products with variants', () => {
  it('are off until the shop wants them', async () => {
    const body = { name: 'Camiseta básica', attributes };
    expect((await call('POST', path, body)).json()).toMatchObject({ status: 409, code: 'invalid_state' });
    await switchTo('on');
    expect((await call('POST', path, body)).status).toBe(201);
  });

  it('have variants that are products with a code and a price of their own', async () => {
    const [parent] = productParentList.parse((await call('GET', path)).json()).data;
    const variants = [
      shirt('CAM-002', 'M', 'Azul', '13.00'),
      shirt('CAM-001', 'M', 'Rojo'),
      shirt('CAM-003', 'S', 'Azul'),
    ];
    const body = { name: 'Camiseta básica', attributes, variants };
    const changed = productParent.parse((await call('PUT', `${path}/${parent?.id}`, body)).json());
    expect(changed.variants.map(({ product, values }) => [product.code, ...values])).toEqual([
      ['CAM-003', 'S', 'Azul'],
      ['CAM-001', 'M', 'Rojo'],
      ['CAM-002', 'M', 'Azul'],
    ]);
    const [blue] = (await search('q=CAM-002')).data;
    expect(blue?.parent).toEqual({
      id: parent?.id,
      name: 'Camiseta básica',
      attributes: [
        { name: 'Talla', value: 'M' },
        { name: 'Color', value: 'Azul' },
      ],
    });
    // A change of the product leaves it where it is.
    const renamed = { code: 'CAM-002', name: 'Camiseta azul', unit_price_with_taxes: '13.00' };
    const put = await call('PUT', `/v1/local/products/${blue?.id}`, renamed);
    expect(productResource.parse(put.json()).parent?.name).toBe('Camiseta básica');
  });

  it('are one row of a grouped list, beside the variant whose code was typed', async () => {
    await call('POST', '/v1/local/products', { code: 'CAM-9', name: 'Camiseta de niño', unit_price: '8' });
    expect((await search('q=camiseta')).total_count).toBe(4);
    const grouped = await search('q=camiseta&grouped=true');
    expect(grouped.total_count).toBe(2);
    expect(grouped.data.map(({ parent }) => parent?.name).toSorted()).toEqual(['Camiseta básica', undefined]);
    const named = await search('q=CAM-001&grouped=true');
    expect(named.data.map(({ code }) => code)).toEqual(['CAM-001']);
    // The oldest, CAM-002, is called otherwise by now.
    const called = await search('q=basica&active=true&grouped=true');
    expect([called.total_count, ...called.data.map(({ code }) => code)]).toEqual([1, 'CAM-001']);
    const all = await search(`parent_id=${grouped.data.flatMap(({ parent }) => parent?.id ?? [])[0]}`);
    expect(all.data.map(({ code }) => code)).toEqual(['CAM-002', 'CAM-001', 'CAM-003']);
    // What is done to many products is done to the variants of one parent too.
    const raised = await call('POST', '/v1/local/products/price-changes/preview', {
      products: { parent_id: all.data[0]?.parent?.id },
      change: { kind: 'percent', value: '5' },
    });
    expect(raised.json()).toMatchObject({ product_count: 3 });
  });

  it('say how much there is of each and of all, where stock is run', async () => {
    await call('PATCH', '/v1/local/settings', { stock_enabled: 'on' });
    const { data } = await search('q=CAM-00');
    const moved = data.slice(0, 2).map(({ id }) => ({ product_id: id, quantity: '2.5' }));
    const counted = await shop.window.call('POST', '/v1/local/stock/movements', {
      body: { environment: 'sandbox', kind: 'in', products: moved },
    });
    expect(counted.status).toBe(201);
    const [parent] = productParentList.parse(
      (await call('GET', `${path}?q=camiseta&environment=sandbox`)).json(),
    ).data;
    expect(parent?.on_hand).toBe('5');
    expect(parent?.variants.map(({ on_hand }) => on_hand ?? '').toSorted()).toEqual(['', '2.5', '2.5']);
    const elsewhere = await call('GET', `${path}/${parent?.id}?environment=live`);
    expect(productParent.parse(elsewhere.json()).on_hand).toBeUndefined();
    await call('PATCH', '/v1/local/settings', { stock_enabled: 'off' });
  });

  it('are refused with everything that is wrong with them, and nothing is made', async () => {
    const ofBody = await call('POST', path, {
      name: 'Gorra',
      attributes: [
        { name: 'Talla', values: ['Única', 'única'] },
        { name: 'talla', values: ['Roja'] },
      ],
      variants: [{ values: ['Única'], product_id: shop.ana.id }, shirt('G-1', 'Única', 'Verde')],
    });
    expect(faultsOf(ofBody)).toEqual([
      '/attributes/1/name repeated',
      '/attributes/0/values/1 repeated',
      '/variants/0/values invalid_value',
      '/variants/1/values/1 not_found',
    ]);
    const [first] = (await search('q=CAM-001')).data;
    const ofCatalog = await call('POST', path, {
      name: 'CAMISETA BASICA',
      attributes,
      variants: [
        shirt('CAM-001', 'S', 'Rojo'),
        shirt('NEW-1', 'M', 'Rojo'),
        shirt('NEW-1', 'L', 'Rojo'),
        { values: ['L', 'Azul'], product_id: first?.id },
        { values: ['M', 'Azul'], product_id: shop.ana.id },
      ],
    });
    expect(faultsOf(ofCatalog)).toEqual([
      '/name repeated',
      '/variants/0/product/code repeated',
      '/variants/2/product/code repeated',
      '/variants/3/product_id repeated',
      '/variants/4/product_id not_found',
    ]);
    expect((await search('q=NEW-1')).total_count).toBe(0);
    // All faults of one variant, too, come at once.
    const barcode = '7861000000994';
    await call('POST', '/v1/local/products', { code: 'B-1', name: 'Bufanda', unit_price: '8', barcode });
    const prices = [{ price_list_id: shop.ana.id, unit_price: '7' }];
    const { values, product } = shirt('CAM-001', 'S', 'Rojo');
    const variants = [{ values, product: { ...product, barcode, prices } }];
    expect(faultsOf(await call('POST', path, { name: 'Buzo', attributes, variants }))).toEqual([
      '/variants/0/product/code repeated',
      '/variants/0/product/barcode repeated',
      '/variants/0/product/prices/0/price_list_id not_found',
    ]);
  });

  it('have no combination twice, and keep the values that a variant has', async () => {
    const [parent] = productParentList.parse((await call('GET', `${path}?q=camiseta`)).json()).data;
    const twice = { name: 'Camiseta básica', attributes, variants: [shirt('CAM-004', 'M', 'Rojo')] };
    expect(faultsOf(await call('PUT', `${path}/${parent?.id}`, twice))).toEqual([
      '/variants/0/values repeated',
    ]);
    const without = [{ name: 'Talla', values: ['S', 'L'] }, attributes[1]];
    const lacking = await call('PUT', `${path}/${parent?.id}`, {
      ...twice,
      attributes: without,
      variants: [],
    });
    expect(faultsOf(lacking)).toEqual(['/attributes/0/values required']);
    const fewer = { ...twice, attributes: [attributes[0]], variants: [] };
    expect(faultsOf(await call('PUT', `${path}/${parent?.id}`, fewer))).toEqual([
      '/attributes not_allowed_here',
    ]);
  });

  it('lose a variant, or all of them, and every product stays', async () => {
    const [parent] = productParentList.parse((await call('GET', `${path}?q=camiseta`)).json()).data;
    const [variant] = parent?.variants ?? [];
    const id = variant?.product.id;
    expect((await call('DELETE', `${path}/${parent?.id}/variants/${id}`)).status).toBe(204);
    expect((await call('DELETE', `${path}/${parent?.id}/variants/${id}`)).status).toBe(404);
    const alone = productResource.parse((await call('GET', `/v1/local/products/${id}`)).json());
    expect(alone.parent).toBeUndefined();
    // It comes back as it was, with the same product.
    const again = { values: variant?.values, product_id: id };
    const body = { name: 'Camiseta básica', attributes, variants: [again] };
    expect((await call('PUT', `${path}/${parent?.id}`, body)).status).toBe(200);
    await switchTo('off');
    expect((await call('DELETE', `${path}/${parent?.id}`)).status).toBe(204);
    await switchTo('on');
    // What was undone meanwhile does not come back.
    expect((await call('PUT', `${path}/${parent?.id}`, { ...body, variants: [] })).status).toBe(404);
    const products = (await search('q=CAM-00')).data;
    expect(products.map((product) => [product.code, product.parent])).toEqual([
      ['CAM-002', undefined],
      ['CAM-001', undefined],
      ['CAM-003', undefined],
    ]);
  });

  it('have a removed product back as the variant it was, unless another took its combination', async () => {
    const made = await call('POST', path, {
      name: 'Gorra',
      attributes,
      variants: [shirt('G-1', 'M', 'Rojo')],
    });
    const parent = productParent.parse(made.json());
    const id = parent.variants[0]?.product.id;
    const remove = () => call('DELETE', `/v1/local/products/${id}`);
    const undo = () => call('POST', `/v1/local/removals/${id}/undo`);
    await remove();
    expect((await undo()).status).toBe(204);
    expect(productResource.parse((await call('GET', `/v1/local/products/${id}`)).json()).parent?.name).toBe(
      'Gorra',
    );
    // Gone for a while, its parent has no variant: the name is free, and nothing is lost with it.
    await remove();
    const body = { name: 'Gorra', attributes, variants: [shirt('G-2', 'M', 'Rojo')] };
    expect((await call('PUT', `${path}/${parent.id}`, body)).status).toBe(200);
    expect((await undo()).status).toBe(204);
    expect(
      productResource.parse((await call('GET', `/v1/local/products/${id}`)).json()).parent,
    ).toBeUndefined();
  });
});
