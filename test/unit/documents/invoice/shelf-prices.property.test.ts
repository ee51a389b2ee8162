import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import type { Invoice } from '../../../../src-main/documents/model/invoice.ts';
import { arbitraryShelfInvoice } from '../../../support/builders/arbitrary-shelf-prices.ts';
import { describeAnyBody } from '../../../support/kinds/describe-any-body.ts';

describeAnyBody(invoiceKind, {
  bodies: arbitraryShelfInvoice.map((body) => ({ body })),
  schemaFile: 'factura_V2.1.0.xsd',
  carried,
});

/** The XML has no element for the buyer's e-mail address, nor for prices with taxes. */
function carried(content: Invoice): Invoice {
  const { email: _email, ...buyer } = content.buyer;
  return {
    ...content,
    buyer,
    lines: content.lines.map(
      ({ unit_price_with_taxes: _price, discount_with_taxes: _off, total_with_taxes: _total, ...line }) =>
        line,
    ),
  };
}
