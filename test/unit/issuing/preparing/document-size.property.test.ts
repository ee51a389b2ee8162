import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { purchaseSettlementKind } from '../../../../src-main/documents/purchase-settlement/kind.ts';
import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import { boundOfXml } from '../../../../src-main/issuing/preparing/document-size.ts';
import { arbitraryInvoiceOfAnnexes } from '../../../support/builders/arbitrary/arbitrary-annexes.ts';
import { arbitraryCreditNote } from '../../../support/builders/arbitrary/arbitrary-credit-note.ts';
import { arbitraryDebitNote } from '../../../support/builders/arbitrary/arbitrary-debit-note.ts';
import { arbitraryDeliveryNoteBody } from '../../../support/builders/arbitrary/arbitrary-delivery-note.ts';
import { arbitraryPurchaseSettlement } from '../../../support/builders/arbitrary/arbitrary-purchase-settlement.ts';
import { arbitraryWithholdingBody } from '../../../support/builders/arbitrary/arbitrary-withholding.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { anIssuedInvoice } from '../../../support/builders/issued-invoice.ts';
import { anyIssued, RUNS } from '../../../support/kinds/describe-any-body.ts';

const documents = fc.oneof(
  anyIssued(invoiceKind, arbitraryInvoiceOfAnnexes),
  anyIssued(creditNoteKind, arbitraryCreditNote),
  anyIssued(debitNoteKind, arbitraryDebitNote),
  anyIssued(
    deliveryNoteKind,
    arbitraryDeliveryNoteBody.map((body) => ({ body })),
  ),
  anyIssued(purchaseSettlementKind, arbitraryPurchaseSettlement),
  anyIssued(withholdingKind, arbitraryWithholdingBody),
);

describe('the bound of what a document weighs', () => {
  it('is above the XML of any document', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const xml = kindOf(document.identity.type).writeXml(document);
        expect(boundOfXml(document)).toBeGreaterThan(Buffer.byteLength(xml));
      }),
      { numRuns: RUNS.numRuns * 2 },
    );
  });

  it('is above what is written of characters that take the most', () => {
    const heavy = ['"'.repeat(300), '&'.repeat(300), '字'.repeat(300)];
    const lines = heavy.map((description) => aLine({ description }));
    const document = anIssuedInvoice({ body: anInvoiceBody({ lines }) });
    expect(boundOfXml(document)).toBeGreaterThan(Buffer.byteLength(invoiceKind.writeXml(document)));
  });

  it('lets a sale of fifty lines pass without writing it', () => {
    const lines = Array.from({ length: 50 }, () => aLine());
    expect(boundOfXml(anIssuedInvoice({ body: anInvoiceBody({ lines }) }))).toBeLessThan(310 * 1024);
  });
});
