import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { computeLines } from '../../../../../src-main/documents/lines/compute/compute-lines.ts';
import type { TaxAdjustments } from '../../../../../src-main/documents/lines/compute/total-taxes.ts';
import { lineBody } from '../../../../../src-main/documents/lines/line.ts';
import { formatAmount } from '../../../../../src-main/documents/values/decimal.ts';
import { aLine, type LineInput } from '../../../../support/builders/invoice-body.ts';

/** 20.00 at 15 % and 10.00 at 0 %. */
const lines: LineInput[] = [aLine(), aLine({ quantity: '1', taxes: [{ type: 'iva', rate: 'iva_0' }] })];

function computed(bodies: LineInput[], adjustments?: TaxAdjustments) {
  return computeLines(z.array(lineBody).parse(bodies), { date: '2026-11-20', ...adjustments });
}

const off = (rate: 'iva_15' | 'iva_0' | 'iva_5', amount: string) => ({ type: 'iva' as const, rate, amount });

describe('an additional discount', () => {
  it('leaves the base as the lines make it, and lowers the IVA of its rate alone', () => {
    expect(computed(lines, { discounts: [off('iva_15', '3.33')] }).shown).toMatchObject({
      subtotal: '30.00',
      discount: '3.33',
      iva: '2.50',
      taxes: [
        { rate: 'iva_15', base: '20.00', value: '2.50', additional_discount: '3.33' },
        { rate: 'iva_0', base: '10.00', value: '0.00' },
      ],
    });
  });

  it('may take the whole base of a rate', () => {
    const { taxes } = computed(lines, { discounts: [off('iva_15', '20'), off('iva_0', '10.00')] });
    expect(taxes.faults).toEqual([]);
    expect([formatAmount(taxes.total), formatAmount(taxes.discount)]).toEqual(['0.00', '30.00']);
  });

  it('comes off the base that the excises joined', () => {
    const taxed: LineInput['taxes'] = [
      { type: 'iva', rate: 'iva_15' },
      { type: 'ice', rate: 'ice_3101' },
    ];
    const { shown, taxes } = computed([aLine({ taxes: taxed })], { discounts: [off('iva_15', '22')] });
    expect(taxes.faults).toEqual([]);
    expect(shown).toMatchObject({ ice: '2.00', iva: '0.00', taxes: [{ base: '22.00' }, { base: '20.00' }] });
  });

  it.each([
    [
      'of more than the base',
      [off('iva_15', '20.01')],
      [
        '/additional_discounts/0/amount discount_over_base: El descuento supera la base de esta tarifa, 20.00.',
      ],
    ],
    [
      'of a rate that no line has',
      [off('iva_5', '1')],
      ['/additional_discounts/0/rate unknown_in_document: Ninguna línea lleva esta tarifa.'],
    ],
    [
      'twice on a rate',
      [off('iva_15', '1'), off('iva_0', '1'), off('iva_15', '1')],
      ['/additional_discounts/2/rate repeated: Esta tarifa ya consta: una sola vez cada una.'],
    ],
  ])('is refused: %s', (_what, discounts, faults) => {
    const actual = computed(lines, { discounts }).taxes.faults;
    expect(actual.map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`)).toEqual(faults);
  });
});

describe('a refund of IVA', () => {
  it('is shown beside the tax and changes nothing of it', () => {
    const { shown, taxes } = computed(lines, { refunds: [{ rate: 'iva_15', value: '1.5' }] });
    expect(shown).toMatchObject({ iva: '3.00', taxes: [{ value: '3.00', refund: '1.50' }, {}] });
    expect(shown.taxes[1]).toMatchObject({ refund: undefined });
    expect(formatAmount(taxes.refund)).toBe('1.50');
  });

  it('is at most the IVA that an additional discount leaves', () => {
    const adjustments = (value: string): TaxAdjustments => ({
      discounts: [off('iva_15', '10.00')],
      refunds: [{ rate: 'iva_15', value }],
    });
    expect(computed(lines, adjustments('1.50')).taxes.faults).toEqual([]);
    expect(computed(lines, adjustments('1.51')).taxes.faults).toEqual([
      {
        pointer: '/iva_refunds/0/value',
        code: 'refund_over_iva',
        message: 'La devolución supera el IVA de esta tarifa, 1.50.',
      },
    ]);
  });
});

it('a tax that one line states is added as it is to what the others come to', () => {
  const bottles = (value?: string): LineInput['taxes'] => [
    { type: 'iva', rate: 'iva_15' },
    { type: 'irbpnr', rate: 'irbpnr_5001', base: '2', ...(value && { value }) },
  ];
  const { shown } = computed([aLine({ taxes: bottles() }), aLine({ taxes: bottles('0.03') })]);
  expect(shown).toMatchObject({ taxes: [{}, { rate: 'irbpnr_5001', base: '4.00', value: '0.07' }] });
});

it('the largest base of a document is found, whatever its tax', () => {
  const bottles: LineInput['taxes'] = [
    { type: 'iva', rate: 'iva_15' },
    { type: 'irbpnr', rate: 'irbpnr_5001', base: '500' },
  ];
  expect(formatAmount(computed([aLine({ taxes: bottles }), aLine()]).taxes.largestBase)).toBe('500.00');
});
