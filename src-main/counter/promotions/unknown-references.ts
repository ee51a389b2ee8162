import { z } from 'zod';
import type { Fault } from '../../documents/values/fault.ts';
import type { CatalogBulkStore } from '../catalog/bulk-store.ts';
import type { ProductStore } from '../catalog/product-store.ts';

export interface CatalogLookups {
  readonly catalog: Pick<CatalogBulkStore, 'priceLists'>;
  readonly products: Pick<ProductStore, 'get' | 'categories'>;
}

/** What of a body can be looked up, whatever else is wrong with it. */
const references = z.object({
  products: z.array(z.uuid()).catch([]),
  categories: z.array(z.string()).catch([]),
  price_lists: z.array(z.uuid()).catch([]),
});

/** What a promotion names that the catalog does not have. */
export async function unknownReferences(
  { catalog, products }: CatalogLookups,
  body: unknown,
): Promise<readonly Fault[]> {
  const read = references.safeParse(body);
  if (!read.success) return [];
  const named = read.data;
  const categories = new Set((await products.categories()).map(({ name }) => name));
  const lists = new Set((await catalog.priceLists()).map(({ id }) => id));
  const isProduct = await Promise.all(
    named.products.map(async (id) => (await products.get(id)) !== undefined),
  );
  return [
    ...named.products.flatMap((_, index) =>
      isProduct[index] ? [] : fault(`/products/${index}`, 'No hay un producto con este identificador.'),
    ),
    ...named.categories.flatMap((name, index) =>
      categories.has(name)
        ? []
        : fault(`/categories/${index}`, `Ningún producto tiene la categoría «${name}».`),
    ),
    ...named.price_lists.flatMap((id, index) =>
      lists.has(id)
        ? []
        : fault(`/price_lists/${index}`, 'No hay una lista de precios con este identificador.'),
    ),
  ];
}

function fault(pointer: string, message: string): Fault[] {
  return [{ pointer, code: 'not_found', message }];
}
