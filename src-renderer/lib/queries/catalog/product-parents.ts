import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import {
  type ProductParent,
  productParentList,
} from '../../../../src-main/contract/catalog/product-parent.ts';
import { isSameBarcode } from '../../../../src-main/documents/identifiers/gtin.ts';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
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

/** The one product a scanned or fully typed code means. */
export function isOfCode({ code, barcode }: ProductResource, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return code.toLowerCase() === wanted || isSameBarcode(barcode?.toLowerCase(), wanted);
}

/** The parent that a row of a grouped list stands for; undefined of what stands for itself. */
export function parentOfRow(
  product: ProductResource,
  typed: string,
  parents: ParentsById,
): ProductParent | undefined {
  return product.parent && !isOfCode(product, typed) ? parents.get(product.parent.id) : undefined;
}
