import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { invoice } from '../../../../src-main/documents/model/invoice.ts';
import { arbitraryInvoiceBody } from '../../../support/builders/arbitrary/arbitrary-invoice.ts';
import { computedInvoice, ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { expectedTotals } from './expected-totals.ts';

const RUNS = propertyRuns(400);

describe('any valid invoice body', () => {
  it('computes the totals that integer arithmetic finds on its own', () => {
    fc.assert(
      fc.property(arbitraryInvoiceBody, (body) => {
        const { lines, taxes, subtotal, discount, iva, ice, irbpnr, tip, total } = computedInvoice(body);
        const actual = {
          nets: lines.map(({ net }) => net),
          subtotal,
          discount,
          iva,
          ice,
          irbpnr,
          tip,
          total,
        };
        const { taxes: expectedTaxes, ...expected } = expectedTotals(body);
        expect(actual).toEqual(expected);
        expect(new Map(taxes.map(({ rate, base, value }) => [rate, { base, value }]))).toEqual(expectedTaxes);
      }),
      RUNS,
    );
  });

  it('computes a content that its own resource schema takes, with two decimals in every amount', () => {
    fc.assert(
      fc.property(arbitraryInvoiceBody, (body) => {
        const content = computedInvoice(body);
        expect(invoice.parse(JSON.parse(JSON.stringify(content)))).toEqual(
          JSON.parse(JSON.stringify(content)),
        );
        const { subtotal, discount, iva, ice, irbpnr, tip, total, lines, taxes, payments } = content;
        const amounts = [
          ...[subtotal, discount, iva, ice, irbpnr, tip, total],
          ...lines.flatMap((line) => [
            line.net,
            line.discount,
            ...line.taxes.flatMap(({ base, value }) => [base, value]),
          ]),
          ...taxes.flatMap(({ base, value }) => [base, value]),
          ...payments.map(({ amount }) => amount),
        ];
        for (const amount of amounts) expect(amount).toMatch(/^\d{1,12}\.\d{2}$/);
        expect(invoiceKind.summary(content).total).toBe(total);
        expect(() => invoiceKind.warnings(content, ISSUE_DATE)).not.toThrow();
      }),
      RUNS,
    );
  });
});
