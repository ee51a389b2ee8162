import { formatNumber } from '../../../src-main/documents/identifiers/access-key.ts';
import { invoiceKind } from '../../../src-main/documents/invoice/kind.ts';
import type { ComputeContext, ReferencedDocument } from '../../../src-main/documents/model/document-kind.ts';
import { type IdentityParts, kindInTests } from '../kinds/issue-kind.ts';
import { INVOICE_ID } from './credit-note-body.ts';
import { anInvoiceBody } from './invoice-body.ts';

const invoices = kindInTests(invoiceKind);

export interface InvoiceHere {
  readonly id?: string;
  readonly body?: unknown;
  readonly identity?: IdentityParts;
  readonly authorized?: boolean;
  /** Nothing was credited before, unless it says so. */
  readonly creditBalance?: string;
  readonly creditedQuantities?: ReadonlyMap<string, string>;
}

/** An invoice issued here and authorized on 3 November, number 001-001-000000123, as a note on it knows it. */
export function anInvoiceHere({
  id = INVOICE_ID,
  body = anInvoiceBody(),
  identity,
  authorized = true,
  creditBalance,
  creditedQuantities = new Map(),
}: InvoiceHere = {}): ReferencedDocument {
  const issued = invoices.issued({
    body,
    identity: { sequential: 123, issueDate: '2026-11-03', ...identity },
  });
  return {
    id,
    identity: issued.identity,
    content: issued.content,
    authorized,
    creditBalance: creditBalance ?? issued.content.total,
    creditedQuantities,
  };
}

/** The context of a note when these documents are kept here: each is found by its id and by its number. */
export function contextWith(...documents: readonly ReferencedDocument[]): Pick<ComputeContext, 'documents'> {
  return {
    documents: new Map(
      documents.flatMap((document) => [
        [document.id, document],
        [formatNumber(document.identity, document.identity.sequential), document],
      ]),
    ),
  };
}
