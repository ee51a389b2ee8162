import { listOf } from '../../../../src-main/contract/list.ts';
import { type ProductResource, productResource } from '../../../../src-main/contract/local.ts';
import type { Answer } from '../../../lib/answer.ts';
import type { Http } from '../../../lib/http.ts';

const productList = listOf(productResource);

/** Products whose name, code or barcode match, the nearest first. */
export async function findProducts(
  local: Http,
  text: string,
  signal?: AbortSignal,
): Promise<Answer<readonly ProductResource[]>> {
  const answer = await local.send(productList, 'GET /v1/local/products', {
    query: { q: text, limit: 8 },
    signal,
  });
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}

/** The one product a scanned or fully typed code means. */
export function productOfCode(
  products: readonly ProductResource[],
  code: string,
): ProductResource | undefined {
  const wanted = code.toLowerCase();
  return (
    products.find(({ barcode }) => barcode?.toLowerCase() === wanted) ??
    products.find((product) => product.code.toLowerCase() === wanted)
  );
}
