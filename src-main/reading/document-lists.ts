import type { DocumentTotals } from '../contract/documents/document-totals.ts';
import type { ListedDocument, ListedDocumentQuery } from '../contract/documents/listed-document.ts';
import type { RelatedDocument } from '../contract/documents/related-document.ts';
import type { DocumentFilterQuery } from '../contract/list.ts';
import { formatNumber } from '../documents/identifiers/access-key.ts';
import type { DocumentReadingStore, ListedRow, Scope } from './document-reading-store.ts';
import { filtersOf } from './filters-of.ts';
import { totalDocuments } from './total-documents.ts';

export type DocumentLists = ReturnType<typeof makeDocumentLists>;

/** Lists of documents as a person looks through them: rows anywhere in them, and what they come to. */
export function makeDocumentLists(store: Pick<DocumentReadingStore, 'rows' | 'sums' | 'related'>) {
  return {
    async rows(
      caller: Scope,
      { offset, limit, type, ...query }: ListedDocumentQuery,
      signal?: AbortSignal,
    ): Promise<{ readonly data: readonly ListedDocument[]; readonly total: number }> {
      const { rows, total } = await store.rows(caller, filtersOf(query, type), { offset, limit }, signal);
      return { data: rows.map(listedDocumentOf), total };
    },

    totals: async (
      caller: Scope,
      { type, ...query }: DocumentFilterQuery,
      signal?: AbortSignal,
    ): Promise<DocumentTotals> => totalDocuments(await store.sums(caller, filtersOf(query, type), signal)),

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
