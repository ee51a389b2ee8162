import { z } from 'zod';
import { PRODUCTS_OF_PROMOTION, type PromotionBody } from '../../contract/catalog/promotion.ts';
import type { Fault } from '../../documents/values/fault.ts';
import type { CatalogBulkStore } from '../catalog/bulk-store.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import { unknownFault } from '../catalog/refuse.ts';

export interface CatalogLookups {
  readonly catalog: Pick<CatalogBulkStore, 'priceLists'>;
  readonly products: Pick<ProductStore, 'byIds' | 'categories'>;
}

/** What of a body can be looked up, whatever else is wrong with it. */
const references = z.object({
  products: z.array(z.uuid()).max(PRODUCTS_OF_PROMOTION).catch([]),
  categories: z.array(z.string().trim()).catch([]),
  price_lists: z.array(z.uuid()).catch([]),
});

/** What a promotion names that the catalog does not have. What it named before may be gone since: it covers nothing. */
export async function unknownReferences(
  { catalog, products }: CatalogLookups,
  body: unknown,
  before?: PromotionBody,
): Promise<readonly Fault[]> {
  const read = references.safeParse(body);
  if (!read.success) return [];
  const named = read.data;
  const ids = [...(await products.byIds(named.products)), ...(await catalog.priceLists())].map(
    ({ id }) => id,
  );
  const names = (await products.categories()).map(({ name }) => name);
  const known = new Set([
    ...ids,
    ...names,
    ...(before ? [...before.products, ...before.categories, ...before.price_lists] : []),
  ]);
  return [
    ...named.products.flatMap((id, index) =>
      known.has(id) ? [] : unknownFault(`/products/${index}`, 'No hay un producto con este identificador.'),
    ),
    ...named.categories.flatMap((name, index) =>
      known.has(name)
        ? []
        : unknownFault(`/categories/${index}`, `Ningún producto tiene la categoría «${name}».`),
    ),
    ...named.price_lists.flatMap((id, index) =>
      known.has(id)
        ? []
        : unknownFault(`/price_lists/${index}`, 'No hay una lista de precios con este identificador.'),
    ),
  ];
}
