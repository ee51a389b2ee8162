import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { isBeyondAnnulment } from '../../../../src-main/documents/lifecycle/annulment.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';

/** What can be done with a document as it stands. */
export interface WaysOn {
  /** The authority refused it: it is corrected under its own number. */
  readonly correct: boolean;
  readonly credit: boolean;
  /** Credited as a whole and sold again to the right customer. */
  readonly correctBuyer: boolean;
  readonly email: boolean;
  readonly annul: boolean;
  /** Nothing takes a sale to nobody in particular back since 2026 (SRI reference §13): why, and what may be done. */
  readonly explainFinalConsumer: boolean;
}

/** By its status, its customer, and what of it is not credited yet. */
export function waysOn(document: DocumentResource): WaysOn {
  const isAuthorized = document.status === 'authorized';
  const isBeyond = isBeyondAnnulment(document, document.issue_date);
  const credit = document.object === 'invoice' && isAuthorized && decimal(document.credit_balance).gt(0);
  return {
    correct: document.status === 'returned' || document.status === 'not_authorized',
    credit,
    correctBuyer: credit && document.object === 'invoice' && document.lines.every(hasOnlyIva),
    email: isAuthorized,
    annul: isAuthorized && !isBeyond,
    explainFinalConsumer: isAuthorized && isBeyond,
  };
}

/** The counter sells nothing with other taxes. */
function hasOnlyIva({ taxes }: { readonly taxes: readonly { readonly type: string }[] }): boolean {
  return taxes.every(({ type }) => type === 'iva');
}
