import fc from 'fast-check';
import { ivaRows } from '../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce } from '../../../src-main/documents/taxes/tax-rate.ts';
import { decimal, toCents } from '../../../src-main/documents/values/decimal.ts';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';
import { arbitraryInvoiceBody } from './arbitrary/arbitrary-invoice.ts';
import { arbitraryText } from './arbitrary/arbitrary-values.ts';
import type { InvoiceInput, LineInput } from './invoice-body.ts';
import { ISSUE_DATE } from './issued-invoice.ts';

const ivaRates = keysOf(ivaRows).filter((slug) => {
  const rate = findTaxRate('iva', slug);
  return rate !== undefined && isInForce(rate, ISSUE_DATE);
});

const quantity = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map(String),
  fc.integer({ min: 1, max: 30_000 }).map((grams) => (grams / 1000).toFixed(3)),
);

/** Excises that any of these prices covers, of a percent and of so much a unit. */
const excises = fc.constantFrom<LineInput['taxes']>(
  [],
  [],
  [{ type: 'ice', rate: 'ice_3101' }],
  [
    { type: 'ice', rate: 'ice_3610' },
    { type: 'ice', rate: 'ice_3101' },
  ],
  [{ type: 'ice', rate: 'ice_3680', base: '0' }],
  [{ type: 'irbpnr', rate: 'irbpnr_5001', base: '0' }],
);

/** A line at a price with taxes, some of it discounted. */
export const arbitraryShelfLine: fc.Arbitrary<LineInput> = fc
  .record({
    description: arbitraryText(300),
    quantity,
    cents: fc.integer({ min: 1, max: 20_000 }),
    iva: fc.constantFrom(...ivaRates),
    excises,
    off: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
  })
  .map(({ cents, iva, excises: others, off, ...line }) => {
    const unit_price_with_taxes = (cents / 100).toFixed(2);
    const worth = toCents(decimal(unit_price_with_taxes).times(line.quantity));
    return {
      ...line,
      code: `S-${cents}`,
      unit_price_with_taxes,
      discount: worth.times(off).div(100).toFixed(2, 0),
      taxes: [{ type: 'iva' as const, rate: iva }, ...others],
    };
  });

/** Invoices at shelf prices, some with lines at prices without taxes beside them. */
export const arbitraryShelfInvoice: fc.Arbitrary<InvoiceInput> = fc
  .record({
    body: arbitraryInvoiceBody,
    priced: fc.array(arbitraryShelfLine, { minLength: 1, maxLength: 20 }),
    isMixed: fc.boolean(),
  })
  .map(({ body: { tip: _tip, ...body }, priced, isMixed }) => ({
    ...body,
    lines: isMixed ? [...priced, ...body.lines.slice(0, 3)] : priced,
    payments: [{ method: 'sin_sistema_financiero' }],
  }));
