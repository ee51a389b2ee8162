import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ivaRatesOn, netPriceOf, shelfPriceOf } from '../../../../src-renderer/lib/format/iva.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { computedInvoice, ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';

describe('a price with IVA', () => {
  it('is shown as one unit is charged, whatever was typed', () => {
    const cents = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...ivaRatesOn(ISSUE_DATE)), (typed, rate) => {
        const text = (typed / 100).toFixed(2);
        const { unit_price: _price, ...line } = aLine({ quantity: '1', taxes: [{ type: 'iva', rate }] });
        for (const price of [{ unit_price: text }, { unit_price_with_taxes: text }]) {
          const { total } = computedInvoice(anInvoiceBody({ lines: [{ ...line, ...price }] }));
          expect(shelfPriceOf(price, rate)).toBe(total);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(['0.50', '0.57', '6.25', '7.19', '10.00'])('of $ %s at 15 %% is $ %s', (typed) => {
    expect(shelfPriceOf({ unit_price_with_taxes: typed }, 'iva_15')).toBe(typed);
  });

  it('is known without IVA to the decimals a unit price may have', () => {
    expect(netPriceOf({ unit_price_with_taxes: '10.00' }, 'iva_15')).toBe('8.695652');
    expect(netPriceOf({ unit_price: '8.70' }, 'iva_15')).toBe('8.70');
  });
});
