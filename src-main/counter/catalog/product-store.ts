import type {
  ProductBody,
  ProductCategory,
  ProductListQuery,
  ProductResource,
} from '../../contract/catalog/product.ts';

export interface ProductStore {
  list(query: ProductListQuery): Promise<CatalogPage<ProductResource>>;
  /** All that a search finds. */
  idsFor(search: { readonly q?: string | undefined }): Promise<ReadonlySet<string>>;
  get(id: string): Promise<ProductResource | undefined>;
  /** Those there are of so many ids as one statement may name. */
  byIds(ids: readonly string[]): Promise<readonly ProductResource[]>;
  /** Those of these codes, without the codes that no product has. */
  byCodes(codes: readonly string[]): Promise<readonly ProductResource[]>;
  /** The codes of a category, or all that begin so; of the newest products where there are very many. */
  codes(of: {
    readonly category?: string | undefined;
    readonly prefix?: string | undefined;
  }): Promise<readonly string[]>;
  categories(): Promise<readonly ProductCategory[]>;
  /** Makes it or replaces it. */
  save(id: string, body: ProductBody, at: string): Promise<SavedProduct>;
}

export type SavedProduct =
  | { readonly kind: 'saved'; readonly product: ProductResource }
  /** Code or barcode are another product's. */
  | { readonly kind: 'taken'; readonly field: 'code' | 'barcode' }
  | { readonly kind: 'no_price_list'; readonly index: number };

/** Part of a list, and how many there are in all where that was asked. */
export interface CatalogPage<Item> {
  readonly items: readonly Item[];
  readonly total?: number;
}
