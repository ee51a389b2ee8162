import {
  type CustomerResource,
  customerList,
  customerResource,
} from '../../../../src-main/contract/catalog/customer.ts';
import type { Buyer } from '../../../lib/buyer-draft.ts';
import type { Answer } from '../../../lib/http/answer.ts';
import type { Http } from '../../../lib/http/http.ts';

const SHOWN = 6;

/** Customers whose identification or name match. */
export async function findCustomers(
  local: Http,
  text: string,
  signal?: AbortSignal,
): Promise<Answer<readonly CustomerResource[]>> {
  const answer = await local.send(customerList, 'GET /v1/local/customers', {
    query: { q: text, limit: SHOWN },
    signal,
  });
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}

/** Keeps a buyer for the next time: new, or with what changed since. */
export async function rememberCustomer(local: Http, buyer: Buyer): Promise<Answer<CustomerResource>> {
  const customers = await findCustomers(local, buyer.identification);
  if (!customers.ok) return customers;
  const customer = customers.value.find(
    (customer) =>
      customer.identification === buyer.identification &&
      customer.identification_type === buyer.identification_type,
  );
  if (!customer) return local.send(customerResource, 'POST /v1/local/customers', { body: buyer });
  const isSame =
    customer.name === buyer.name && customer.address === buyer.address && customer.email === buyer.email;
  if (isSame) return { ok: true, value: customer };
  const { phone, price_list_id, notes } = customer;
  return local.send(customerResource, 'PUT /v1/local/customers/{id}', {
    path: { id: customer.id },
    // The counter asks for none of these: they stay as they are.
    body: { ...buyer, phone, price_list_id, notes },
  });
}
