import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { computeSale } from '../../../../src-renderer/features/counter/sale/issue/compute-sale.ts';
import {
  discountsOf,
  discountToAllow,
  type Part,
  saleDiscountOf,
  tipOf,
} from '../../../../src-renderer/features/counter/sale/sale-amounts.ts';
import { changeLine, type SaleLine } from '../../../../src-renderer/features/counter/sale/sale-line.ts';

const today = '2026-11-20';
const line = (change: Partial<SaleLine> = {}): SaleLine => ({
  key: 'k',
  description: 'Café',
  quantity: '1',
  unitPrice: '10.00',
  discount: '0',
  iva: 'iva_15',
  ...change,
});
const percent = (value: string): Part => ({ kind: 'percent', value });
const amount = (value: string): Part => ({ kind: 'amount', value });

describe('the discount of a whole sale', () => {
  it('comes on top of those of its lines', () => {
    const lines = [line({ discount: '1.00' }), line({ key: 'l', unitPrice: '1.00' })];
    expect(saleDiscountOf(lines, percent('10'))).toBe('1.00');
    expect(discountsOf(lines, percent('10'))).toEqual(['1.90', '0.10']);
  });

  it('is at most the sale', () => {
    expect(saleDiscountOf([line()], amount('500'))).toBe('10.00');
    expect(computeSale({ lines: [line()], buyer: undefined, discount: amount('500') }, today)).toMatchObject({
      invoice: { total: '0.00', discount: '10.00' },
    });
  });

  it('is on the document to the cent, whatever is sold', () => {
    const anyLine = fc
      .record({ cents: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 9_000 }) })
      .map(({ cents, quantity }) =>
        line({ unitPrice: (cents / 100).toFixed(2), quantity: (quantity / 1000).toFixed(3) }),
      );
    const anyPercent = fc.integer({ min: 1, max: 10_000 }).map((value) => percent((value / 100).toFixed(2)));
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 30 }), anyPercent, (lines, discount) => {
        const computed = computeSale({ lines, buyer: undefined, discount }, today);
        expect(computed).toMatchObject({ invoice: { discount: saleDiscountOf(lines, discount) } });
      }),
      { numRuns: 50 },
    );
  });

  it('is anybody’s up to the limit of each line, and allowed by somebody above it', () => {
    expect(discountToAllow([line()], percent('20'))).toBeUndefined();
    expect(discountToAllow([line()], percent('20.1'))).toBe('2.01');
    expect(discountToAllow([line({ discount: '1.50' })], percent('10'))).toBe('2.35');
    expect(discountToAllow([line({ discount: '5', isDiscountAllowed: true })], undefined)).toBeUndefined();
  });

  it('is not allowed by having allowed a line its own', () => {
    const allowed = line({ discount: '2.50', isDiscountAllowed: true });
    expect(discountToAllow([allowed], percent('100'))).toBe('10.00');
    expect(discountToAllow([allowed], percent('1'))).toBe('2.58');
  });
});

describe('a sale at prices with IVA', () => {
  const anyLine = fc
    .record({
      cents: fc.integer({ min: 1, max: 9_999 }),
      quantity: fc.integer({ min: 1, max: 9_000 }),
      iva: fc.constantFrom('iva_15', 'iva_5', 'iva_0'),
      includesIva: fc.boolean(),
    })
    .map(({ cents, quantity, ...stated }) =>
      line({ unitPrice: (cents / 100).toFixed(2), quantity: (quantity / 1000).toFixed(3), ...stated }),
    );
  const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 20 });
  const buyer = { identification_type: 'cedula', identification: '1710034065', name: 'Ana' } as const;

  it.each(['10.00', '0.50', '6.25'])('of %s comes to that', (price) => {
    const computed = computeSale({ lines: [line({ unitPrice: price, includesIva: true })], buyer }, today);
    expect(computed).toMatchObject({ invoice: { total: price } });
  });

  it('takes the whole discount off what the customer pays, to the cent', () => {
    const shelf = anyLines.map((lines) => lines.map((one) => ({ ...one, includesIva: true })));
    fc.assert(
      fc.property(shelf, fc.integer({ min: 1, max: 9_999 }), (lines, hundredths) => {
        const discount = percent((hundredths / 100).toFixed(2));
        const full = computeSale({ lines, buyer }, today);
        const computed = computeSale({ lines, buyer, discount }, today);
        if (full.kind !== 'computed' || computed.kind !== 'computed') throw new Error('the sale has a fault');
        const taken = decimal(full.invoice.total).minus(computed.invoice.total);
        expect(taken.toFixed(2)).toBe(saleDiscountOf(lines, discount));
      }),
      { numRuns: 50 },
    );
  });

  it('takes a tip in percent of the subtotal of the document, whatever the prices include', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 0, max: 100 }), (lines, off) => {
        const discount = percent(String(off));
        const computed = computeSale({ lines, buyer, discount, tip: percent('10') }, today);
        if (computed.kind !== 'computed') throw new Error(JSON.stringify(computed));
        const most = decimal(computed.invoice.subtotal).times('0.1');
        expect(most.minus(computed.invoice.tip ?? '0').lt('0.01')).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a discount in percent', () => {
  it('follows the quantity and the price', () => {
    const discounted = changeLine(line(), { discount: '1.00', discountPercent: '10' });
    expect(changeLine(discounted, { quantity: '3' }).discount).toBe('3.00');
    expect(changeLine(discounted, { unitPrice: '5' }).discount).toBe('0.50');
  });

  it('stays in dollars when it was typed in dollars', () => {
    const discounted = changeLine(line(), { discount: '1.00', discountPercent: undefined });
    expect(changeLine(discounted, { quantity: '3' }).discount).toBe('1.00');
  });

  it('has to be allowed anew when it changes', () => {
    const allowed = changeLine(line(), { discount: '5.00', isDiscountAllowed: true });
    expect(allowed.isDiscountAllowed).toBe(true);
    expect(changeLine(allowed, { quantity: '2' }).isDiscountAllowed).toBe(true);
    expect(changeLine(allowed, { discount: '6.00' }).isDiscountAllowed).toBe(false);
  });

  it('has to be allowed anew when it becomes more of what is sold', () => {
    const allowed = changeLine(line({ quantity: '2' }), { discount: '5.00', isDiscountAllowed: true });
    expect(changeLine(allowed, { quantity: '1' }).isDiscountAllowed).toBe(false);
    const inPercent = changeLine(line(), { discount: '5', discountPercent: '50', isDiscountAllowed: true });
    expect(changeLine(inPercent, { quantity: '0.5' }).isDiscountAllowed).toBe(true);
  });
});

describe('a tip', () => {
  it('in percent is of the subtotal, and never a fraction of a cent over the law', () => {
    expect(tipOf({ lines: [line({ unitPrice: '8.55' })] }, percent('10'))).toBe('0.85');
    expect(tipOf({ lines: [line()], discount: amount('5') }, percent('10'))).toBe('0.50');
    expect(tipOf({ lines: [line()] }, amount('0.3'))).toBe('0.30');
  });

  it('is part of what is paid, and pays no IVA', () => {
    const computed = computeSale({ lines: [line()], buyer: undefined, tip: percent('10') }, today);
    expect(computed).toMatchObject({ invoice: { tip: '1.00', iva: '1.50', total: '12.50' } });
  });

  it('over the law is a fault', () => {
    expect(computeSale({ lines: [line()], buyer: undefined, tip: amount('1.01') }, today)).toMatchObject({
      faults: [{ pointer: '/tip' }],
    });
  });
});
