import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import type { CreditNote } from '../../../../src-main/documents/model/credit-note.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import {
  arbitraryCreditNote,
  arbitraryInvoiceHere,
} from '../../../support/builders/arbitrary/arbitrary-credit-note.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import type { InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { describeAnyBody, RUNS } from '../../../support/kinds/describe-any-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

describeAnyBody(creditNoteKind, {
  bodies: arbitraryCreditNote,
  schemaFile: 'NotaCredito_V1.1.0.xsd',
  carried,
});

/** The XML has no element for the buyer's address and e-mail, for units, nor for whether the invoice was issued here. */
function carried(content: CreditNote): CreditNote {
  const { identification_type, identification, name } = content.buyer;
  const { document_id: _issuedHere, ...modified_document } = content.modified_document;
  return {
    ...content,
    buyer: { identification_type, identification, name },
    modified_document,
    lines: content.lines.map(({ unit: _unit, ...line }) => line),
  };
}

describe('crediting any invoice by its codes', () => {
  const notes = kindInTests(creditNoteKind);
  const invoices = kindInTests(invoiceKind);
  /** Of no units there is nothing to give back. */
  const ofUnits = arbitraryInvoiceHere.map(
    (body): InvoiceInput => ({
      ...body,
      lines: body.lines.map((line) =>
        Number(line.quantity) > 0 ? line : { ...line, quantity: '1', discount: '0' },
      ),
      additional_discounts: [],
    }),
  );

  it('in full gives back all that its lines came to, to the cent, whatever was discounted afterwards', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryInvoiceHere.filter(hasUnits), ofUnits), (body) => {
        const { total } = notes.computed(everyLineOf(body), contextWith(anInvoiceHere({ body })));
        const { subtotal, iva, ice, irbpnr, taxes } = invoices.computed(body);
        const discounts = sum(taxes.map((tax) => decimal(tax.additional_discount ?? '0')));
        const paid = sum([subtotal, iva, ice, irbpnr].map(decimal)).minus(discounts);
        expect(total).toBe(formatAmount(paid));
      }),
      RUNS,
    );
  });

  it('in two parts gives the discounts back once', () => {
    fc.assert(
      fc.property(ofUnits, (body) => {
        const context = contextWith(anInvoiceHere({ body, creditBalance: '200000000.00' }));
        const whole = everyLineOf(body);
        const halves = {
          ...whole,
          lines: whole.lines.flatMap(({ code, quantity }) => {
            const first = decimal(quantity).times('0.4').round(6);
            const parts = [first, decimal(quantity).minus(first)].filter((part) => part.gt(0));
            return parts.map((part) => ({ code, quantity: part.toFixed() }));
          }),
        };
        const cents = decimal(notes.computed(halves, context).discount).minus(
          notes.computed(whole, context).discount,
        );
        // Units worth fractions of a cent may be discounted by less than their part.
        expect(cents.lte(0) && cents.gte(decimal('-0.01').times(body.lines.length))).toBe(true);
      }),
      RUNS,
    );
  });
});

function hasUnits({ lines }: InvoiceInput): boolean {
  return lines.every(({ quantity }) => Number(quantity) > 0);
}

/** Every line of an invoice by its code, with all its units. */
function everyLineOf({ lines }: InvoiceInput) {
  return {
    ...aCreditNoteBody(),
    lines: lines.map(({ code = '', quantity }) => ({ code, quantity })),
  };
}
