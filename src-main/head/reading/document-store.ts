import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type {
  DocumentFilters,
  DocumentReadingStore,
  PagedDocument,
  PagedDocuments,
  PageQuestion,
  Scope,
} from '../../reading/document-reading-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import type { HeadTables } from '../database/tables.ts';
import { countDocuments, countNewer, pageIds } from './find-documents.ts';
import { type HeadScope, inReach } from './matching.ts';
import { readable, readKept } from './read-kept.ts';

type Stored = Pick<HeadTables['document'], 'stored' | 'pattern'>;

/** The documents of all stations, read as those of one are. */
export function makeHeadDocumentStore(
  database: HeadDatabase,
  patterns: Patterns,
): Omit<DocumentReadingStore, 'rows' | 'sums' | 'related'> {
  async function documentOf(row: Stored, entityId: string): Promise<StoredDocument> {
    const { document } = await readKept(patterns, row);
    // Each station has an identifier of its own for the business that all of them are of.
    return { ...document, entityId };
  }

  async function page(
    scope: Scope,
    filters: DocumentFilters,
    question: PageQuestion,
  ): Promise<PagedDocuments> {
    const total = await countDocuments(database, scope, filters);
    const ids = await pageIds(database, { scope, filters, question, total });
    const rows = await rowsOf(scope, ids);
    const documents: PagedDocument[] = [];
    for (const row of rows) {
      const document = await readable(documentOf(row, scope.entityId));
      documents.push({ position: row.id, document });
    }
    const [first] = rows;
    const isBeyond = question.position !== undefined && first;
    const newer = isBeyond ? await countNewer(database, { scope, filters, than: first.id }) : 0;
    return { documents, total, newer };
  }

  /** Of these documents, those the scope has, newest first. */
  async function rowsOf(scope: HeadScope, ids: readonly string[]) {
    if (ids.length === 0) return [];
    return database
      .selectFrom('document')
      .select(['id', 'stored', 'pattern'])
      .where('id', 'in', ids)
      .where(inReach('issue_date', scope, {}))
      .orderBy('id', 'desc')
      .execute();
  }

  return {
    async get(scope, id) {
      const [row] = await rowsOf(scope, [id]);
      return row && documentOf(row, scope.entityId);
    },

    async statusOf(id) {
      const row = await database
        .selectFrom('document')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.status;
    },

    async signedXml(id) {
      const row = await database
        .selectFrom('document_file')
        .innerJoin('document', (join) =>
          join
            .onRef('document.id', '=', 'document_file.document_id')
            .onRef('document.revision', '=', 'document_file.revision'),
        )
        .select(['document_file.xml', 'document_file.pattern'])
        .where('document_file.document_id', '=', id)
        .executeTakeFirst();
      return row && patterns.unpack(row.xml, row.pattern);
    },

    page,

    async events(documentId, { limit, position, direction }) {
      const row = await database
        .selectFrom('document')
        .select(['stored', 'pattern'])
        .where('id', '=', documentId)
        .executeTakeFirst();
      const events = row ? (await readKept(patterns, row)).events : [];
      const isBeyond = (id: string) =>
        position === undefined || (direction === 'older' ? id < position : id > position);
      // Newest first; identifiers sort by creation.
      const beyond = events
        .filter(({ id }) => isBeyond(id))
        .toSorted((one, other) => (one.id < other.id ? 1 : -1));
      return direction === 'older' ? beyond.slice(0, limit) : beyond.slice(-limit);
    },

    /** Logos stay at the stations: pages of the head office have none. */
    letterhead: async () => ({}),
    paidAtTill: async () => ({}),

    /** The journey is the station's to write. */
    noteRide: async () => {},
  };
}
