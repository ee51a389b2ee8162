import { decimal, formatAmount } from '../decimal.ts';
import type { DocumentKind } from '../document-kind.ts';
import { type InvoiceBody, invoiceBody } from './body.ts';
import { computeInvoice } from './compute.ts';
import { type Invoice, invoice } from './invoice.ts';
import { printedInvoice } from './printed.ts';
import { invoiceWarnings } from './warnings.ts';
import { writeInvoiceXml } from './xml.ts';

export const invoiceKind: DocumentKind<InvoiceBody, Invoice> = {
  type: 'invoice',
  label: 'Factura',
  plural: 'invoices',
  body: invoiceBody,
  content: invoice,
  references: ({ buyer }) =>
    'customer_id' in buyer
      ? [{ kind: 'customer', id: buyer.customer_id, pointer: '/buyer/customer_id' }]
      : [],
  compute: computeInvoice,
  warnings: invoiceWarnings,
  summary: ({ buyer, subtotal, iva, ice, irbpnr, total }) => ({
    counterparty: buyer,
    subtotal,
    taxTotal: formatAmount(decimal(iva).plus(ice).plus(irbpnr)),
    total,
  }),
  writeXml: writeInvoiceXml,
  printed: printedInvoice,
};
