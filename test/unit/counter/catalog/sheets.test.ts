import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise } from '../../../../src-main/counter/catalog/import/heading.ts';
import { productFieldRows } from '../../../../src-main/counter/catalog/import/product-fields.ts';
import { decimalMarkOf, readNumber } from '../../../../src-main/counter/catalog/import/read-cell.ts';
import { readSheetFile } from '../../../../src-main/counter/catalog/sheets/read-sheet.ts';
import { writeSheets } from '../../../../src-main/counter/catalog/sheets/write-sheet.ts';
import { guard, unguard } from '../../../../src-main/documents/values/csv-cell.ts';

describe('a cell that a spreadsheet would compute', () => {
  it.for(['=1+1', '+A1', '-2+3', '@SUM(A1)', '\t=1', "'=1"])('is guarded: %j', (cell) => {
    expect(guard(cell)).toBe(`'${cell}`);
  });

  it.for(['-5', '+593', '4,50', 'Ñandú', "l'eau", ''])('is left as it is when nothing would: %j', (cell) => {
    expect(guard(cell)).toBe(cell);
  });

  it('is what it was when it is read again, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (cell) => unguard(guard(cell)) === cell));
  });
});

it.for(['csv', 'xlsx'] as const)('what is written as %s is read back', async (format) => {
  const rows = [
    ['Código', 'Nombre; "largo"', 'Precio'],
    ['007', 'línea\nsiguiente, y más', { number: '1234.5' }],
    ['=1+1', "'", { number: '123456789012.123456' }],
  ];
  const read = await readSheetFile(await writeSheets([{ name: 'Hoja', rows }], format));
  const mark = format === 'csv' ? ',' : '.';
  const expected = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : cell.number.replace('.', mark))),
  );
  if (read.kind !== 'sheet') throw new Error(read.why);
  expect(read.rows.slice(0, 3)).toEqual(expected);
});

it('a price of three decimals is never read back as thousands, though every price of the file has three', async () => {
  const prices = ['1.234', '999.005', '0.125'].map((number) => ['007', { number }]);
  const rows = [['Código', 'Precio'], ...prices];
  const read = await readSheetFile(await writeSheets([{ name: 'Hoja', rows }], 'csv'));
  if (read.kind !== 'sheet') throw new Error(read.why);
  const texts = read.rows.slice(1, 4).map(([, price = '']) => price);
  const mark = decimalMarkOf(texts);
  const values = texts.map((text) => readNumber(text, mark));
  expect(values.map((cell) => cell.ok && Number(cell.value))).toEqual([1.234, 999.005, 0.125]);
});

it('headings are known by the names people give them, each meaning once', () => {
  const lists = [
    { object: 'price_list', id: 'x', name: 'Mayorista', product_count: 0, customer_count: 0, created_at: '' },
  ] as const;
  const headings = [
    'COD.',
    'Descripción',
    'P.V.P.',
    'precio',
    'Código  de Barras',
    '% IVA',
    'Mayorista',
    'Código',
    '',
    'Otra',
  ];
  expect(recognise(['Costo', 'cost'], productFieldRows(lists, 'named'))).toEqual([null, null]);
  expect(recognise(headings, productFieldRows(lists, 'recognised'))).toEqual([
    'code',
    'name',
    'price_with_iva',
    'unit_price',
    'barcode',
    'iva',
    'price_with_iva:x',
    null,
    null,
    null,
  ]);
});

it.for([
  [
    ['Nombre', 'Precio'],
    ['name', 'price_with_iva'],
  ],
  [
    ['Producto', 'Precio neto'],
    ['name', 'unit_price'],
  ],
  [
    ['Producto', 'Precio', 'Precio con IVA'],
    ['name', 'unit_price', 'price_with_iva'],
  ],
  [
    ['Producto', 'Precio sin IVA', 'Price'],
    ['name', 'unit_price', 'price_with_iva'],
  ],
  [
    ['Producto', 'Precio', 'Precio de venta'],
    ['name', 'price_with_iva', null],
  ],
] as const)(
  'a price is one with IVA unless its column, or another one, says otherwise: %j',
  ([headings, fields]) => {
    expect(recognise(headings, productFieldRows([], 'recognised'))).toEqual(fields);
  },
);
