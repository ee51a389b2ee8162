import { sql } from 'kysely';
import type { LabelStore } from '../../counter/catalog/labels/label-store.ts';
import type { Store } from '../sqlite/open.ts';

export function makeLabelStore({ db, writes }: Store): LabelStore {
  return {
    async prices(list) {
      const rows = await db
        .selectFrom('product_label')
        .select(['product_id', 'price'])
        .where('price_list_id', '=', list ?? '')
        .execute();
      return new Map(rows.map(({ product_id: id, price }) => [id, price]));
    },

    async record(labels, { list, at }) {
      await writes.run((tx) =>
        sql`
          INSERT INTO product_label (product_id, price_list_id, price, made_at)
          SELECT value ->> 'productId', ${list ?? ''}, value ->> 'price', ${at}
          FROM json_each(${JSON.stringify(labels)})
          WHERE value ->> 'productId' IN (SELECT id FROM product)
          ON CONFLICT DO UPDATE SET price = excluded.price, made_at = excluded.made_at`.execute(tx),
      );
    },
  };
}
