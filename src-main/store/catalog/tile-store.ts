import type { TilePage } from '../../contract/catalog/tiles.ts';
import type { TileStore } from '../../counter/catalog/tile-store.ts';
import { withPrices } from '../rows/catalog/product-prices.ts';
import type { Store } from '../sqlite/open.ts';

export function makeTileStore({ db, writes }: Store): TileStore {
  return {
    pages: () => pagesIn(db),

    setPages: (pages) =>
      writes.run(async (tx) => {
        const wanted = [...new Set(pages.flatMap(({ product_ids }) => product_ids))];
        const rows = await tx.selectFrom('product').select('id').where('id', 'in', wanted).execute();
        const existingIds = new Set(rows.map(({ id }) => id));
        for (const [page, { product_ids }] of pages.entries()) {
          const index = product_ids.findIndex((id) => !existingIds.has(id));
          if (index !== -1) return { kind: 'no_product', page, index };
        }
        await tx.deleteFrom('tile_page').execute();
        for (const [index, { name, product_ids }] of pages.entries()) {
          await tx.insertInto('tile_page').values({ place: index, name }).execute();
          if (product_ids.length === 0) continue;
          const tiles = product_ids.map((product_id, at) => ({ page: index, place: at, product_id }));
          await tx.insertInto('tile').values(tiles).execute();
        }
        return { kind: 'written', pages: await pagesIn(tx) };
      }),

    async picture(productId) {
      const row = await db
        .selectFrom('product_picture')
        .select(['content_type', 'bytes', 'version'])
        .where('product_id', '=', productId)
        .executeTakeFirst();
      return row && { contentType: row.content_type, bytes: row.bytes, version: row.version };
    },

    setPicture: (productId, picture, limit) =>
      writes.run(async (tx) => {
        const product = await tx
          .selectFrom('product')
          .select('id')
          .where('id', '=', productId)
          .executeTakeFirst();
        if (!product) return 'no_product';
        await tx.deleteFrom('product_picture').where('product_id', '=', productId).execute();
        if (!picture) return 'written';
        const { count } = await tx
          .selectFrom('product_picture')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        // The one it had is gone already: only a new one can be too many.
        if (count >= limit) return 'full';
        const { contentType: content_type, bytes, version } = picture;
        await tx
          .insertInto('product_picture')
          .values({ product_id: productId, content_type, bytes, version })
          .execute();
        return 'written';
      }),
  };
}

async function pagesIn(db: Pick<Store['db'], 'selectFrom'>): Promise<readonly TilePage[]> {
  const pages = await db.selectFrom('tile_page').selectAll().orderBy('place').execute();
  return Promise.all(
    pages.map(async ({ place, name }) => {
      const rows = await db
        .selectFrom('tile')
        .innerJoin('product', 'product.id', 'tile.product_id')
        .selectAll('product')
        .where('tile.page', '=', place)
        .orderBy('tile.place')
        .execute();
      return { name, products: [...(await withPrices(db, rows))] };
    }),
  );
}
