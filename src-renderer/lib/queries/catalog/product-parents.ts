import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { productParentList } from '../../../../src-main/contract/catalog/product-parent.ts';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import type { Answer } from '../../http/answer.ts';
import type { Http } from '../../http/http.ts';
import type { ParentsById } from '../../variants/catalog-row.ts';

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
