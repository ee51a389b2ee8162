import type { HeadOwnership } from '../../counter/head-office/head-ownership.ts';
import type { Store } from '../sqlite/open.ts';
import { headIdOf } from './changes/applier.ts';

/** What came to this station from its head office. */
export function makeHeadOwnership({ db }: Store): HeadOwnership {
  return {
    isOwned: async (subject, id) => (await headIdOf(db, subject, id)) !== undefined,

    async ownedOf(subject, among) {
      let query = db.selectFrom('head_item').select('local_id').where('subject', '=', subject);
      if (among) query = query.where('local_id', 'in', among);
      const items = await query.execute();
      return items.flatMap(({ local_id }) => local_id ?? []);
    },

    async decides(...subjects) {
      const item = await db
        .selectFrom('head_item')
        .select('id')
        .where('subject', 'in', subjects)
        .limit(1)
        .executeTakeFirst();
      return item !== undefined;
    },
  };
}
