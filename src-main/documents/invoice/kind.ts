import { transportFaults } from '../body/transport-dates.ts';
import { taxTotalOf } from '../lines/compute/compute-lines.ts';
import { ratesNotInForce } from '../lines/rate-faults.ts';
import type { DocumentKind } from '../model/document-kind.ts';
import { type Invoice, invoice } from '../model/invoice.ts';
import { customerReferences } from '../parties/party.ts';
import { laterReimbursed } from '../reimbursement/later-reimbursed.ts';
import type { Checked, Fault } from '../values/fault.ts';
import { type InvoiceBody, invoiceBody } from './body.ts';
import { computeInvoice } from './compute.ts';
import { printedInvoice } from './printed.ts';
import { readInvoiceXml } from './read-xml.ts';
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

/** Says the same on any day, as long as its rates are in force and what it names has happened. */
function redatedInvoice(content: Invoice, issueDate: string): Checked<Invoice> {
  const faults: Fault[] = [
    ...content.lines.flatMap(({ taxes }, index) =>
      ratesNotInForce(taxes, { date: issueDate, pointer: `/lines/${index}` }),
    ),
    ...laterReimbursed(content.reimbursement, { issueDate, pointer: '/reimbursement' }),
    ...transportFaults(content.substitute_delivery_note, { issueDate, pointer: '/substitute_delivery_note' }),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: content };
}
