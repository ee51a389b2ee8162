import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineCosts,
  unitCostOf,
  unitsOf,
} from '../../../../../src-main/documents/purchase/goods/line-costs.ts';
import { purchaseOfDocument } from '../../../../../src-main/documents/purchase/purchase-of-document.ts';
import { decimal, formatAmount, sum } from '../../../../../src-main/documents/values/decimal.ts';
import { aLine, anInvoiceBody, type LineInput } from '../../../../support/builders/invoice-body.ts';
import { anIssuedInvoice } from '../../../../support/builders/issued-invoice.ts';

/** What was bought with these lines, as it is read of the supplier's invoice. */
function bought(lines: readonly LineInput[], parts: object = {}) {
  const body = { ...anInvoiceBody({ lines: [...lines] }), ...parts };
  const content = purchaseOfDocument(anIssuedInvoice({ body }));
  if (!content) throw new Error('an invoice is a purchase');
  return content;
}

const costsOf = (content: ReturnType<typeof bought>, ivaInCost = false) =>
  lineCosts(content, { ivaInCost }).map(formatAmount);

describe('the cost of a line', () => {
  it('is its net amount, with IVA where that is not credited', () => {
    const content = bought([
      aLine({ quantity: '3', unit_price: '10.00', discount: '1.50' }),
      aLine({ quantity: '1', unit_price: '0.07', taxes: [{ type: 'iva', rate: 'iva_0' }] }),
    ]);
    expect(costsOf(content)).toEqual(['28.50', '0.07']);
    // 28.50 × 1.15 = 32.775: the IVA of the document is 4.28.
    expect(costsOf(content, true)).toEqual(['32.78', '0.07']);
  });

  it('has the excise of its own, and no part of that of another', () => {
    const beer: LineInput = aLine({
      quantity: '12',
      unit_price: '1.00',
      taxes: [
        { type: 'ice', rate: 'ice_3092', tariff: '10' },
        { type: 'iva', rate: 'iva_15' },
      ],
    });
    const content = bought([aLine({ quantity: '1', unit_price: '5.00' }), beer]);
    const ice = content.taxes.find(({ type }) => type === 'ice')?.value ?? '0';
    expect(decimal(ice).gt(0)).toBe(true);
    expect(costsOf(content)).toEqual(['5.00', formatAmount(decimal('12.00').plus(ice))]);
  });

  it('has its share of a discount on what is taxed at its rate', () => {
    const content = {
      ...bought([
        aLine({ quantity: '1', unit_price: '60.00' }),
        aLine({ quantity: '1', unit_price: '30.00' }),
        aLine({ quantity: '1', unit_price: '10.00', taxes: [{ type: 'iva', rate: 'iva_0' }] }),
      ]),
      subtotal: '99.00',
      taxes: [
        { type: 'iva' as const, rate: 'iva_15', base: '89.00', value: '13.35' },
        { type: 'iva' as const, rate: 'iva_0', base: '10.00', value: '0.00' },
      ],
    };
    expect(costsOf(content)).toEqual(['59.33', '29.67', '10.00']);
  });

  it('is the same however many totals the supplier wrote of a rate', () => {
    const two = bought([
      aLine({ quantity: '1', unit_price: '100.00' }),
      aLine({ quantity: '1', unit_price: '50.00', taxes: [{ type: 'iva', rate: 'iva_0' }] }),
    ]);
    const taxes = [
      { type: 'iva' as const, rate: 'iva_15', base: '60.00', value: '9.00' },
      { type: 'iva' as const, rate: 'iva_15', base: '40.00', value: '6.00' },
      { type: 'iva' as const, rate: 'iva_0', base: '50.00', value: '0.00' },
    ];
    expect(costsOf({ ...two, taxes }, true)).toEqual(['115.00', '50.00']);
    expect(costsOf({ ...two, taxes })).toEqual(['100.00', '50.00']);
  });

  it('has a share by its net amount of a tax that is on no line', () => {
    const two = bought([
      aLine({ quantity: '1', unit_price: '100.00' }),
      aLine({ quantity: '1', unit_price: '1.00' }),
    ]);
    const ice = { type: 'ice' as const, rate: 'ice_3092', base: '101.00', value: '10.10' };
    expect(costsOf({ ...two, taxes: [...two.taxes, ice] })).toEqual(['110.00', '1.10']);
  });

  it('is that of units for free too: nothing', () => {
    expect(costsOf(bought([aLine({ unit_price: '0.00' }), aLine()]))).toEqual(['0.00', '20.00']);
    expect(costsOf(bought([aLine({ unit_price: '0.00' })]))).toEqual(['0.00']);
  });
});

it('loses no cent of a purchase, whatever its lines, and half a millionth for each unit at most', () => {
  const cents = (most: number) =>
    fc.integer({ min: 0, max: most }).map((value) => formatAmount(decimal(value).div(100)));
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9_999_999 }).map((value) => String(decimal(value).div(1000))),
    price: cents(99_999),
    share: fc.integer({ min: 0, max: 100 }),
    rate: fc.constantFrom('iva_15', 'iva_0', 'iva_5' as const),
    factor: fc.constantFrom('1', '6', '12', '0.5', '24'),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      cents(500),
      (drawn, ivaInCost, off) => {
        const content = bought(
          drawn.map(({ quantity, price, share, rate }) =>
            aLine({
              quantity,
              unit_price: price,
              discount: decimal(quantity).times(price).times(share).div(100).round(2, 0).toFixed(2),
              taxes: [{ type: 'iva', rate }],
            }),
          ),
        );
        // As a supplier who takes something off the whole document.
        const subtotal = decimal(content.subtotal).lt(off)
          ? content.subtotal
          : formatAmount(decimal(content.subtotal).minus(off));
        const costs = lineCosts({ ...content, subtotal }, { ivaInCost });
        const iva = ivaInCost ? decimal(content.iva) : decimal(0);
        expect(formatAmount(sum(costs))).toBe(formatAmount(decimal(subtotal).plus(iva)));
        for (const [index, cost] of costs.entries()) {
          expect(cost.gte(0)).toBe(true);
          const quantity = unitsOf(drawn[index]?.quantity ?? '1', drawn[index]?.factor ?? '1');
          const lost = quantity.times(unitCostOf({ quantity, cost })).minus(cost).abs();
          expect(lost.lte(quantity.times('0.0000005'))).toBe(true);
          if (quantity.lte(10_000)) expect(lost.lte('0.005')).toBe(true);
        }
      },
    ),
    { seed: 3214, numRuns: 60 },
  );
});

it('counts the units of packs, to a millionth', () => {
  expect([unitsOf('2', '12'), unitsOf('0.333333', '3'), unitsOf('1', '0.5')].map(String)).toEqual([
    '24',
    '0.999999',
    '0.5',
  ]);
});
