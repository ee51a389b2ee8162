import type { InvoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import { numberParts } from '../../../src-main/documents/identifiers/document-number.ts';

/** An invoice as a note on it must know it; the service judges again by what it holds. */
export function referencedInvoice(invoice: InvoiceResource) {
  const { establishment, emissionPoint, sequential } = numberParts(invoice.number);
  return {
    id: invoice.id,
    identity: {
      type: invoice.object,
      environment: invoice.environment,
      establishment,
      emissionPoint,
      sequential: Number(sequential),
      accessKey: invoice.access_key,
      issueDate: invoice.issue_date,
    },
    content: invoice,
    authorized: invoice.status === 'authorized',
    creditBalance: invoice.credit_balance,
    // Only lines by code need it, and these are in full.
    creditedQuantities: new Map<string, string>(),
  };
}
