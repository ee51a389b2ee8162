import type { ProductResource } from '../../../src-main/contract/catalog/product.ts';
import type { ProductParent, Variant } from '../../../src-main/contract/catalog/product-parent.ts';
import { termsOf } from '../../../src-main/documents/identifiers/search-terms.ts';
import { fold } from '../../../src-main/documents/values/fold.ts';
import { productOfCode } from './product-of-code.ts';

/** Parents with their variants, by identifier. */
export type ParentsById = ReadonlyMap<string, ProductParent>;

/** A row of a grouped list. */
export type CatalogRow =
  | { readonly kind: 'product'; readonly product: ProductResource }
  /** `variants`: those that match what the list was asked, one at least. */
  | { readonly kind: 'parent'; readonly parent: ProductParent; readonly variants: readonly Variant[] };

/** What a list was asked. */
export interface RowFilter {
  readonly term: string;
  readonly category?: string | undefined;
  readonly active?: boolean | undefined;
}

/** What a product of a grouped list stands for: its parent, or itself, as the one variant does that a term is of. */
export function catalogRow(product: ProductResource, parents: ParentsById, filter: RowFilter): CatalogRow {
  const parent = product.parent && parents.get(product.parent.id);
  const { term } = filter;
  if (!parent || productOfCode([product], term)) return { kind: 'product', product };
  const variants = parent.variants.filter((variant) => matches(variant.product, filter));
  const [only, ...others] = variants;
  if (!only) return { kind: 'product', product };
  return term.trim() !== '' && others.length === 0
    ? { kind: 'product', product: only.product }
    : { kind: 'parent', parent, variants };
}

function matches(product: ProductResource, { term, category, active }: RowFilter): boolean {
  if (active !== undefined && product.active !== active) return false;
  if (category !== undefined && product.category !== category) return false;
  const own = searchTextOf(product);
  return termsOf(term).every((one) => own.includes(one));
}

/** Where terms are looked for. */
export function searchTextOf({ code, barcode, name }: ProductResource): string {
  return fold([code, barcode, name].filter(Boolean).join(' '));
}
