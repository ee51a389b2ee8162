import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { productResource } from './product.ts';

/** As many as fingers find their way among. */
export const tileLimits = { pages: 12, tiles: 60 } as const;

const pageName = text(30);

/** The favourites of the counter as they are set: pages of products in their order. */
export const tilesBody = namedObject('tiles_body', {
  pages: z
    .array(
      z.strictObject({
        name: pageName,
        product_ids: z
          .array(z.uuid())
          .max(tileLimits.tiles)
          .refine((ids) => new Set(ids).size === ids.length, {
            params: { code: 'repeated' },
            error: 'Cada producto va una sola vez en una página.',
          }),
      }),
    )
    .max(tileLimits.pages),
});
export type TilesBody = z.output<typeof tilesBody>;

const tilePage = z.strictObject({ name: z.string(), products: z.array(productResource) });
export type TilePage = z.output<typeof tilePage>;

export const tilesResource = namedObject('tiles', {
  object: z.literal('tiles'),
  pages: z.array(tilePage),
});
export type TilesResource = z.output<typeof tilesResource>;
