import { invoiceKind } from '../../../src-main/documents/invoice/kind.ts';
import { anInvoiceBody, type InvoiceInput } from '../builders/invoice-body.ts';
import { anIssuedInvoice, ISSUE_DATE } from '../builders/issued-invoice.ts';
import { makeTestKey, otherRuc } from '../certificates/test-certificates.ts';
import { signXml } from './signed-invoice.ts';

export interface SuppliersInvoice {
  /** RUC of who bought. */
  readonly buyer: string;
  readonly lines: InvoiceInput['lines'];
  readonly sequential: number;
  readonly issueDate?: string;
  readonly parts?: Partial<InvoiceInput>;
}

/** The signed XML of an invoice with these lines that a supplier, `otherRuc`, issued. */
export function suppliersInvoice(invoice: SuppliersInvoice): Promise<string> {
  const { buyer: identification, lines, sequential, issueDate = ISSUE_DATE, parts = {} } = invoice;
  const buyer = { identification_type: 'ruc', identification, name: 'NOSOTROS' } as const;
  const document = anIssuedInvoice({
    body: anInvoiceBody({ buyer, lines, ...parts }),
    issuer: { ruc: otherRuc, legalName: 'DISTRIBUIDORA DEL NORTE S.A.' },
    identity: { ruc: otherRuc, sequential, issueDate },
  });
  return signXml(invoiceKind.writeXml(document), makeTestKey(otherRuc));
}
