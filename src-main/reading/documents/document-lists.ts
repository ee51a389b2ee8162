import type { DocumentTotals } from '../../contract/documents/lists/document-totals.ts';
import type { ListedDocument, ListedDocumentQuery } from '../../contract/documents/lists/listed-document.ts';
import type { RelatedDocument } from '../../contract/documents/related-document.ts';
import type { ShopQuery } from '../../contract/head/shop-filters.ts';
import type { DocumentFilterQuery } from '../../contract/list.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentReadingStore, ListedRow, Scope } from '../document-reading-store.ts';
import { filtersOf } from './filters-of.ts';
import { totalDocuments } from './total-documents.ts';

export type DocumentLists = ReturnType<typeof makeDocumentLists>;

/** Lists of documents as a person looks through them, and the way from one document to another. */
export function makeDocumentLists(store: Pick<DocumentReadingStore, 'rows' | 'sums' | 'related'>) {
  return {
    ...makeDocumentRows(store),

    async related(caller: Scope, id: string): Promise<readonly RelatedDocument[]> {
      const related = await store.related(caller, id);
      return related.map(({ relation, row }) => ({
        object: 'related_document',
        relation,
        document: listedDocumentOf(row),
      }));
    },
  };
}

export type DocumentRows = ReturnType<typeof makeDocumentRows>;

/** Rows anywhere in a list, and what it comes to. */
export function makeDocumentRows(store: Pick<DocumentReadingStore, 'rows' | 'sums'>) {
  return {
    async rows(
      caller: Scope,
      { offset, limit, type, ...query }: ListedDocumentQuery & ShopQuery,
      signal?: AbortSignal,
    ): Promise<{ readonly data: readonly ListedDocument[]; readonly total: number }> {
      const { rows, total } = await store.rows(caller, filtersOf(query, type), { offset, limit }, signal);
      return { data: rows.map(listedDocumentOf), total };
    },

    totals: async (
      caller: Scope,
      { type, ...query }: DocumentFilterQuery & ShopQuery,
      signal?: AbortSignal,
    ): Promise<DocumentTotals> => totalDocuments(await store.sums(caller, filtersOf(query, type), signal)),
  };
}

function listedDocumentOf(row: ListedRow): ListedDocument {
  const { id, type, status, issue_date, total } = row;
  const series = { establishment: row.establishment, emissionPoint: row.emission_point };
  return {
    object: 'listed_document',
    id,
    type,
    number: formatNumber(series, row.sequential),
    status,
    issue_date,
    identification: row.counterparty,
    name: row.counterparty_name,
    total,
  };
}
