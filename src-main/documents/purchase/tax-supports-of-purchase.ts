import { codeWithReimbursement } from '../model/reimbursement.ts';
import { supportDocumentCodeOf } from '../tables/support-document-types.ts';
import { type TaxSupport, taxSupportsOf, usualTaxSupport } from '../tables/tax-support-codes.ts';
import type { PurchaseContent } from './purchase-content.ts';

type Supporting = Pick<PurchaseContent, 'document_type' | 'issue_date' | 'reimbursement'>;

/** What a purchase may be for: the supports that the annex of transactions admits of its kind of document on its day. */
export function taxSupportsOfPurchase(content: Supporting): readonly TaxSupport[] {
  return taxSupportsOf(annexCodeOf(content), content.issue_date);
}

/** What a purchase is for until somebody states otherwise: what was stated before, of it or of the last one of its supplier, if it may be. */
export function proposedTaxSupport(content: Supporting, before: string | undefined): string {
  const admitted = taxSupportsOfPurchase(content).find(({ code }) => code === before);
  return admitted?.code ?? usualTaxSupport(annexCodeOf(content), content.issue_date);
}

function annexCodeOf({ document_type: type, reimbursement }: Supporting): string {
  return codeWithReimbursement(supportDocumentCodeOf(type), reimbursement?.documents);
}
