import { describe, expect, it } from 'vitest';
import { formOf } from '../../../../src-renderer/features/documents/body/forms.ts';
import { listAt } from '../../../../src-renderer/features/documents/body/json.ts';
import { readPasted } from '../../../../src-renderer/features/documents/form/inputs/read-typed.ts';
import { cellsOf, pasteRows } from '../../../../src-renderer/features/documents/form/rows/paste-rows.ts';

const rates = [
  { value: 'iva_15', label: 'IVA 15 %' },
  { value: 'iva_0', label: 'IVA 0 %' },
];

const lines = formOf('invoice', {}).find(({ title }) => title === 'lines');
if (!lines?.list) throw new Error('an invoice has lines');
const { list } = lines;
const labels = ['Código', 'Descripción', 'Cantidad', 'P. unitario', 'P. con impuestos', 'Descuento', 'IVA'];
const columns = lines.fields.map((field, index) => ({
  field,
  label: labels[index] ?? '',
  choices: field.kind === 'iva' ? rates : undefined,
}));

const paste = (clipboard: string, { row = 0, column = 0, body = {} } = {}) => {
  const cells = cellsOf(clipboard);
  if (!cells) throw new Error('one value is no rows');
  return listAt(pasteRows(body, { cells, columns, at: '/lines', list, row, column }), '/lines');
};

describe('cells of a spreadsheet', () => {
  it('are more than one value', () => {
    expect(cellsOf('Café molido')).toBeUndefined();
    expect(cellsOf('Café molido\r\n')).toBeUndefined();
    expect(cellsOf('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(cellsOf('"Pan\nde yuca"\t2')).toEqual([['Pan\nde yuca', '2']]);
  });

  it('fill rows from the cell they are pasted in, and make those that are missing', () => {
    const body = {
      lines: [{ code: 'A', description: 'vieja', quantity: '9', taxes: [{ type: 'iva', rate: 'iva_15' }] }],
    };
    expect(paste('Café\t2\t6,25\t\t\t0\nPan\t4\t0,50\t\t\t15%', { column: 1, body })).toEqual([
      {
        code: 'A',
        description: 'Café',
        quantity: '2',
        unit_price: '6.25',
        taxes: [{ type: 'iva', rate: 'iva_0' }],
      },
      { description: 'Pan', quantity: '4', unit_price: '0.50', taxes: [{ type: 'iva', rate: 'iva_15' }] },
    ]);
  });

  it('go by their headings where they have them, whatever their order', () => {
    const [line] = paste('cantidad\tdescripcion\tcódigo\n3\tPan\tP1');
    expect(line).toMatchObject({ code: 'P1', description: 'Pan', quantity: '3' });
  });

  it.each([
    ['$ 1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567', '1234567'],
    ['12,5', '12.5'],
    ['USD 7', '7'],
  ])('read %s as %s', (cell, number) => {
    expect(readPasted(cell, 'decimal', undefined)).toBe(number);
  });

  it('read dates as people write them, and choices by their words', () => {
    expect(readPasted('5/11/2026', 'date', undefined)).toBe('2026-11-05');
    expect(readPasted('iva 0 %', 'iva', rates)).toBe('iva_0');
    const codes = [{ value: 'factura', label: '01 · Factura' }];
    expect(readPasted('01', 'document_type', codes)).toBe('factura');
    expect(readPasted('', 'decimal', undefined)).toBeUndefined();
  });
});
