import type { DocumentSums, DocumentTotals } from '../../contract/documents/lists/document-totals.ts';
import { saleSigns } from '../../documents/figures/sale-signs.ts';
import { type DocumentStatus, documentStatuses, documentTypes } from '../../documents/kinds.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import type { ListSum } from '../document-reading-store.ts';

/** What a list comes to, as it is shown: by type and status, and what of it was sold. */
export function totalDocuments(sums: readonly ListSum[]): DocumentTotals {
  const rows = documentTypes.flatMap((type) =>
    documentStatuses.flatMap((status) => {
      const own = sums.filter((sum) => sum.type === type && sum.status === status);
      // What comes to nothing at all stays in the sums of months when its last document has another status.
      return sumsOf(own).documents === 0 ? [] : [{ type, status, ...sumsOf(own) }];
    }),
  );
  const sold = sums.filter(({ type, status }) => saleSigns[type] !== 0 && countsAsSold(status));
  return {
    object: 'document_totals',
    documents: rows.reduce((documents, row) => documents + row.documents, 0),
    rows,
    sales: sumsOf(sold),
  };
}

/** A sale on its way to the authority was made; one that was refused or annulled is worth nothing. */
function countsAsSold(status: DocumentStatus): boolean {
  return status === 'pending' || status === 'submitted' || status === 'authorized';
}

function sumsOf(sums: readonly ListSum[]): Omit<DocumentSums, 'type' | 'status'> {
  const totals = sums.filter(({ tax }) => tax === 'total');
  const iva = sums.filter(({ tax }) => tax === 'iva');
  const rates = [...new Set(iva.map(({ rate }) => rate))].toSorted();
  return {
    documents: totals.reduce((documents, sum) => documents + sum.documents, 0),
    subtotal: amountOf(totals, 'base'),
    iva: amountOf(iva, 'amount'),
    total: amountOf(totals, 'amount'),
    by_rate: rates.map((rate) => {
      const ofRate = iva.filter((sum) => sum.rate === rate);
      return { rate, base: amountOf(ofRate, 'base'), iva: amountOf(ofRate, 'amount') };
    }),
  };
}

/** Credit notes take off. */
function amountOf(sums: readonly ListSum[], part: 'base' | 'amount'): string {
  const cents = sums.reduce((sum, one) => sum + (saleSigns[one.type] < 0 ? -1 : 1) * one[part], 0);
  return formatAmount(decimal(cents).div(100));
}
