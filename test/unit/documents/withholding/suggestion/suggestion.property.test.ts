import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBody } from '../../../../../src-main/documents/body/check-body.ts';
import { invoiceKind } from '../../../../../src-main/documents/invoice/kind.ts';
import { regimes } from '../../../../../src-main/documents/parties/issuer.ts';
import { readDocument } from '../../../../../src-main/documents/reading/read-document.ts';
import { withholdingKind } from '../../../../../src-main/documents/withholding/kind.ts';
import { withholdingSuggestionBody } from '../../../../../src-main/documents/withholding/suggestion/body.ts';
import { suggestWithholding } from '../../../../../src-main/documents/withholding/suggestion/suggest-withholding.ts';
import { withholdingSuggestion } from '../../../../../src-main/documents/withholding/suggestion/withholding-suggestion.ts';
import {
  arbitraryInvoiceBody,
  arbitraryIssuer,
} from '../../../../support/builders/arbitrary/arbitrary-invoice.ts';
import { ISSUE_DATE } from '../../../../support/builders/issued-invoice.ts';
import { brokenBody } from '../../../../support/kinds/broken-body.ts';
import { RUNS } from '../../../../support/kinds/describe-any-body.ts';
import { kindInTests } from '../../../../support/kinds/issue-kind.ts';

const invoices = kindInTests(invoiceKind);
const withholdings = kindInTests(withholdingKind);

const withholder = { isSpecialTaxpayer: false };
const request = fc.record({
  kind: fc.constantFrom('goods', 'services'),
  special_taxpayer: fc.boolean(),
  supplier_regime: fc.constantFrom(...regimes, undefined),
});

describe('any withholding suggestion', () => {
  it('of an invoice as the authority has it can be issued as it is, and withholds the same', () => {
    fc.assert(
      fc.property(arbitraryInvoiceBody, arbitraryIssuer, request, (body, issuer, terms) => {
        const reading = readDocument(invoiceKind.writeXml(invoices.issued({ body, issuer })));
        if (!reading.ok) throw new Error(reading.fault);
        const received = reading.document;
        const result = suggestWithholding(
          withholdingSuggestionBody.parse({ access_key: received.identity.accessKey, ...terms }),
          { received, today: ISSUE_DATE, issuerRuc: issuer.ruc, withholder },
        );
        if (!result.ok) {
          // The one thing an invoice can be and a support document cannot: compensated below its own lines.
          expect(result.faults).toMatchObject([{ pointer: '/access_key', code: 'totals_mismatch' }]);
          const { total, subtotal } = invoiceKind.content.parse(received.content);
          expect(Number(total)).toBeLessThan(Number(subtotal));
          return;
        }
        const plain: unknown = JSON.parse(JSON.stringify(result.value));
        const { supplier, support_documents, total_withheld } = withholdingSuggestion.parse(plain);
        const issued = withholdings.computed({ supplier, support_documents });
        expect(issued.total).toBe(total_withheld);
        expect(issued.support_documents[0]?.withholdings.map(({ value }) => value)).toEqual(
          result.value.withholdings.map(({ value }) => value),
        );
      }),
      RUNS,
    );
  });

  it('of a broken body is refused with faults in Spanish that point into it, and never throws', () => {
    const body = {
      invoice: {
        supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' },
        number: '001-001-000000555',
        issue_date: '2026-11-19',
        authorization_number: '1234567890',
        taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00', value: '15.00' }],
        subtotal: '100.00',
        total: '115.00',
        payments: [{ method: 'tarjeta_credito', amount: '115.00' }],
      },
      kind: 'goods',
      special_taxpayer: true,
      supplier_regime: 'general',
      issue_date: ISSUE_DATE,
    };
    fc.assert(
      fc.property(brokenBody(body), (junk) => {
        const checked = checkBody(withholdingSuggestionBody, junk);
        const result =
          checked.ok && checked.value.invoice
            ? suggestWithholding(checked.value, {
                today: ISSUE_DATE,
                issuerRuc: '1799999990001',
                withholder,
              })
            : checked;
        for (const { pointer, message } of result.ok ? [] : result.faults) {
          expect(pointer).toMatch(/^(\/([^~/]|~[01])*)*$/);
          expect(message).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/s);
        }
      }),
      { numRuns: RUNS.numRuns * 4 },
    );
  });
});
