import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ivaRatesOn, priceBeforeIva, priceWithIva } from '../../../../src-renderer/lib/format/iva.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { computedInvoice, ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';

describe('a price with IVA', () => {
  it('is shown as one unit is charged, whatever was typed', () => {
    const cents = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...ivaRatesOn(ISSUE_DATE)), (typed, rate) => {
        const unitPrice = priceBeforeIva((typed / 100).toFixed(2), rate);
        const line = aLine({ quantity: '1', unit_price: unitPrice, taxes: [{ type: 'iva', rate }] });
        const { total } = computedInvoice(anInvoiceBody({ lines: [line] }));
        expect(priceWithIva(unitPrice, rate)).toBe(total);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['0.50', '0.49'],
    ['0.57', '0.58'],
    ['7.19', '7.19'],
  ])('of $ %s at 15 %% is $ %s', (typed, charged) => {
    expect(priceWithIva(priceBeforeIva(typed, 'iva_15'), 'iva_15')).toBe(charged);
  });
});
