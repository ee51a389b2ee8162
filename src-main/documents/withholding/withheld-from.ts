import type { DocumentContent } from '../model/document.ts';
import { REIMBURSEMENT_DOCUMENT_TYPE } from '../model/reimbursement.ts';

/** A supplier's document that a withholding is about. */
export interface WithheldFrom {
  /** Identification. */
  readonly supplier: string;
  readonly documentType: string;
  /** `001-001-000000001`. */
  readonly number: string;
}

/** The documents that a withholding is about, each once; of the other kinds of document none. */
export function withheldFrom(content: DocumentContent): readonly WithheldFrom[] {
  if (content.object !== 'withholding') return [];
  const supplier = content.supplier.identification;
  const supports = new Map<string, WithheldFrom>();
  for (const { document_type: type, number } of content.support_documents) {
    if (type === undefined || number === undefined) continue;
    // An invoice that reimburses expenses is an invoice all the same.
    const documentType = type === REIMBURSEMENT_DOCUMENT_TYPE ? 'factura' : type;
    supports.set(`${documentType} ${number}`, { supplier, documentType, number });
  }
  return [...supports.values()];
}
