import { creditNoteKind } from '../credit-note/kind.ts';
import { debitNoteKind } from '../debit-note/kind.ts';
import { deliveryNoteKind } from '../delivery-note/kind.ts';
import { invoiceKind } from '../invoice/kind.ts';
import type { DocumentType } from '../kinds.ts';
import type { DocumentKind } from '../model/document-kind.ts';
import { purchaseSettlementKind } from '../purchase-settlement/kind.ts';
import { withholdingKind } from '../withholding/kind.ts';

/** The kinds the program can issue, explicit. */
export const issuableKinds: readonly DocumentKind[] = [
  invoiceKind,
  purchaseSettlementKind,
  creditNoteKind,
  debitNoteKind,
  deliveryNoteKind,
  withholdingKind,
];

export function kindOf(type: DocumentType): DocumentKind {
  const kind = issuableKinds.find((candidate) => candidate.type === type);
  if (!kind) throw new Error(`documents of type ${type} cannot be issued`);
  return kind;
}
