import {
  type ProductList,
  type ProductResource,
  productList,
} from '../../../../src-main/contract/catalog/product.ts';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import type { Answer } from '../../../lib/http/answer.ts';
import type { Http } from '../../../lib/http/http.ts';
import { findParents } from '../../../lib/queries/catalog/product-parents.ts';
import type { ParentsById } from '../../../lib/variants/catalog-row.ts';
import { productOfCode } from '../../../lib/variants/product-of-code.ts';

const SHOWN = 8;

/** What a search has, with the parents that rows of it stand for. */
export interface SearchedProducts {
  /** What was searched. */
  readonly text: string;
  readonly products: readonly ProductResource[];
  readonly parents: ParentsById;
}

interface Searching {
  /** Of variants, one row for all of a parent. */
  readonly isGrouped: boolean;
  /** Whose stock is shown. */
  readonly environment: Environment;
  readonly signal?: AbortSignal | undefined;
}

/** Products that are sold and whose name, code or barcode match, the nearest first. */
export async function findProducts(
  local: Http,
  text: string,
  { isGrouped, environment, signal }: Searching,
): Promise<Answer<SearchedProducts>> {
  const query = { q: text, limit: SHOWN, active: 'true' as const };
  const answer = dataOf(
    await local.send(productList, 'GET /v1/local/products', {
      query: isGrouped ? { ...query, grouped: 'true' as const } : query,
      signal,
    }),
  );
  if (!answer.ok) return answer;
  const products = answer.value;
  if (!isGrouped) return { ok: true, value: { text, products, parents: new Map() } };
  const parents = await findParents(local, products, { environment, signal });
  return parents.ok ? { ok: true, value: { text, products, parents: parents.value } } : parents;
}

/** The product a code is of, whether it is still sold or not; undefined when it is nobody's. */
export async function findByCode(local: Http, code: string): Promise<Answer<ProductResource | undefined>> {
  // A product of that code comes before those that only contain it.
  const answer = dataOf(
    await local.send(productList, 'GET /v1/local/products', { query: { q: code, limit: 2 } }),
  );
  return answer.ok ? { ok: true, value: productOfCode(answer.value, code) } : answer;
}

function dataOf(answer: Answer<ProductList>): Answer<readonly ProductResource[]> {
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}
