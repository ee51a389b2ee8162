import type { DocumentKind } from '../document-kind.ts';
import { taxTotalOf } from '../lines/compute-lines.ts';
import { customerReferences } from '../parties/party.ts';
import { type InvoiceBody, invoiceBody } from './body.ts';
import { computeInvoice } from './compute.ts';
import { type Invoice, invoice } from './invoice.ts';
import { printedInvoice } from './printed.ts';
import { readInvoiceXml } from './read-xml.ts';
import { redatedInvoice } from './redated.ts';
import { invoiceWarnings } from './warnings.ts';
import { INVOICE_SCHEMA_VERSION, writeInvoiceXml } from './xml.ts';

export const invoiceKind: DocumentKind<InvoiceBody, Invoice> = {
  type: 'invoice',
  label: 'Factura',
  plural: 'invoices',
  root: 'factura',
  revision: `${INVOICE_SCHEMA_VERSION}/3`,
  body: invoiceBody,
  content: invoice,
  references: ({ buyer }) => customerReferences(buyer),
  compute: computeInvoice,
  redated: redatedInvoice,
  warnings: invoiceWarnings,
  summary: (content) => ({
    counterparty: content.buyer,
    others: [],
    subtotal: content.subtotal,
    taxTotal: taxTotalOf(content),
    total: content.total,
  }),
  writeXml: writeInvoiceXml,
  readXml: readInvoiceXml,
  printed: printedInvoice,
};
