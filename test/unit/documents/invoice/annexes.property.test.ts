import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import type { Invoice } from '../../../../src-main/documents/model/invoice.ts';
import { arbitraryInvoiceOfAnnexes } from '../../../support/builders/arbitrary/arbitrary-annexes.ts';
import { describeAnyBody } from '../../../support/kinds/describe-any-body.ts';

describeAnyBody(invoiceKind, {
  bodies: arbitraryInvoiceOfAnnexes,
  schemaFile: 'factura_V2.1.0.xsd',
  carried,
});

/** The XML has no element for the buyer's e-mail address. */
function carried(content: Invoice): Invoice {
  const { email: _email, ...buyer } = content.buyer;
  return { ...content, buyer };
}
