import {
  changedFields,
  customerFields,
  readSharedCustomer,
  type SharedCustomer,
  withFieldsOf,
} from '../../contract/head/stations/customers.ts';
import type { FeedLine } from '../../contract/head/stations/feed.ts';
import type { HeadTx } from '../database/open-database.ts';
import { CUSTOMER, customerIds, noteCustomer } from './customers.ts';
import { PRICE_LIST } from './products.ts';
import { oneAtATime } from './records.ts';

/**
 * Takes what a station says of customers, in the order in which it says it: of each the fields that were changed there,
 * and all of one that was not known here or was removed meanwhile. The last to get here wins, field by field.
 */
export async function takeCustomers(tx: HeadTx, lines: readonly FeedLine[]): Promise<void> {
  if (lines.length === 0) return;
  await oneAtATime(tx);
  const idOf = await customerIds(tx);
  const ids = lines.map(({ ref }) => idOf(ref));
  const existing = await tx
    .selectFrom('change')
    .select(['id', 'version', 'body'])
    .where('subject', '=', CUSTOMER)
    .where('id', 'in', ids)
    .where('body', 'is not', null)
    .execute();
  const lists = await tx
    .selectFrom('change')
    .select('id')
    .where('subject', '=', PRICE_LIST)
    .where('body', 'is not', null)
    .execute();
  const before = new Map(existing.map(({ id, version, body }) => [id, { version, body }]));
  const listIds = new Set(lists.map(({ id }) => id));
  for (const { ref, body, base } of lines) {
    const id = idOf(ref);
    const here = before.get(id);
    const was = here?.body ? { version: here.version, customer: readSharedCustomer(here.body) } : undefined;
    if (!body) {
      if (was) await noteCustomer(tx, id, null);
      continue;
    }
    const merged = merge(withoutLostList(readSharedCustomer(body), listIds), { was, base });
    if (merged !== was?.customer) await noteCustomer(tx, id, merged);
  }
}

interface Versions {
  /** Undefined: nobody has it, or not any more. */
  readonly was: { readonly version: number; readonly customer: SharedCustomer } | undefined;
  readonly base: FeedLine['base'];
}

/** Gives what it was where nothing changes. */
function merge(reported: SharedCustomer, { was, base }: Versions): SharedCustomer {
  if (!was) return reported;
  // A station that knows of a later version than there is got it before the head office was put back.
  const wentBack = base !== undefined && base.version > was.version;
  const fields = wentBack ? customerFields : (base?.changed ?? changedFields(reported, undefined));
  const merged = withFieldsOf(was.customer, reported, fields);
  return changedFields(merged, was.customer).length > 0 ? merged : was.customer;
}

/** A list that was removed here meanwhile is nobody's any more. */
function withoutLostList(customer: SharedCustomer, lists: ReadonlySet<string>): SharedCustomer {
  const { price_list_id: list, ...rest } = customer;
  return list === undefined || lists.has(list) ? customer : rest;
}
