import { sql } from 'kysely';
import type { CustomerBody } from '../../contract/catalog/customer.ts';
import {
  customerIdOf,
  type HeadCustomerResource,
  keyOfCustomer,
  readSharedCustomer,
  type SharedCustomer,
} from '../../contract/head/stations/customers.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';
import { PRICE_LIST } from './products.ts';
import { type HeadRecord, oneAtATime, recordOf } from './records.ts';

export const CUSTOMER = 'customer';

/** Gives the identifiers of customers by who they are. */
export async function customerIds(tx: HeadTx): Promise<(key: string) => string> {
  const { id } = await tx.selectFrom('business').select('id').executeTakeFirstOrThrow();
  return (key) => customerIdOf(key, id);
}

/**
 * Makes a customer of all stations, or replaces the one of this identifier. With another identification it is another
 * customer, with an identifier of its own, in its place.
 */
export function saveCustomer(
  database: HeadDatabase,
  id: string | undefined,
  { body, at }: { readonly body: CustomerBody; readonly at: Date },
): Promise<Outcome<HeadCustomerResource>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    const before = id === undefined ? undefined : await recordOf(tx, CUSTOMER, id);
    if (id !== undefined && !before) return refuse({ code: 'not_found' });
    const idOf = await customerIds(tx);
    const own = idOf(keyOfCustomer(body));
    const errors = await faultsOf(tx, { own, id }, body);
    if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
    if (before && before.id !== own) await noteCustomer(tx, before.id, null);
    const created_at = before ? readSharedCustomer(before.body).created_at : at.toISOString();
    const customer = { ...body, created_at };
    const version = await noteCustomer(tx, own, customer);
    return { ok: true, value: shownCustomer({ id: own, version, body: customer }) };
  });
}

export function removeCustomer(database: HeadDatabase, id: string): Promise<Outcome<undefined>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    if (!(await recordOf(tx, CUSTOMER, id))) return refuse({ code: 'not_found' });
    await noteCustomer(tx, id, null);
    return { ok: true, value: undefined };
  });
}

/** Customers that bought by a price list buy as everybody does from then on. */
export async function takeListFromCustomers(tx: HeadTx, list: string): Promise<void> {
  const rows = await tx
    .selectFrom('change')
    .select(['id', 'body'])
    .where('subject', '=', CUSTOMER)
    .where(sql<boolean>`body @> ${JSON.stringify({ price_list_id: list })}::jsonb`)
    .execute();
  for (const { id, body } of rows) {
    if (!body) continue;
    const { price_list_id: _, ...rest } = readSharedCustomer(body);
    await noteCustomer(tx, id, rest);
  }
}

export function noteCustomer(tx: HeadTx, id: string, body: SharedCustomer | null): Promise<number> {
  const search = body && {
    name: body.name,
    terms: [body.identification, body.phone, body.email, body.name],
  };
  return noteChange(tx, { subject: CUSTOMER, id, body, ...(search && { search }) });
}

export function shownCustomer({
  id,
  version,
  body,
}: Pick<HeadRecord, 'id' | 'version' | 'body'>): HeadCustomerResource {
  return { object: 'head_customer', id, version, ...readSharedCustomer(body) };
}

async function faultsOf(
  tx: HeadTx,
  { own, id }: { readonly own: string; readonly id: string | undefined },
  { price_list_id: list }: CustomerBody,
) {
  const errors: { readonly pointer: string; readonly code: string; readonly message: string }[] = [];
  if (own !== id && (await recordOf(tx, CUSTOMER, own))) {
    const message = 'Ya hay un cliente con esta identificación.';
    errors.push({ pointer: '/identification', code: 'repeated', message });
  }
  if (list !== undefined && !(await recordOf(tx, PRICE_LIST, list))) {
    const message = 'No hay una lista de precios con este identificador.';
    errors.push({ pointer: '/price_list_id', code: 'not_found', message });
  }
  return errors;
}
