import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../src-main/documents/lines/line.ts';
import { saleLinesTable } from '../../../../src-main/documents/printing/sale-lines.ts';

/** A line of two at 10.00. Say only what the test is about. */
function aLine(parts: Partial<Line> = {}): Line {
  return {
    code: 'A-1',
    description: 'Cuaderno universitario',
    quantity: '2',
    unit_price: '10.00',
    discount: '0.00',
    net: '20.00',
    taxes: [],
    additional_info: [],
    ...parts,
  };
}

const rowOf = (parts: Partial<Line>) => {
  const [row] = saleLinesTable([aLine(parts)]).rows;
  if (!row) throw new Error('a line has a row');
  return row;
};

describe('the lines of a sale as a table', () => {
  it('have a row each, in their order, and columns that make up the width of the page', () => {
    const { columns, rows } = saleLinesTable([aLine(), aLine({ description: 'Lápiz', code: undefined })]);
    expect(rows.map(({ cells }) => cells.description)).toEqual(['Cuaderno universitario', 'Lápiz']);
    expect(columns.reduce((total, { width }) => total + width, 0)).toBeCloseTo(1);
    for (const { cells } of rows) {
      expect(Object.keys(cells).sort()).toEqual(columns.map(({ key }) => key).sort());
    }
  });

  it('report quantity, price, discount and net as the document does', () => {
    const row = rowOf({ quantity: '1.5', unit_price: '33.333333', discount: '1.50', net: '48.50' });
    expect(row.cells).toEqual({
      code: 'A-1',
      auxiliary: '',
      quantity: '1.5',
      description: 'Cuaderno universitario',
      price: '33.333333',
      unsubsidized: '',
      discount: '1.50',
      net: '48.50',
    });
  });

  it('name the unit beside the quantity', () => {
    const row = rowOf({ quantity: '3', unit: 'funda' });
    expect(row.cells.quantity).toBe('3 funda');
    expect(row.ticket.detail).toBe('3 funda × 10.00 · A-1');
  });

  it('say on the ticket the price with IVA that the customer saw, beside what the law wants', () => {
    const row = rowOf({
      quantity: '3',
      unit_price: '5.433333',
      net: '16.30',
      unit_price_with_taxes: '6.25',
      discount_with_taxes: '0.00',
      total_with_taxes: '18.75',
    });
    expect(row.ticket).toMatchObject({
      detail: '3 × 5.433333 · Precio\u00a0con\u00a0IVA\u00a06.25 · A-1',
      amount: '16.30',
    });
    expect(row.cells).toMatchObject({ price: '5.433333', net: '16.30' });
  });

  it('have a column for the price without subsidy, which stays empty where there is none', () => {
    const { columns, rows } = saleLinesTable([
      aLine({ unsubsidized_price: '12.345678', unit_price: '1.50' }),
      aLine(),
    ]);
    expect(columns.find(({ key }) => key === 'unsubsidized')?.label).toBe('Sin subsidio');
    expect(rows.map(({ cells }) => cells.unsubsidized)).toEqual(['12.345678', '']);
    expect(rows.map(({ ticket }) => ticket.detail)).toEqual([
      '2 × 1.50 · sin subsidio 12.345678 · A-1',
      '2 × 10.00 · A-1',
    ]);
  });

  it('carry their additional details as notes', () => {
    const additional_info = [
      { name: 'Lote', value: 'L-77' },
      { name: 'Garantía', value: '6 meses' },
    ];
    expect(rowOf({ additional_info }).notes).toEqual(['Lote: L-77', 'Garantía: 6 meses']);
    expect(rowOf({}).notes).toEqual([]);
  });
});

describe('a line on a ticket', () => {
  it('says what was bought, how much of it, and what it costs', () => {
    expect(rowOf({}).ticket).toEqual({
      text: 'Cuaderno universitario',
      detail: '2 × 10.00 · A-1',
      amount: '20.00',
    });
  });

  it('says everything there is to say, in one order', () => {
    const row = rowOf({
      unit: 'caja',
      unsubsidized_price: '15.00',
      discount: '1.00',
      net: '19.00',
      auxiliary_code: '7861001234567',
    });
    expect(row.ticket.detail).toBe('2 caja × 10.00 · sin subsidio 15.00 · desc. 1.00 · A-1 · 7861001234567');
  });

  it('does without codes', () => {
    expect(rowOf({ code: undefined }).ticket.detail).toBe('2 × 10.00');
  });
});
