import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { catalogImportResource } from '../../../../src-main/contract/catalog/catalog-import.ts';
import { customerList, customerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { priceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import {
  type ProductResource,
  productList,
  productResource,
} from '../../../../src-main/contract/catalog/product.ts';
import { readSheetFile } from '../../../../src-main/counter/catalog/sheets/read-sheet.ts';
import { makeCostStore } from '../../../../src-main/store/catalog/costs/cost-store.ts';
import { makeZip } from '../../../support/import-files/zip-file.ts';
import { type CatalogShop, openCatalogShop } from '../../../support/shops/counter/catalog-shop.ts';

const coffee = { code: 'CAF', barcode: '7861000000017', name: 'Café molido', unit_price: '3.913043' };

async function productsOf(shop: CatalogShop, q = ''): Promise<readonly ProductResource[]> {
  return (await shop.ok(productList, 'GET', `/products?limit=100&q=${encodeURIComponent(q)}`)).data;
}

/** The whole list as a spreadsheet: a product and a customer with every field of one. */
async function aFullShop() {
  const shop = await openCatalogShop();
  const list = await shop.ok(priceListResource, 'POST', '/price-lists', { name: 'Mayorista' });
  await shop.ok(productResource, 'POST', '/products', {
    ...coffee,
    unit: 'funda',
    category: 'Abarrotes',
    prices: [{ price_list_id: list.id, unit_price: '3.5' }],
  });
  await shop.ok(productResource, 'POST', '/products', {
    code: '007',
    name: '=HYPERLINK("http://malo.example";"Ñandú")\u00a0',
    unit_price: '123456789012.123456',
    iva: 'iva_exento',
    active: false,
  });
  await shop.ok(productResource, 'POST', '/products', {
    code: 'PVP',
    name: 'Con IVA',
    unit_price_with_taxes: '10.00',
    prices: [{ price_list_id: list.id, unit_price_with_taxes: '9.5' }],
  });
  await shop.ok(productResource, 'POST', '/products', {
    code: '-1',
    name: "'+uno",
    unit_price: '0.1',
    iva: 'iva_0',
  });
  await shop.ok(customerResource, 'POST', '/customers', {
    identification_type: 'cedula',
    identification: '0102030400',
    name: 'Ana Pérez',
    address: 'Calle "A", 12; Cuenca',
    email: 'ana@ejemplo.ec',
    phone: '+593 99 123 4567',
    notes: 'Paga los viernes',
    price_list_id: list.id,
  });
  await shop.ok(customerResource, 'POST', '/customers', {
    identification_type: 'pasaporte',
    identification: 'AB-12',
    name: '@Bob',
  });
  return { shop, list };
}

describe('the costs in a file of products', () => {
  it('are read and kept, a fault where they are none, and no change where they are the same', async () => {
    const shop = await openCatalogShop();
    const { id } = await shop.ok(productResource, 'POST', '/products', coffee);
    const file =
      'Código;Nombre;Precio;Costo unitario\nCAF;;;2,85\nTE;Té;1,80;1,2\nX;X;1;gratis\nSAL;Sal;1;0\n';
    const made = await shop.preview('products', 'costos.csv', file);
    const rows = await shop.rows(made);
    expect(
      rows.map(({ result, changes, faults }) => [result, changes, faults.map((one) => one.field)]),
    ).toEqual([
      ['changed', [{ field: 'cost', before: '', after: '2.85' }], []],
      ['new', [], []],
      ['error', [], ['cost']],
      ['new', [], []],
    ]);
    expect((await shop.commit(made)).status).toBe(200);
    expect(await makeCostStore(shop.store).of('live', [id])).toMatchObject([{ unitCost: '2.85' }]);
    const again = await shop.preview('products', 'costos.csv', file);
    expect(again.counts).toMatchObject({ same: 3, error: 1 });
    const exported = Buffer.from(await shop.download('/products/export?format=csv')).toString();
    expect(exported).toContain(';2,85');
    // 0 states no cost.
    expect(exported).toMatch(/SAL;[^\n]*;\r?\n/);
  });
});

describe('a file of products', () => {
  it('is shown row by row before anything is written, and written when it is confirmed', async () => {
    const shop = await openCatalogShop();
    await shop.ok(productResource, 'POST', '/products', { ...coffee, category: 'Abarrotes' });
    await shop.ok(productResource, 'POST', '/products', {
      code: 'AZU',
      name: 'Azúcar',
      unit_price: '1',
      iva: 'iva_0',
    });
    const made = await shop.preview(
      'products',
      'lista.csv',
      [
        '\ufeffCódigo;Descripción;P.V.P.;Tarifa IVA;Código de barras;Proveedor',
        'CAF;Café molido extra;4,60;15%;;Acme',
        'AZU;Azúcar;1,00;0;;Acme',
        '"PAN";"Pan de agua\nartesanal";"1.250,50";0;7,86E+12;Acme',
        '',
        'LEC;"Leche ""La Vaca""";1,15;15;;',
        'LEC;Leche otra vez;1,15;15;;',
        'SIN;;x;99;;',
      ].join('\r\n'),
    );
    expect(made).toMatchObject({
      status: 'preview',
      format: 'csv',
      decimal_mark: 'comma',
      counts: { total: 6, new: 1, changed: 1, same: 1, error: 3 },
    });
    expect(made.columns.map(({ field }) => field)).toEqual([
      'code',
      'name',
      'price_with_iva',
      'iva',
      'barcode',
      null,
    ]);
    expect(await shop.rows(made)).toMatchObject([
      {
        row: 2,
        result: 'changed',
        key: 'CAF',
        changes: [
          { field: 'name', before: 'Café molido', after: 'Café molido extra' },
          { field: 'unit_price', before: '3.913043', after: '4.00' },
          { field: 'price_with_iva', before: '', after: '4.60' },
        ],
      },
      { row: 3, result: 'same' },
      {
        row: 4,
        result: 'error',
        faults: [{ field: 'barcode', message: expect.stringContaining('notación científica') }],
      },
      { row: 6, result: 'new', name: 'Leche "La Vaca"' },
      { row: 7, result: 'error', faults: [{ field: 'code', message: 'Este código ya está en la fila 6.' }] },
      { row: 8, result: 'error', faults: [{ field: 'iva' }, { field: 'price_with_iva' }, { field: 'name' }] },
    ]);
    expect(await productsOf(shop)).toHaveLength(2);
    expect((await shop.commit(made, { only_if_no_errors: true })).status).toBe(409);
    expect(await productsOf(shop)).toHaveLength(2);
    const [done, twin] = await Promise.all([shop.commit(made), shop.commit(made)]);
    expect(twin.status).toBe(200);
    expect(done.json()).toMatchObject({ status: 'committed', counts: { new: 1, changed: 1 } });
    // Asked again, by a caller that did not get the answer, it is done once.
    expect((await shop.commit(made)).status).toBe(200);
    expect(await productsOf(shop)).toMatchObject([
      { code: 'AZU' },
      // What the file does not say stays.
      {
        code: 'CAF',
        barcode: '7861000000017',
        category: 'Abarrotes',
        unit_price: '4.00',
        unit_price_with_taxes: '4.60',
      },
      { code: 'LEC', unit_price: '1.00', unit_price_with_taxes: '1.15', iva: 'iva_15' },
    ]);
  });

  it('has prices with IVA and without it, one for each product and list', async () => {
    const { shop, list } = await aFullShop();
    const made = await shop.preview(
      'products',
      'a.csv',
      [
        'Código;Nombre;Precio sin IVA;PVP;Mayorista;PVP Mayorista',
        'PVP;Con IVA;;10,00;;9,50',
        'CAF;Café molido;;0,50;;0,45',
        'NUE;Nuevo;1,00;;0,90;',
        'DOS;Dos precios;1,00;1,15;;',
      ].join('\n'),
    );
    expect(await shop.rows(made)).toMatchObject([
      { key: 'PVP', result: 'same' },
      { key: 'CAF', result: 'changed' },
      { key: 'NUE', result: 'new' },
      { key: 'DOS', result: 'error', faults: [{ field: 'price_with_iva', value: '1,15' }] },
    ]);
    await shop.commit(made);
    expect(await productsOf(shop, 'CAF')).toMatchObject([
      {
        unit_price_with_taxes: '0.50',
        prices: [{ price_list_id: list.id, unit_price_with_taxes: '0.45' }],
      },
    ]);
    const [added] = await productsOf(shop, 'NUE');
    expect(added).toMatchObject({ unit_price: '1.00', prices: [{ unit_price: '0.90' }] });
    expect(added).not.toHaveProperty('unit_price_with_taxes');
  });

  it('is found by its parts as soon as it is there, also among thousands', async () => {
    const shop = await openCatalogShop();
    const made = await shop.preview(
      'products',
      'a.csv',
      'codigo,nombre,precio\nA-1,Ñandú azul,1.00\nA-2,Otro,2.00\n',
    );
    await shop.commit(made);
    expect(await productsOf(shop, 'nandu')).toMatchObject([{ code: 'A-1' }]);
    const renamed = await shop.preview('products', 'a.csv', 'codigo,nombre\nA-1,Avestruz\n');
    await shop.commit(renamed);
    expect(await productsOf(shop, 'nandu')).toEqual([]);
    expect(await productsOf(shop, 'avestr')).toMatchObject([{ code: 'A-1', unit_price_with_taxes: '1.00' }]);
  });

  it('writes nothing when the catalog is no longer the one that was shown, until it is looked at again', async () => {
    const shop = await openCatalogShop();
    const made = await shop.preview('products', 'a.csv', 'codigo,nombre,precio neto\nA-1,Uno,1.00\n');
    await shop.ok(productResource, 'POST', '/products', { code: 'A-1', name: 'Uno', unit_price: '1.00' });
    const refused = await shop.commit(made);
    expect(refused.status).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('cambiaron'),
    });
    const again = await shop.ok(catalogImportResource, 'PATCH', `/products/imports/${made.id}`, {});
    expect(again.counts).toMatchObject({ new: 0, same: 1 });
    expect((await shop.commit(made)).status).toBe(200);
  });

  it('needs a name and a price alone: a product is found by its barcode or name, and a new one gets the next code', async () => {
    const shop = await openCatalogShop();
    await shop.ok(productResource, 'POST', '/products', {
      ...coffee,
      code: 'AB-007',
      barcode: '7861234500012',
    });
    const sugar = { code: 'AB-3', unit_price: '1', iva: 'iva_0' } as const;
    await shop.ok(productResource, 'POST', '/products', { ...sugar, name: 'Azúcar' });
    await shop.ok(productResource, 'POST', '/products', { ...sugar, code: 'X', name: 'Sal' });
    await shop.ok(productResource, 'POST', '/products', { ...sugar, code: 'Y', name: 'sal' });
    const made = await shop.preview(
      'products',
      'lista.csv',
      [
        'Nombre;Precio;Código de barras;Código',
        'Pan de agua;0,23;;',
        'Otro nombre;4,60;7861234500012;',
        'AZUCAR;2,00;;',
        'Leche;1,15;;AB-008',
        'Queso;3,45;;',
        'queso;3,50;;',
        'Queso;9,00;7861234500029;',
        'Otro nombre;9,00;7861234500036;',
        'Sal;0,80;;',
        ';1,00;;',
      ].join('\n'),
    );
    expect(await shop.rows(made)).toMatchObject([
      { row: 2, result: 'new', key: 'AB-009', name: 'Pan de agua' },
      { row: 3, result: 'changed', key: 'AB-007' },
      { row: 4, result: 'changed', key: 'AB-3' },
      { row: 5, result: 'new', key: 'AB-008' },
      { row: 6, result: 'new', key: 'AB-010' },
      { row: 7, result: 'error', faults: [{ field: 'name', message: expect.stringContaining('fila 6') }] },
      { row: 8, result: 'new', key: 'AB-011' },
      { row: 9, result: 'new', key: 'AB-012' },
      { row: 10, result: 'error', faults: [{ field: 'name', message: expect.stringContaining('Varios') }] },
      { row: 11, result: 'error', faults: [{ field: 'name' }] },
    ]);
    await shop.commit(made);
    const bread = (await productsOf(shop)).find(({ code }) => code === 'AB-009');
    expect(bread).toMatchObject({ name: 'Pan de agua', unit_price_with_taxes: '0.23', iva: 'iva_15' });
  });

  it('is read otherwise when its columns were not understood', async () => {
    const shop = await openCatalogShop();
    const made = await shop.preview('products', 'a.csv', 'uno,dos,tres\nA-1,Agua,"1,250"\n');
    expect(made.faults).toEqual(['Diga qué columna tiene «Código» o «Código de barras» o «Nombre».']);
    expect((await shop.commit(made)).status).toBe(409);
    const patch = (body: object) => shop.call('PATCH', `/products/imports/${made.id}`, body);
    expect((await patch({ mapping: ['code', 'code', 'nothing'] })).json()).toMatchObject({
      errors: [
        { pointer: '/mapping/1', code: 'repeated' },
        { pointer: '/mapping/2', code: 'invalid_value' },
      ],
    });
    expect((await patch({ mapping: ['code'] })).status).toBe(422);
    await patch({ mapping: ['code', 'name', 'unit_price'], decimal_mark: 'comma' });
    await shop.commit(made);
    expect(await productsOf(shop)).toMatchObject([{ code: 'A-1', name: 'Agua', unit_price: '1.25' }]);
  });

  it.for([
    { why: 'Windows writes Latin-1', content: Buffer.from('Código;Nombre;Precio\nÑ-1;Ají;1,5\n', 'latin1') },
    {
      why: 'Excel writes UTF-16 with tabs',
      content: Buffer.from('\ufeffCódigo\tNombre\tPrecio\nÑ-1\tAjí\t1,5\n', 'utf16le'),
    },
    { why: 'Excel declares its separator', content: 'sep=;\nCódigo;Nombre;Precio\nÑ-1;Ají;1,5\n' },
    {
      why: 'LibreOffice writes commas and quotes',
      content: '"Código","Nombre","Precio"\n"Ñ-1","Ají","1,5"\n',
    },
  ])('is read as $why', async ({ content }) => {
    const shop = await openCatalogShop();
    const made = await shop.preview('products', 'a.csv', content);
    expect(made.columns.map(({ heading }) => heading)).toEqual(['Código', 'Nombre', 'Precio']);
    expect(await shop.rows(made)).toMatchObject([{ key: 'Ñ-1', name: 'Ají', result: 'new' }]);
  });

  it('is read from Excel: numbers as texts, texts as numbers, and the noise of its arithmetic', async () => {
    const shop = await openCatalogShop();
    const book = await writeXlsxFile([
      ['Código', 'Nombre', 'Precio', 'Código de barras', 'Activo', 'IVA'],
      [1001, 'Uno', 0.1 + 0.2, 7861000000017, true, 0.15],
      ['002', 'Dos', '4,50', '7861000000024', 'no', '0 %'],
    ]).toBuffer();
    const made = await shop.preview('products', 'libro.xlsx', book);
    expect(made).toMatchObject({ format: 'xlsx', counts: { new: 2, error: 0 } });
    await shop.commit(made);
    expect(await productsOf(shop)).toMatchObject([
      { code: '002', unit_price_with_taxes: '4.50', active: false, iva: 'iva_0' },
      { code: '1001', unit_price_with_taxes: '0.30', barcode: '7861000000017', active: true, iva: 'iva_15' },
    ]);
  });

  it.for([
    { why: 'a photograph', content: Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x01]), message: 'No es una hoja' },
    { why: 'a broken workbook', content: Buffer.from('PK\x03\x04 nothing else'), message: 'dañado' },
    {
      why: 'an old or locked workbook',
      content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      message: 'contraseña',
    },
    { why: 'an empty file', content: '', message: 'no tiene datos' },
    { why: 'a workbook that opens to gigabytes', content: aBomb(), message: 'ocupa demasiado' },
  ])('is refused with what to do when it is $why', async ({ content, message }) => {
    const shop = await openCatalogShop();
    const answer = await shop.send('products', 'x.xlsx', content);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ pointer: '/file', message: expect.stringContaining(message) }],
    });
  });

  it('is refused when it is too large', async () => {
    const shop = await openCatalogShop();
    const answer = await shop.send('products', 'x.csv', 'a'.repeat(10 * 1024 * 1024 + 1));
    expect(answer.status).toBe(413);
  });
});

describe('a file of customers', () => {
  it('is read as people keep it: without types, without the zero that Excel took', async () => {
    const shop = await openCatalogShop();
    const made = await shop.preview(
      'customers',
      'clientes.csv',
      'RUC/CI;Razón social;Celular;Tipo\n102030400;Ana;0991;\n1790012345001;Compañía;;RUC\nX-9;Bob;;\nX-9;Bob;;pasaporte\n',
    );
    expect(await shop.rows(made)).toMatchObject([
      { result: 'new', key: '0102030400' },
      { result: 'new', key: '1790012345001' },
      { result: 'error', faults: [{ message: expect.stringContaining('pasaporte') }] },
      { result: 'new', key: 'X-9' },
    ]);
    await shop.commit(made);
    const { data } = await shop.ok(customerList, 'GET', '/customers');
    expect(data).toMatchObject([
      { identification: '0102030400', identification_type: 'cedula', phone: '0991' },
      { identification: 'X-9', identification_type: 'pasaporte' },
      { identification: '1790012345001', identification_type: 'ruc' },
    ]);
  });
});

describe('what was exported', () => {
  it.for(['csv', 'xlsx'] as const)('comes back the same from %s', async (format) => {
    const { shop } = await aFullShop();
    for (const subject of ['products', 'customers'] as const) {
      const made = await shop.preview(
        subject,
        `x.${format}`,
        await shop.download(`/${subject}/export?format=${format}`),
      );
      const rows = await shop.rows(made);
      expect(rows.filter(({ result }) => result !== 'same')).toEqual([]);
      expect(rows.length).toBe(subject === 'products' ? 4 : 2);
      expect(made.columns.every(({ field }) => field !== null)).toBe(true);
    }
  });

  it('runs nothing in a spreadsheet', async () => {
    const { shop } = await aFullShop();
    const csv = Buffer.from(await shop.download('/products/export?format=csv')).toString();
    expect(csv).toContain(`"'=HYPERLINK(`);
    expect(csv).not.toMatch(/(^|;)"?[=@]/m);
  });

  it('is explained by a template, which holds no product', async () => {
    const { shop } = await aFullShop();
    const template = await shop.download('/products/import-template');
    const read = await readSheetFile(template);
    expect(read).toMatchObject({
      kind: 'sheet',
      rows: [expect.arrayContaining(['Código', 'Precio sin IVA: Mayorista'])],
    });
    const made = await shop.preview('products', 'plantilla.xlsx', template);
    expect(made).toMatchObject({ faults: [], counts: { total: 0 } });
  });
});

it('takes ten thousand products and lets others in meanwhile', async () => {
  const shop = await openCatalogShop();
  const lines = Array.from(
    { length: 10_000 },
    (_, n) => `P-${n};Producto número ${n};${n % 90},50;${7861000000000 + n}`,
  );
  const sheet = ['Código;Nombre;Precio;Barras', ...lines].join('\n');
  const previewed = await servedDuring(shop, shop.preview('products', 'todo.csv', sheet));
  const made = previewed.result;
  expect(made.counts).toMatchObject({ total: 10_000, new: 10_000 });
  const committed = await servedDuring(shop, shop.commit(made));
  expect(committed.result.status).toBe(200);
  expect([previewed.served, committed.served].map((served) => served > 1)).toEqual([true, true]);
  const page = await shop.ok(productList, 'GET', '/products?total=true&q=7861000003210');
  expect(page).toMatchObject({ total_count: 1, data: [{ code: 'P-3210' }] });
});

/** How many requests of others, one after the other, were answered before the work was done. */
async function servedDuring<Result>(shop: CatalogShop, work: Promise<Result>) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let served = 0;
  for (; !isDone; served += 1) await shop.ok(productList, 'GET', '/products?limit=1');
  return { served, result: await done };
}

/** A workbook whose directory says that its sheet opens to four gigabytes. */
function aBomb(): Buffer {
  return makeZip([{ name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>', declaredSize: 0xfffffff0 }]);
}
