import { sql } from 'kysely';
import type { PortalStore } from '../../portal/portal-store.ts';
import { selectLogo } from '../rows/business/logos.ts';
import { selectDocuments, toStoredDocument } from '../rows/documents/stored-document.ts';
import type { Store } from '../sqlite/open.ts';

export function makePortalStore({ db, writes }: Store): PortalStore {
  return {
    async document(id) {
      const row = await selectDocuments(db)
        .innerJoin('entity', 'entity.id', 'document.entity_id')
        .leftJoin('logo', 'logo.entity_id', 'document.entity_id')
        .select(['entity.portal_shows_test', 'entity.footer_legend', 'logo.version as logo_version'])
        .where('document.id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        document: toStoredDocument(row),
        showsTest: row.portal_shows_test === 1,
        hasLogo: row.logo_version !== null,
        ...(row.footer_legend !== null && { footerLegend: row.footer_legend }),
      };
    },

    async showsTest(entityId) {
      const row = await db
        .selectFrom('entity')
        .select('portal_shows_test')
        .where('id', '=', entityId)
        .executeTakeFirst();
      return row?.portal_shows_test === 1;
    },

    logo: (entityId) => selectLogo(db, entityId),

    addViews: (views) =>
      writes.run(async (tx) => {
        for (const { documentId, views: more, lastAt } of views) {
          await tx
            .updateTable('document')
            .set({
              portal_views: sql<number>`portal_views + ${more}`,
              portal_last_viewed_at: lastAt.toISOString(),
            })
            .where('id', '=', documentId)
            .execute();
        }
      }),
  };
}
