import { listOf } from '../../../src-main/contract/list.ts';
import { type ProductResource, productBody, productResource } from '../../../src-main/contract/local.ts';
import { checkBody } from '../../../src-main/documents/check-body.ts';
import type { Answer } from '../../lib/answer.ts';
import type { Http } from '../../lib/http.ts';

export const productList = listOf(productResource);

/** How many products the page shows at once. */
export const SHOWN_PRODUCTS = 100;

/**
 * Creates a product, or changes it when `id` is given. The form is checked as the service checks it, and says the
 * same: its faults go beside the fields.
 */
export async function saveProduct(
  local: Http,
  { id, form }: { id: string | undefined; form: Readonly<Record<string, string>> },
): Promise<Answer<ProductResource>> {
  const checked = checkBody(productBody, form);
  if (!checked.ok) {
    return { ok: false, refusal: { code: 'validation_failed', detail: '', errors: checked.faults } };
  }
  const body = checked.value;
  return id === undefined
    ? local.send(productResource, 'POST /v1/local/products', { body })
    : local.send(productResource, 'PUT /v1/local/products/{id}', { path: { id }, body });
}

export function deleteProduct(local: Http, id: string): Promise<Answer<undefined>> {
  return local.call('DELETE /v1/local/products/{id}', { path: { id } });
}
