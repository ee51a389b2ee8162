import { creditNoteKind } from '../../../src-main/documents/credit-note/kind.ts';
import { aCreditNoteBodyOnElsewhere, type CreditLineInput } from '../builders/credit-note-body.ts';
import { ISSUE_DATE } from '../builders/issued-invoice.ts';
import { makeTestKey, otherRuc } from '../certificates/test-certificates.ts';
import { kindInTests } from '../kinds/issue-kind.ts';
import { signXml } from './signed-invoice.ts';

export interface SuppliersCreditNote {
  /** RUC of who bought. */
  readonly buyer: string;
  readonly lines: readonly CreditLineInput[];
  /** Of the invoice it modifies: `001-001-000000007`. */
  readonly invoice: string;
  readonly sequential: number;
  readonly issueDate?: string;
}

/** The signed XML of a credit note with these lines that a supplier, `otherRuc`, issued. */
export function suppliersCreditNote(note: SuppliersCreditNote): Promise<string> {
  const { buyer: identification, lines, invoice, sequential, issueDate = ISSUE_DATE } = note;
  const document = kindInTests(creditNoteKind).issued({
    body: aCreditNoteBodyOnElsewhere({
      modified_document: { number: invoice, issue_date: issueDate },
      buyer: { identification_type: 'ruc', identification, name: 'NOSOTROS' },
      lines: [...lines],
    }),
    issuer: { ruc: otherRuc, legalName: 'DISTRIBUIDORA DEL NORTE S.A.' },
    identity: { sequential, issueDate },
  });
  return signXml(creditNoteKind.writeXml(document), makeTestKey(otherRuc));
}
