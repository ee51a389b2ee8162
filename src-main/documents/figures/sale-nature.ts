import type { DocumentContent } from '../model/document.ts';

/** How a sale is declared. An invoice that reimburses expenses, or is of exportation, is so as a whole. */
export const saleNatures = ['local', 'export', 'reimbursement'] as const;
export type SaleNature = (typeof saleNatures)[number];

/**
 * How a document is declared: a note as the invoice that it modifies.
 *
 * @param modified how that invoice is declared; undefined where it is not here, and its note is a local one
 */
export function saleNatureOf(content: DocumentContent, modified: SaleNature | undefined): SaleNature {
  if (content.object !== 'invoice') return modified ?? 'local';
  if (content.reimbursement) return 'reimbursement';
  return content.export ? 'export' : 'local';
}
