import { z } from 'zod';
import { documentEvent } from '../../contract/documents/document-event.ts';
import { feedDocument } from '../../contract/head/feed-document.ts';
import { readContent } from '../../documents/read-content.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type {
  DocumentFilters,
  DocumentReadingStore,
  PagedDocuments,
  PageQuestion,
  Scope,
} from '../../reading/document-reading-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import type { HeadTables } from '../database/tables.ts';
import { matching } from './matching.ts';

const kept = z.object({ document: feedDocument.shape.document, events: z.array(documentEvent) });

type Stored = Pick<HeadTables['document'], 'stored' | 'pattern'>;

/** The documents of all stations, read as those of one are. */
export function makeHeadDocumentStore(
  database: HeadDatabase,
  patterns: Patterns,
): Omit<DocumentReadingStore, 'rows' | 'sums' | 'related'> {
  async function read({ stored, pattern }: Stored) {
    return kept.parse(JSON.parse((await patterns.unpack(stored, pattern)).toString()));
  }

  async function documentOf(row: Stored, entityId: string): Promise<StoredDocument> {
    const { document } = await read(row);
    const content = readContent(document.identity.type, document.content);
    if (!content) throw new Error(`documents of type ${document.identity.type} cannot be read`);
    // Each station has an identifier of its own for the business that all of them are of.
    return { ...document, entityId, content };
  }

  async function page(
    { entityId, environment }: Scope,
    filters: DocumentFilters,
    { limit, position, direction }: PageQuestion,
  ): Promise<PagedDocuments> {
    const where = matching({ environment }, filters);
    const isOlder = direction === 'older';
    let query = database.selectFrom('document').select(['id', 'stored', 'pattern']).where(where);
    if (position !== undefined) query = query.where('id', isOlder ? '<' : '>', String(position));
    const found = await query
      .orderBy('id', isOlder ? 'desc' : 'asc')
      .limit(limit)
      .execute();
    const rows = isOlder ? found : found.toReversed();
    const documents: { readonly position: string; readonly document: StoredDocument }[] = [];
    for (const row of rows) documents.push({ position: row.id, document: await documentOf(row, entityId) });
    const first = rows[0];
    return {
      documents,
      total: await count(where),
      newer: first && position !== undefined ? await count(where, first.id) : 0,
    };
  }

  async function count(where: ReturnType<typeof matching>, newerThan?: string): Promise<number> {
    let query = database
      .selectFrom('document')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(where);
    if (newerThan !== undefined) query = query.where('id', '>', newerThan);
    return (await query.executeTakeFirstOrThrow()).count;
  }

  return {
    async get({ entityId, environment }, id) {
      const row = await database
        .selectFrom('document')
        .select(['stored', 'pattern'])
        .where('id', '=', id)
        .where('environment', '=', environment)
        .executeTakeFirst();
      return row && documentOf(row, entityId);
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
      const events = row ? (await read(row)).events : [];
      const isBeyond = (id: string) =>
        position === undefined || (direction === 'older' ? id < position : id > position);
      // Newest first; identifiers sort by creation.
      const beyond = events
        .filter(({ id }) => isBeyond(id))
        .toSorted((one, other) => (one.id < other.id ? 1 : -1));
      return direction === 'older' ? beyond.slice(0, limit) : beyond.slice(-limit);
    },

    /** Logos stay at the stations: pages of the head office have none. */
    logo: async () => undefined,

    /** The journey is the station's to write. */
    noteRide: async () => {},
  };
}
