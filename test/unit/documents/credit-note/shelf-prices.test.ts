import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedQuantities } from '../../../../src-main/documents/credit-note/credited-quantities.ts';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { arbitraryShelfLine } from '../../../support/builders/arbitrary-shelf-prices.ts';
import { INVOICE_ID } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceBody, type LineInput } from '../../../support/builders/invoice-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { computedInvoice } from '../../../support/builders/issued-invoice.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const notes = kindInTests(creditNoteKind);

function noteOn(lines: readonly LineInput[], credited: readonly { code: string; quantity: string }[]) {
  const invoice = anInvoiceHere({ body: anInvoiceBody({ lines: [...lines] }) });
  const body = { modified_document: { document_id: INVOICE_ID }, reason: 'Devolución', lines: credited };
  return notes.computed(body, contextWith(invoice));
}

const coded = (lines: readonly LineInput[]) => lines.map((line, index) => ({ ...line, code: `L-${index}` }));
const all = (lines: readonly LineInput[]) => coded(lines).map(({ code, quantity }) => ({ code, quantity }));

describe('giving back what was sold at shelf prices', () => {
  const lines = coded([
    {
      description: 'Café',
      quantity: '3',
      unit_price_with_taxes: '6.25',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
    {
      description: 'Pan',
      quantity: '1',
      unit_price_with_taxes: '0.50',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ]);

  it('gives back the price, with the same remainder of IVA', () => {
    expect(noteOn(lines, all(lines))).toMatchObject({ total: '19.25', iva: '2.51', subtotal: '16.74' });
    expect(computedInvoice(anInvoiceBody({ lines }))).toMatchObject({ iva: '2.51', subtotal: '16.74' });
  });

  it('gives back the price of the units that come back', () => {
    expect(noteOn(lines, [{ code: 'L-0', quantity: '1' }]).total).toBe('6.25');
  });

  it('counts the units by the price with taxes, whatever the price without them came to', () => {
    const invoice = computedInvoice(anInvoiceBody({ lines }));
    const note = noteOn(lines, [{ code: 'L-0', quantity: '1' }]);
    expect(creditedQuantities(invoice, [note]).get('L-0')).toBe('1');
  });

  it('of all lines gives back the same amounts at each rate, whatever was sold', () => {
    fc.assert(
      fc.property(fc.array(arbitraryShelfLine, { minLength: 1, maxLength: 20 }), (sold) => {
        const invoice = computedInvoice(anInvoiceBody({ lines: coded(sold) }));
        fc.pre(decimal(invoice.total).gt(0));
        const note = noteOn(coded(sold), all(sold));
        expect(note.total).toBe(invoice.total);
        expect(note.taxes.map(({ rate, base, value }) => [rate, base, value])).toEqual(
          invoice.taxes.map(({ rate, base, value }) => [rate, base, value]),
        );
      }),
      { numRuns: 200 },
    );
  });
});
