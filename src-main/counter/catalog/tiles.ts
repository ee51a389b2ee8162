import { createHash } from 'node:crypto';
import { productPictureLimits } from '../../contract/catalog/product.ts';
import type { TilePage, TilesBody, TilesResource } from '../../contract/catalog/tiles.ts';
import type { ReadPicture } from '../../contract/picture.ts';
import { checkPicture } from '../../contract/problems/check-picture.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { notFound, unknown } from './refuse.ts';
import type { ProductPicture, TileStore } from './tile-store.ts';

export interface TileDependencies {
  readonly store: TileStore;
  readonly readPicture: ReadPicture;
}

export type Tiles = ReturnType<typeof makeTiles>;

/** What the counter shows to be touched: pages of favourites, and the pictures of products. */
export function makeTiles({ store, readPicture }: TileDependencies) {
  async function setPicture(id: string, picture: ProductPicture | null): Promise<Outcome<undefined>> {
    switch (await store.setPicture(id, picture, productPictureLimits.count)) {
      case 'written':
        return { ok: true, value: undefined };
      case 'no_product':
        return notFound;
      case 'full':
        return refuse({
          code: 'invalid_state',
          detail: `Ya hay ${productPictureLimits.count} productos con imagen: quite alguna antes.`,
        });
    }
  }

  return {
    get: async (): Promise<TilesResource> => resourceOf(await store.pages()),

    async set({ pages }: TilesBody): Promise<Outcome<TilesResource>> {
      const written = await store.setPages(pages);
      return written.kind === 'written'
        ? { ok: true, value: resourceOf(written.pages) }
        : unknown(
            `/pages/${written.page}/product_ids/${written.index}`,
            'No hay un producto con este identificador.',
          );
    },

    picture: async (id: string): Promise<Outcome<ProductPicture>> => {
      const picture = await store.picture(id);
      return picture ? { ok: true, value: picture } : notFound;
    },

    /** Takes a picture of a product, instead of the one it had. */
    async putPicture(id: string, bytes: Uint8Array): Promise<Outcome<undefined>> {
      const checked = checkPicture(bytes, {
        what: 'La imagen',
        limits: productPictureLimits,
        read: readPicture,
      });
      if (!checked.ok) return checked;
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      return setPicture(id, { contentType: checked.value.contentType, bytes, version });
    },

    removePicture: (id: string): Promise<Outcome<undefined>> => setPicture(id, null),
  };
}

function resourceOf(pages: readonly TilePage[]): TilesResource {
  return { object: 'tiles', pages: [...pages] };
}
