import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LineWithoutTaxes,
  type LineWithTaxes,
  takeTaxesOut,
} from '../../../../../src-main/documents/lines/price-with-taxes/take-taxes-out.ts';
import { ratedTaxOf } from '../../../../../src-main/documents/lines/rated-tax.ts';
import type { TaxBody } from '../../../../../src-main/documents/lines/tax-body.ts';
import { type IvaRate, ivaRows } from '../../../../../src-main/documents/taxes/iva.ts';
import {
  type Decimal,
  decimal,
  sum,
  toCents,
  zero,
} from '../../../../../src-main/documents/values/decimal.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';

const DATE = '2026-11-20';
const ivaRates = keysOf(ivaRows);

interface Priced {
  readonly price: string;
  readonly quantity?: string;
  readonly discount?: string;
  readonly iva?: IvaRate;
  readonly others?: readonly TaxBody[];
}

function lineOf({
  price,
  quantity = '1',
  discount = '0',
  iva = 'iva_15',
  others = [],
}: Priced): LineWithTaxes {
  return {
    price: decimal(price),
    quantity: decimal(quantity),
    discount: decimal(discount),
    taxes: [{ type: 'iva' as const, rate: iva }, ...others].map((tax) => ratedTaxOf(tax, DATE)),
  };
}

const taken = (...lines: readonly Priced[]) => takeTaxesOut(lines.map(lineOf));

/** `[unit price, net, values of the taxes]`. */
const shown = ({ unitPrice, net, taxes }: LineWithoutTaxes) => [
  unitPrice.toFixed(),
  net.toFixed(2),
  ...taxes.map(({ value }) => value.toFixed(2)),
];

describe('the taxes inside a price', () => {
  it.each([
    ['10.00', ['8.7', '8.70', '1.30']],
    ['0.50', ['0.43', '0.43', '0.07']],
    ['6.25', ['5.43', '5.43', '0.82']],
    ['30.00', ['26.09', '26.09', '3.91']],
    ['0.01', ['0.01', '0.01', '0.00']],
  ])('of %s are what is left of it after the base', (price, expected) => {
    expect(taken({ price }).map(shown)).toEqual([expected]);
  });

  it('of several lines are taken out of their sum, and its base is shared by what rounding took from each', () => {
    const lines = taken({ price: '8.00' }, { price: '17.00' }, { price: '1.50' }, { price: '3.50' });
    expect(lines.map(shown)).toEqual([
      ['6.96', '6.96', '1.04'],
      ['14.78', '14.78', '2.22'],
      ['1.31', '1.31', '0.19'],
      ['3.04', '3.04', '0.46'],
    ]);
  });

  it('leave a unit price of six decimals, from which the line follows', () => {
    const [line] = taken({ price: '4.99', quantity: '0.735' });
    expect(line && shown(line)).toEqual(['4.340136', '3.19', '0.48']);
  });

  it('make of a discount with taxes its net share', () => {
    const [line] = taken({ price: '10.00', quantity: '2', discount: '5.00' });
    expect(line?.discount.toFixed(2)).toBe('4.35');
    expect(line?.gross.toFixed(2)).toBe('15.00');
    expect(line && shown(line)).toEqual(['8.695', '13.04', '1.96']);
  });

  it('leave nothing of a line that is given away', () => {
    const [line] = taken({ price: '10.00', discount: '10.00' });
    expect(line && shown(line)).toEqual(['8.7', '0.00', '0.00']);
    expect(line?.discount.toFixed(2)).toBe('8.70');
  });

  it('include an excise of a percent', () => {
    const [line] = taken({ price: '12.65', others: [{ type: 'ice', rate: 'ice_3101' }] });
    expect(line && shown(line)).toEqual(['10', '10.00', '1.65', '1.00']);
  });

  it('include an excise of so much a unit, and the bottle beside the base of IVA', () => {
    const others: TaxBody[] = [
      { type: 'ice', rate: 'ice_3053', base: '3' },
      { type: 'irbpnr', rate: 'irbpnr_5001' },
    ];
    const [line] = taken({ price: '1.50', quantity: '4', others });
    // 6.00 − 0.08 of bottles = 5.92; ÷ 1.15 = 5.15; − 0.54 of sugar = 4.61
    expect(line && shown(line)).toEqual(['1.1525', '4.61', '0.77', '0.54', '0.08']);
  });

  it('can be more than the price: then the net value is below zero', () => {
    const [line] = taken({ price: '0.05', others: [{ type: 'ice', rate: 'ice_3680' }] });
    expect(line?.net.lt(0)).toBe(true);
  });

  it('of more units than six decimals can price to the cent leave the rest to the discount', () => {
    const [line] = taken({ price: '0.37', quantity: '123456.5' });
    expect(line && follows(line, decimal('123456.5'))).toBe(true);
    expect(line?.discount.gt(0)).toBe(true);
  });
});

describe('whatever is sold', () => {
  it('at any price to 200.00 and any rate the customer pays the price, and IVA is within a cent', () => {
    // Rates of nothing but a name compute like 0 %.
    for (const iva of ivaRates.filter((rate) => /\d/.test(rate))) {
      const percent = Number(ivaRows[iva].percent);
      const lineAtRate = lineOf({ price: '1', iva });
      for (let cents = 1; cents <= 20_000; cents += 1) {
        const [line] = takeTaxesOut([{ ...lineAtRate, price: decimal((cents / 100).toFixed(2)) }]);
        // In whole cents, as the product does not compute.
        const net = Math.round(Number(line?.net) * 100);
        const value = Math.round(Number(line?.taxes[0]?.value) * 100);
        const isPaid = net + value === cents && line?.unitPrice.eq(line.net);
        const isNear = Math.abs(value * 100 - net * percent) < 100;
        if (!isPaid || !isNear) expect.fail(`${cents} cents at ${iva}: ${net} and ${value}`);
      }
    }
  });

  it('with all of it taken off costs nothing, also where the half cent of its weight is rounded up', () => {
    const free = { price: '194.30', quantity: '0.450', discount: '87.44', iva: 'iva_0' } as const;
    expect(wrongOf([free], taken(free))).toBeUndefined();
  });

  it('in up to sixty lines, by weight, with discounts and excises, it is the same', () => {
    const amount = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2));
    const quantity = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map(String),
      fc.integer({ min: 1, max: 30_000 }).map((grams) => (grams / 1000).toFixed(3)),
      fc.integer({ min: 1, max: 9_999_999 }).map((millionths) => (millionths / 1_000_000).toFixed(6)),
    );
    const excise = fc.constantFrom<readonly TaxBody[]>(
      [],
      [],
      [{ type: 'ice', rate: 'ice_3101' }],
      [{ type: 'ice', rate: 'ice_3610' }],
      [{ type: 'irbpnr', rate: 'irbpnr_5001', base: '0' }],
    );
    const line = fc
      .record({
        price: amount,
        quantity,
        iva: fc.constantFrom(...ivaRates),
        others: excise,
        off: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
      })
      .map(({ off, ...priced }) => {
        const worth = toCents(decimal(priced.price).times(priced.quantity));
        return { ...priced, discount: worth.times(off.toFixed(4)).toFixed(2, 0) };
      });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
        expect(wrongOf(lines, taken(...lines))).toBeUndefined();
      }),
      propertyRuns(300),
    );
  });
});

/** What of the promises does not hold. */
function wrongOf(priced: readonly Priced[], lines: readonly LineWithoutTaxes[]): string | undefined {
  for (const [index, { price, quantity = '1', discount = '0' }] of priced.entries()) {
    const line = lines[index];
    if (!line) return 'a line is missing';
    const exact = decimal(price).times(quantity).minus(discount);
    // The whole of a line worth half a cent more is taken off with the half: nobody is paid for it.
    const paid = exact.lt(zero) ? zero : toCents(exact);
    const charged = line.net.plus(sum(line.taxes.map(({ value }) => value)));
    if (!charged.eq(paid) || !line.gross.eq(paid)) return `${charged} is charged for ${paid}`;
    if (!follows(line, decimal(quantity))) return `${line.net} does not follow from ${line.unitPrice}`;
    if ([line.net, line.discount, line.unitPrice].some((amount) => amount.lt(0))) return 'below zero';
  }
  const rates = Map.groupBy(priced.keys(), (index) => priced[index]?.iva ?? 'iva_15');
  for (const [rate, indices] of rates) {
    const own = indices.flatMap((index) => lines[index]?.taxes[0] ?? []);
    const exact = sum(own.map(({ base }) => base))
      .times(ivaRows[rate].percent)
      .div(100);
    const off = sum(own.map(({ value }) => value)).minus(exact);
    if (off.abs().gte('0.01')) return `IVA of ${rate} is ${off} off`;
  }
  return undefined;
}

/** The authority's own formula: round2(quantity × price − discount). */
function follows({ unitPrice, discount, net }: LineWithoutTaxes, quantity: Decimal): boolean {
  const hasSixDecimals = unitPrice.eq(unitPrice.round(6));
  return hasSixDecimals && toCents(quantity.times(unitPrice).minus(discount)).eq(net);
}
