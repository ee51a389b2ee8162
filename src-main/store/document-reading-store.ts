import type { DocumentReadingStore } from '../reading/document-reading-store.ts';
import { decompress } from './compression.ts';
import { countAll, countCreated, countNewer, isCounted, isCountedByBlock } from './document-counts.ts';
import { orders, waysInto } from './document-lists.ts';
import { hasEvent, insertEvent, selectEvents } from './events.ts';
import { planList } from './list-plan.ts';
import { selectLogo } from './logos.ts';
import type { Store } from './open.ts';
import { selectDocuments, toStoredDocument } from './stored-document.ts';

export function makeDocumentReadingStore({ db, lane }: Store): DocumentReadingStore {
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

    async page(scope, filters, question) {
      const { limit, direction } = question;
      const plan = await planList(db, scope, filters);
      const [seqs, ...others] = waysInto(db, scope, filters, plan).map((way) => way.page(question));
      if (!seqs) throw new Error('a list has no way into the documents');
      const rows = await selectDocuments(db)
        .where(
          'document.seq',
          'in',
          others.reduce((all, other) => all.unionAll(other), seqs),
        )
        .orderBy('document.seq', orders[direction])
        .limit(limit)
        .execute();
      const page = rows.map((row) => ({ position: row.seq, document: toStoredDocument(row) }));
      return direction === 'older' ? page : page.toReversed();
    },

    async count(scope, filters, newerThan = 0) {
      if (isCounted(filters)) {
        return newerThan === 0 ? countAll(db, scope, filters) : countNewer(db, scope, { filters, newerThan });
      }
      if (isCountedByBlock(filters)) return countCreated(db, scope, { filters, newerThan });
      const plan = await planList(db, scope, filters);
      const ways = waysInto(db, scope, filters, plan);
      const counts = await Promise.all(ways.map((way) => way.count(newerThan)));
      return counts.reduce((total, count) => total + count, 0);
    },

    logo: async (entityId) => (await selectLogo(db, entityId))?.bytes,

    events: (documentId, page) => selectEvents(db, documentId, page),

    async noteRide({ id, documentId, revision, at }) {
      const step = { documentId, type: 'ride_generated', revision } as const;
      // Asked outside the lane first: nearly every page is printed again.
      if (await hasEvent(db, step)) return;
      await lane.run(async (tx) => {
        if (!(await hasEvent(tx, step))) await insertEvent(tx, { ...step, id, at: at.toISOString() });
      });
    },
  };
}
