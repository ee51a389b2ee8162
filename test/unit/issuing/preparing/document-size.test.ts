import { describe, expect, it } from 'vitest';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { sizeFaults } from '../../../../src-main/issuing/preparing/document-size.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { anIssuedInvoice } from '../../../support/builders/issued-invoice.ts';

const linesOf = (count: number) => anInvoiceBody({ lines: Array.from({ length: count }, () => aLine()) });

describe('the size of a document', () => {
  it('is nothing to speak of for a hundred lines', () => {
    expect(sizeFaults(invoiceKind, anIssuedInvoice({ body: linesOf(100) }))).toEqual([]);
  });

  it('is a fault over what the authority takes, before a number is spent', () => {
    const [fault] = sizeFaults(invoiceKind, anIssuedInvoice({ body: linesOf(3000) }));
    expect(fault).toMatchObject({ pointer: '', code: 'document_too_large' });
    expect(fault?.message).toContain('320 KB');
  });
});
