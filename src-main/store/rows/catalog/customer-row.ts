import type { CustomerBody, CustomerResource } from '../../../contract/catalog/customer.ts';
import { identificationTypes, type Party } from '../../../documents/parties/party.ts';
import { amountOfCents } from '../../../documents/values/cents.ts';
import { fold } from '../../../documents/values/fold.ts';
import type { CustomerRow } from '../../schema/shop/catalog.ts';

/** What a customer is, as its row keeps it. */
export function customerValues(body: CustomerBody) {
  return {
    identification_type: body.identification_type,
    identification: body.identification,
    name: body.name,
    address: body.address ?? null,
    email: body.email ?? null,
    phone: body.phone ?? null,
    price_list_id: body.price_list_id ?? null,
    notes: body.notes ?? null,
    search_text: fold([body.identification, body.phone, body.email, body.name].filter(Boolean).join(' ')),
    sort_name: fold(body.name),
  };
}

/** The customer as the other side of a document. */
export function partyOfCustomer(row: CustomerRow): Party & Pick<CustomerResource, 'identification_type'> {
  const type = identificationTypes.find((candidate) => candidate === row.identification_type);
  if (!type) throw new Error(`customer ${row.id} has an unknown identification type`);
  return {
    identification_type: type,
    identification: row.identification,
    name: row.name,
    ...(row.address !== null && { address: row.address }),
    ...(row.email !== null && { email: row.email }),
  };
}

export function toCustomer(row: CustomerRow): CustomerResource {
  return {
    object: 'customer',
    id: row.id,
    ...partyOfCustomer(row),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.price_list_id !== null && { price_list_id: row.price_list_id }),
    ...(row.notes !== null && { notes: row.notes }),
    ...(row.credit_limit !== null && { credit_limit: amountOfCents(row.credit_limit) }),
    ...(row.credit_days !== null && { credit_days: row.credit_days }),
    created_at: row.created_at,
  };
}
