import { sql } from 'kysely';
import { documentTypes } from '../documents/kinds.ts';
import type { DocumentFilters, DocumentReadingStore, Scope } from '../reading/document-reading-store.ts';
import { decompress } from './compression.ts';
import type { Store } from './open.ts';
import { matchOf } from './search-words.ts';
import { selectDocuments, toStoredDocument } from './stored-document.ts';

export function makeDocumentReadingStore({ db }: Store): DocumentReadingStore {
  return {
    async get(scope, id) {
      const row = await selectDocuments(db)
        .where('document.id', '=', id)
        .where('document.entity_id', '=', scope.entityId)
        .where('document.environment', '=', scope.environment)
        .executeTakeFirst();
      return row && toStoredDocument(row);
    },

    async statusOf(id) {
      const row = await db.selectFrom('document').select('status').where('id', '=', id).executeTakeFirst();
      return row?.status;
    },

    async signedXml(id) {
      const row = await db
        .selectFrom('document_revision')
        .select('signed_xml')
        .where('document_id', '=', id)
        .orderBy('revision', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.signed_xml ? decompress(row.signed_xml) : undefined;
    },

    async page(scope, filters, { limit, position, direction }) {
      let seqs = matching(db, scope, filters)
        .select('document.seq')
        .orderBy('document.seq', direction === 'older' ? 'desc' : 'asc')
        .limit(limit);
      if (position !== undefined)
        seqs = seqs.where('document.seq', direction === 'older' ? '<' : '>', position);
      const rows = await selectDocuments(db)
        .where('document.seq', 'in', seqs)
        .orderBy('document.seq', 'desc')
        .execute();
      return rows.map((row) => ({ position: row.seq, document: toStoredDocument(row) }));
    },

    async count(scope, filters, newerThan) {
      let query = matching(db, scope, filters).select(({ fn }) => fn.countAll<number>().as('count'));
      if (newerThan !== undefined) query = query.where('document.seq', '>', newerThan);
      return (await query.executeTakeFirstOrThrow()).count;
    },
  };
}

/** The documents a list is about, by its filters (interface specification, "Document list filters"). */
function matching(db: Store['db'], scope: Scope, filters: DocumentFilters) {
  let query = db
    .selectFrom('document')
    .where('document.entity_id', '=', scope.entityId)
    .where('document.environment', '=', scope.environment);
  // Asking for each of all the types would make SQLite sort them together at every page.
  if (filters.types.length < documentTypes.length) query = query.where('document.type', 'in', filters.types);
  if (filters.statuses) query = query.where('document.status', 'in', filters.statuses);
  if (filters.channels) query = query.where('document.channel', 'in', filters.channels);
  if (filters.counterparty) query = query.where('document.counterparty', '=', filters.counterparty);
  if (filters.issuedFrom) query = query.where('document.issue_date', '>=', filters.issuedFrom);
  if (filters.issuedTo) query = query.where('document.issue_date', '<=', filters.issuedTo);
  if (filters.createdFrom) query = query.where('document.created_at', '>=', filters.createdFrom);
  if (filters.createdTo) query = query.where('document.created_at', '<=', filters.createdTo);
  if (filters.q !== undefined) {
    const match = matchOf(filters.q);
    query = query.where(
      'document.seq',
      'in',
      match === undefined
        ? sql<number>`(select null where false)`
        : sql<number>`(select rowid from document_search where document_search match ${match})`,
    );
  }
  return query;
}
