import { listOf } from '../../../../src-main/contract/list.ts';
import {
  type CustomerBody,
  type CustomerResource,
  customerResource,
} from '../../../../src-main/contract/local.ts';
import type { Answer } from '../../../lib/answer.ts';
import type { Http } from '../../../lib/http.ts';

const customerList = listOf(customerResource);

/** Customers whose identification or name match. */
export async function findCustomers(
  local: Http,
  text: string,
  signal?: AbortSignal,
): Promise<Answer<readonly CustomerResource[]>> {
  const answer = await local.send(customerList, 'GET /v1/local/customers', {
    query: { q: text, limit: 6 },
    signal,
  });
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}

/** Keeps a buyer for the next time: new, or with what changed since. */
export async function rememberCustomer(
  local: Http,
  buyer: CustomerBody,
): Promise<Answer<CustomerResource | undefined>> {
  const found = await findCustomers(local, buyer.identification);
  if (!found.ok) return found;
  const known = found.value.find(
    (customer) =>
      customer.identification === buyer.identification &&
      customer.identification_type === buyer.identification_type,
  );
  if (!known) {
    return local.send(customerResource, 'POST /v1/local/customers', { body: buyer });
  }
  const same = known.name === buyer.name && known.address === buyer.address && known.email === buyer.email;
  if (same) return { ok: true, value: known };
  return local.send(customerResource, 'PUT /v1/local/customers/{id}', {
    path: { id: known.id },
    body: buyer,
  });
}
