import { type Kysely, sql } from 'kysely';
import type { CustomerBody } from '../../../contract/catalog/customer.ts';
import {
  changedFields,
  readSharedCustomer,
  type SharedCustomer,
} from '../../../contract/head/stations/customers.ts';
import type { FeedLine } from '../../../contract/head/stations/feed.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

type Reader = Pick<Kysely<Tables>, 'selectFrom'>;

const SUBJECT = 'customer';

/** A customer of this station as it is reported to the head office, and which row it is. */
export async function sharedCustomer(
  db: Reader,
  key: string,
): Promise<{ readonly id: string; readonly customer: SharedCustomer } | undefined> {
  const row = await db.selectFrom('shared_customer').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  const { id, key: _, ...values } = row;
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return { id, customer: readSharedCustomer(Object.fromEntries(entries)) };
}

/** What the head office has of a customer, as far as this station knows. */
export async function baseOf(
  db: Reader,
  key: string,
  customer: SharedCustomer,
): Promise<{ readonly version: number; readonly customer: CustomerBody } | undefined> {
  const row = await db.selectFrom('customer_base').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  const { version, key: _, ...values } = row;
  const { identification_type, identification, created_at } = customer;
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  const whole = { identification_type, identification, created_at, ...Object.fromEntries(entries) };
  return { version, customer: readSharedCustomer(whole) };
}

/** A customer as it is now, and what of it was changed here; a body of null: it was removed. */
export async function customerLine(db: Reader, key: string): Promise<Pick<FeedLine, 'body' | 'base'>> {
  const shared = await sharedCustomer(db, key);
  if (!shared) return { body: null };
  const { customer } = shared;
  const base = await baseOf(db, key, customer);
  return {
    body: { ...customer },
    ...(base && { base: { version: base.version, changed: [...changedFields(customer, base.customer)] } }),
  };
}

/**
 * What the batch under way has is what the head office has from then on. Of what changed while it was sent nothing is
 * known: that is reported once more.
 */
export async function acknowledgeCustomers(tx: Tx): Promise<void> {
  const reportedRefs = sql`
    SELECT ref FROM feed WHERE subject = ${SUBJECT} AND position <= (SELECT batch_end FROM station)`;
  await sql`
    INSERT INTO customer_base (key, version, name, address, email, phone, price_list_id, notes)
    SELECT key, 0, name, address, email, phone, price_list_id, notes FROM shared_customer WHERE key IN (${reportedRefs})
    ON CONFLICT (key) DO UPDATE SET name = excluded.name, address = excluded.address, email = excluded.email,
      phone = excluded.phone, price_list_id = excluded.price_list_id, notes = excluded.notes
  `.execute(tx);
  await sql`
    DELETE FROM customer_base
    WHERE key IN (${reportedRefs} AND NOT EXISTS (SELECT 1 FROM shared_customer WHERE key = feed.ref))
  `.execute(tx);
}

/** Whether what became of a customer here is still to be reported. */
export async function isToBeReported(tx: Tx, key: string): Promise<boolean> {
  const noted = await tx
    .selectFrom('feed')
    .select('position')
    .where('subject', '=', SUBJECT)
    .where('ref', '=', key)
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * A customer is to be reported after the batch under way, which has what was known before: what it takes
 * away when it is acknowledged is not this.
 */
export async function queueForFeed(tx: Tx, key: string): Promise<void> {
  await removeFromFeed(tx, key);
  await tx.insertInto('feed').values({ subject: SUBJECT, ref: key }).execute();
}

/** What came from the head office is not reported to it: it has that. */
export async function removeFromFeed(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('feed').where('subject', '=', SUBJECT).where('ref', '=', key).execute();
}
