import type {
  ProductBody,
  ProductCode,
  ProductCodeQuery,
  ProductListQuery,
  ProductResource,
} from '../../contract/catalog/product.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { Removals } from '../removals/removals.ts';
import { nextCode, usualPrefix } from './next-code.ts';
import type { ProductStore } from './product-store.ts';
import { alreadyTaken, notFound, unknown } from './refuse.ts';

interface Dependencies {
  readonly store: ProductStore;
  readonly removals: Pick<Removals, 'remove'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type Products = ReturnType<typeof makeProducts>;

/** What the shop sells. */
export function makeProducts({ store, removals, now, newId }: Dependencies) {
  async function save(id: string, body: ProductBody): Promise<Outcome<ProductResource>> {
    const saved = await store.save(id, body, now().toISOString());
    switch (saved.kind) {
      case 'saved':
        return { ok: true, value: saved.product };
      case 'taken':
        return alreadyTaken(`/${saved.field}`, takenMessages[saved.field]);
      case 'no_price_list':
        return unknown(
          `/prices/${saved.index}/price_list_id`,
          'No hay una lista de precios con este identificador.',
        );
    }
  }

  return {
    list: (query: ProductListQuery) => store.list(query),
    categories: () => store.categories(),
    /** A code no product has: the next of a prefix, or of those usual in a category, or in the shop. */
    async suggestCode({ prefix, category }: ProductCodeQuery): Promise<ProductCode> {
      const inCategory = category === undefined ? undefined : usualPrefix(await store.codes({ category }));
      const chosen = prefix ?? inCategory ?? usualPrefix(await store.codes({}));
      const code = nextCode(chosen, chosen === undefined ? [] : await store.codes({ prefix: chosen }));
      return { object: 'product_code', code };
    },
    get: async (id: string): Promise<Outcome<ProductResource>> => {
      const product = await store.get(id);
      return product ? { ok: true, value: product } : notFound;
    },
    create: (body: ProductBody) => save(newId(), body),
    change: async (id: string, body: ProductBody) => ((await store.get(id)) ? save(id, body) : notFound),
    /** `session` may undo it for a while. */
    remove: async (id: string, session: string | undefined): Promise<Outcome<undefined>> =>
      (await removals.remove('product', id, session)) ? { ok: true, value: undefined } : notFound,
  };
}

const takenMessages = {
  code: 'Otro producto ya tiene este código.',
  barcode: 'Otro producto ya tiene este código de barras.',
} as const;
