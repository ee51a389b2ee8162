import { expect, it } from 'vitest';
import type { DocumentTotals } from '../../../../src-main/contract/documents/lists/document-totals.ts';
import { shownSums } from '../../../../src-renderer/features/documents/list/totals/shown-sums.ts';

const sums = { documents: 1, subtotal: '0.00', iva: '0.00', by_rate: [] };
const sales = { documents: 2, subtotal: '10.00', iva: '1.50', total: '11.50', by_rate: [] };

function totalsOf(rows: DocumentTotals['rows']): DocumentTotals {
  return { object: 'document_totals', documents: rows.length, rows, sales };
}

it('shows net sales of a list that has any', () => {
  const rows = [
    { type: 'invoice', status: 'authorized', ...sums, total: '23.00' },
    { type: 'withholding', status: 'authorized', ...sums, total: '5.00' },
  ] as const;
  expect(shownSums(totalsOf([...rows]))).toMatchObject({ type: undefined, total: '11.50' });
});

it('shows all of a list of one kind that is no sale, but what is worth nothing', () => {
  const rows = [
    { type: 'withholding', status: 'authorized', ...sums, total: '5.00' },
    { type: 'withholding', status: 'pending', ...sums, total: '0.25' },
    { type: 'withholding', status: 'annulled', ...sums, total: '7.00' },
  ] as const;
  expect(shownSums(totalsOf([...rows]))).toEqual({
    type: 'withholding',
    byRate: [],
    iva: '0.00',
    total: '5.25',
  });
});
