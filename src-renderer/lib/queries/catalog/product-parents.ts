import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import {
  type ProductParent,
  productParentList,
} from '../../../../src-main/contract/catalog/product-parent.ts';
import { isSameBarcode } from '../../../../src-main/documents/identifiers/gtin.ts';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { fold } from '../../../../src-main/documents/values/fold.ts';
import type { Answer } from '../../http/answer.ts';
import type { Http } from '../../http/http.ts';

/** Parents with their variants, by identifier. */
export type ParentsById = ReadonlyMap<string, ProductParent>;

interface Asking {
  readonly environment: Environment;
  readonly signal?: AbortSignal | undefined;
}

/** The parents of products, and how much there is of their variants. */
export async function findParents(
  local: Http,
  products: readonly ProductResource[],
  { environment, signal }: Asking,
): Promise<Answer<ParentsById>> {
  const ids = [...new Set(products.flatMap(({ parent }) => parent?.id ?? []))];
  if (ids.length === 0) return { ok: true, value: new Map() };
  const answer = await local.send(productParentList, 'GET /v1/local/product-parents', {
    query: { ids: ids.join(','), environment, limit: ids.length },
    signal,
  });
  if (!answer.ok) return answer;
  return { ok: true, value: new Map(answer.value.data.map((parent) => [parent.id, parent])) };
}

/** Whether a text is the whole code or barcode of a product. */
export function isOfCode({ code, barcode }: ProductResource, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return code.toLowerCase() === wanted || isSameBarcode(barcode?.toLowerCase(), wanted);
}

/** Whether each word of a text is part of the code, the barcode or the name of a product. */
function hasEveryWord({ code, barcode = '', name }: ProductResource, typed: string): boolean {
  const own = fold([code, barcode, name].join(' '));
  return fold(typed)
    .split(/\s+/)
    .every((word) => own.includes(word));
}

/**
 * The parent that a row of a grouped list stands for; undefined of what stands for itself, as the one variant does
 * that a text is of.
 */
export function parentOfRow(
  product: ProductResource,
  typed: string,
  parents: ParentsById,
): ProductParent | undefined {
  const parent = product.parent && parents.get(product.parent.id);
  if (!parent || typed.trim() === '') return parent;
  const matches = parent.variants.filter(
    (variant) => variant.product.active === product.active && hasEveryWord(variant.product, typed),
  );
  return matches.length === 1 || isOfCode(product, typed) ? undefined : parent;
}
