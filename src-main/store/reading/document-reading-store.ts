import type { Environment } from '../../documents/kinds.ts';
import type { DocumentReadingStore } from '../../reading/document-reading-store.ts';
import { selectLetterhead } from '../rows/business/letterhead.ts';
import { hasEvent, insertEvent, selectEvents } from '../rows/documents/document-events.ts';
import { seqOf } from '../rows/documents/seq-of.ts';
import { signedXmlColumns, signedXmlOf } from '../rows/documents/signed-xml.ts';
import { documentsOfList, selectDocuments, toStoredDocument } from '../rows/documents/stored-document.ts';
import type { Store } from '../sqlite/open.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import { relatedDocuments } from './lists/related-documents.ts';
import { selectPaidAtTill } from './paid-at-till.ts';
import { answerTo, type ReadLists } from './thread/list-readers.ts';

const documentOf = prepareQuery(
  (db, param: QueryParams<{ id: string; entityId: string; environment: Environment }>) =>
    selectDocuments(db)
      .where('document.id', '=', param('id'))
      .where('document.entity_id', '=', param('entityId'))
      .where('document.environment', '=', param('environment')),
);

export function makeDocumentReadingStore(
  { db, writes }: Store,
  lists: { readonly pages: ReadLists; readonly sums: ReadLists } = listsHere(db),
): DocumentReadingStore {
  return {
    async get({ entityId, environment }, id) {
      const [row] = (await documentOf(db, { id, entityId, environment })).rows;
      return row && toStoredDocument(row);
    },

    async statusOf(id) {
      const row = await db.selectFrom('document').select('status').where('id', '=', id).executeTakeFirst();
      return row?.status;
    },

    async signedXml(id) {
      const row = await db
        .selectFrom('document_revision')
        .leftJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
        .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
        .select(signedXmlColumns)
        .where('seq', '=', seqOf(id))
        .orderBy('revision', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && signedXmlOf(row);
    },

    async page(scope, filters, page, signal) {
      const { rows, total, newer } = await lists.pages('page', { scope, filters, page }, signal);
      const documentOf = documentsOfList();
      const documents = rows.map((row) => ({ position: row.seq, document: documentOf(row) }));
      return { documents, total, newer };
    },

    rows: (scope, filters, { offset, limit }, signal) =>
      lists.pages('rows', { scope, filters, offset, limit }, signal),

    sums: (scope, filters, signal) => lists.sums('sums', { scope, filters }, signal),

    related: (scope, id) => relatedDocuments(db, scope, id),

    letterhead: (entityId) => selectLetterhead(db, entityId),

    paidAtTill: (scope, documentId) => selectPaidAtTill(db, scope, documentId),

    events: (documentId, page) => selectEvents(db, documentId, page),

    async noteRide({ id, documentId, revision, at }) {
      const step = { documentId, type: 'ride_generated', revision } as const;
      // Asked before it queues to write: nearly every page is printed again.
      if (await hasEvent(db, step)) return;
      await writes.run(async (tx) => {
        if (!(await hasEvent(tx, step))) await insertEvent(tx, { ...step, id, at: at.toISOString() });
      });
    },
  };
}

/** Lists are read where they are asked for. */
function listsHere(db: Store['db']): { readonly pages: ReadLists; readonly sums: ReadLists } {
  const read: ReadLists = (reading, question) => answerTo(db, reading, question);
  return { pages: read, sums: read };
}
