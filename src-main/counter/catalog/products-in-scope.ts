import type { ProductResource } from '../../contract/catalog/product.ts';
import type { ProductScope } from '../../contract/catalog/product-scope.ts';
import type { CatalogBulkStore } from './bulk-store.ts';
import { makeEventLoopYield } from './yield-to-event-loop.ts';

export interface ScopeDependencies {
  readonly store: Pick<CatalogBulkStore, 'allProducts'>;
  /** The products a search is about, as the list of products finds them. */
  readonly idsFor: (search: { readonly q?: string | undefined }) => Promise<ReadonlySet<string>>;
}

/** The products of a scope, in the order they were made; others are served between them. */
export async function* productsIn(
  { store, idsFor }: ScopeDependencies,
  { q, ids, category, parent_id: parentId, active }: ProductScope,
): AsyncIterable<ProductResource> {
  const matchingIds = q?.trim() ? await idsFor({ q }) : undefined;
  const chosen = ids && new Set(ids);
  const yieldToEventLoop = makeEventLoopYield();
  for await (const part of store.allProducts()) {
    for (const product of part) {
      if (chosen && !chosen.has(product.id)) continue;
      if (matchingIds && !matchingIds.has(product.id)) continue;
      if (category !== undefined && product.category !== category) continue;
      if (parentId !== undefined && product.parent?.id !== parentId) continue;
      if (active !== undefined && product.active !== active) continue;
      yield product;
      await yieldToEventLoop();
    }
  }
}
