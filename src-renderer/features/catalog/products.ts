import { listOf } from '../../../src-main/contract/list.ts';
import { type ProductResource, productResource } from '../../../src-main/contract/local.ts';
import type { Answer } from '../../lib/answer.ts';
import type { Http } from '../../lib/http.ts';

export const productList = listOf(productResource);

/** How many products the page shows at once. */
export const SHOWN_PRODUCTS = 100;

/** Creates a product, or changes it when `id` is given. The service checks `body`: its faults go beside the fields. */
export function saveProduct(
  local: Http,
  { id, body }: { id: string | undefined; body: Readonly<Record<string, string>> },
): Promise<Answer<ProductResource>> {
  return id === undefined
    ? local.send(productResource, { method: 'POST', path: '/v1/local/products', body })
    : local.send(productResource, { method: 'PUT', path: `/v1/local/products/${id}`, body });
}

export function deleteProduct(local: Http, id: string): Promise<Answer<undefined>> {
  return local.command({ method: 'DELETE', path: `/v1/local/products/${id}` });
}
