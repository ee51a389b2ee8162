import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { Variant } from '../../../../src-main/contract/catalog/product-parent.ts';
import { termsOf } from '../../../../src-main/documents/identifiers/search-terms.ts';
import {
  type CatalogRow,
  catalogRow,
  type ParentsById,
  searchTextOf,
} from '../../../lib/variants/catalog-row.ts';
import { productOfCode } from '../../../lib/variants/product-of-code.ts';

/**
 * What a row of the search sells: the one variant that a text is nearest to, or a parent with the variants that it is
 * as near to. «camiseta m» is nearer to «Camiseta M» than to «Camiseta S», whose name has an m, too.
 */
export function saleRow(product: ProductResource, parents: ParentsById, text: string): CatalogRow {
  const row = catalogRow(product, parents, { term: text, active: true });
  if (row.kind === 'product') return row;
  const variants = nearestTo(text, row.variants);
  const ofCode = productOfCode(
    variants.map((variant) => variant.product),
    text,
  );
  const only = variants.length === 1 ? variants[0]?.product : ofCode;
  return only ? { kind: 'product', product: only } : { ...row, variants };
}

/** Those that have each term as a word; else as the beginning of one; else all. */
function nearestTo(text: string, variants: readonly Variant[]): readonly Variant[] {
  const terms = termsOf(text);
  const withEach = (fits: (word: string, term: string) => boolean) =>
    variants.filter(({ product }) => {
      const own = wordsOf(product);
      return terms.every((term) => own.some((word) => fits(word, term)));
    });
  const whole = withEach((word, term) => word === term);
  if (whole.length > 0) return whole;
  const begun = withEach((word, term) => word.startsWith(term));
  return begun.length > 0 ? begun : variants;
}

/** As they are written, and what is between their hyphens and stops. */
function wordsOf(product: ProductResource): readonly string[] {
  const own = searchTextOf(product);
  return [...own.split(/\s+/), ...own.split(/[^\p{L}\p{N}]+/u)];
}
