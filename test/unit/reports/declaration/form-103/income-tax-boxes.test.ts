import { describe, expect, it } from 'vitest';
import type { DeclarationBox } from '../../../../../src-main/contract/reports/declaration.ts';
import type { SummedFigure } from '../../../../../src-main/documents/figures/day-sums.ts';
import { decimal } from '../../../../../src-main/documents/values/decimal.ts';
import {
  incomeTaxBoxes,
  incomeTaxBoxesOf,
} from '../../../../../src-main/reports/declaration/form-103/income-tax-boxes.ts';

const nothing = { documents: 0, base: decimal('0') };

function withheld(code: string, percent: string, cents: { base: number; total: number }): SummedFigure {
  const key = `renta ${code} ${percent}`;
  const rest = { decided: 1, label: '', documents: 1, quantity: 0, iva: 0 } as const;
  return { dimension: 'withheld', key, ...rest, ...cents };
}

function valuesOf(boxes: readonly DeclarationBox[]) {
  return boxes.map(({ box, value }) => [box, value]);
}

describe('the boxes of form 103', () => {
  it.each([
    ['303', '303', '353'],
    ['303A', '3030', '3530'],
    ['304', '304', '354'],
    ['304E', '304', '354'],
    ['312', '312', '362'],
    ['312A', '3120', '3620'],
    ['312C', '3121', '3621'],
    ['314B', '314', '364'],
    ['3482', '3140', '3640'],
    ['323B1', '323', '373'],
    ['324A', '324', '374'],
    ['332G', '332', undefined],
    ['343B', '3430', '3450'],
    ['344A', '344', '394'],
    ['343C', '344', '394'],
    ['3440', '3440', '3940'],
    ['3480', '3480', '3980'],
    ['346', '346', '396'],
  ])('of code %s are %s and %s', (code, base, value) => {
    expect(incomeTaxBoxesOf(code)).toEqual({ base, ...(value && { value }) });
  });

  it.each(['343A', '350', '501A', '999'])('of code %s nobody could tell', (code) => {
    expect(incomeTaxBoxesOf(code)).toBeUndefined();
  });

  it('add up by box, with what nothing was withheld of in 332, and their totals', () => {
    const boxes = incomeTaxBoxes(
      [
        withheld('304', '10', { base: 10_000, total: 1_000 }),
        withheld('304A', '10', { base: 5_000, total: 500 }),
        withheld('332', '0', { base: 700, total: 0 }),
      ],
      { documents: 3, base: decimal('93.00') },
    );
    expect(valuesOf(boxes)).toEqual([
      ['302 / 352', undefined],
      ['304', '150.00'],
      ['332', '100.00'],
      ['349', '250.00'],
      ['354', '15.00'],
      ['399', '15.00'],
      ['499', '15.00'],
    ]);
  });

  it('name what has no box, and leave the total of all to a person', () => {
    const boxes = incomeTaxBoxes([withheld('501A', '25', { base: 200_000, total: 50_000 })], nothing);
    expect(valuesOf(boxes)).toEqual([
      ['302 / 352', undefined],
      // Abroad: the totals of the country are whole without it.
      ['349', '0.00'],
      ['399', '0.00'],
      ['sin casillero', undefined],
      ['499', undefined],
    ]);
    expect(boxes.find(({ box }) => box === 'sin casillero')?.how).toContain('retenido 500.00');
  });

  it('leave the totals of the country to a person where a code of the country has no box', () => {
    const boxes = incomeTaxBoxes([withheld('338', '2', { base: 100_000, total: 2_000 })], nothing);
    expect(valuesOf(boxes)).toEqual([
      ['302 / 352', undefined],
      ['349', undefined],
      ['399', undefined],
      ['sin casillero', undefined],
      ['499', undefined],
    ]);
  });
});
