import type { CustomerBody } from '../../../contract/catalog/customer.ts';
import {
  changedFields,
  customerFields,
  customerIdOf,
  keyOfCustomer,
  readSharedCustomer,
  type SharedCustomer,
  withFieldsOf,
} from '../../../contract/head/stations/customers.ts';
import { customerValues } from '../../rows/catalog/customer-row.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { type Applier, localIdOf, RefusedChange } from './applier.ts';
import { baseOf, isToBeReported, queueForFeed, removeFromFeed, sharedCustomer } from './shared-customers.ts';

/**
 * Customers of the whole business, known here by their identification. What was changed here and is not reported yet is kept
 * over what comes, field by field, and reported next.
 */
export const customerChanges: Applier = {
  async put(tx, { body, version, newId }) {
    const theirs = readSharedCustomer(body);
    const key = keyOfCustomer(theirs);
    const here = await sharedCustomer(tx, key);
    if (here) await merge(tx, here, { theirs, version });
    // One that is to be reported and is not there was removed here.
    else if (await isToBeReported(tx, key)) await queueForFeed(tx, key);
    else {
      const list = await listHere(tx, theirs.price_list_id);
      await tx
        .insertInto('customer')
        .values({
          ...customerValues(theirs),
          id: newId(),
          price_list_id: list,
          created_at: theirs.created_at,
        })
        .execute();
      await removeFromFeed(tx, key);
    }
    await keepBase(tx, { key, version, customer: theirs });
    return key;
  },

  /** Of one that was reported from here and removed elsewhere at once, the removal alone is named. */
  async findHere(tx, id) {
    const { business } = await tx.selectFrom('station').select('business').executeTakeFirstOrThrow();
    const unnamed = await tx
      .selectFrom('shared_customer')
      .select('key')
      .where('key', 'not in', (named) =>
        named
          .selectFrom('head_item')
          .select('local_id')
          .where('subject', '=', 'customer')
          .where('local_id', 'is not', null)
          .$castTo<{ local_id: string }>(),
      )
      .execute();
    return unnamed.find(({ key }) => customerIdOf(key, business) === id)?.key;
  },

  /** What somebody did with it here meanwhile is reported next. */
  async remove(tx, { localId: key }) {
    await forgetBase(tx, key);
    if (await isToBeReported(tx, key)) return queueForFeed(tx, key);
    const here = await sharedCustomer(tx, key);
    if (!here) return;
    await tx.deleteFrom('customer').where('id', '=', here.id).execute();
    await removeFromFeed(tx, key);
  },

  /** Who removes a customer says so: one that the head office does not know of is reported again. */
  async unnamed(tx, key) {
    await forgetBase(tx, key);
    await queueForFeed(tx, key);
  },
};

interface SharedVersion {
  readonly theirs: SharedCustomer;
  readonly version: number;
}

async function merge(
  tx: Tx,
  { id, customer: own }: { readonly id: string; readonly customer: SharedCustomer },
  { theirs, version }: SharedVersion,
): Promise<void> {
  const key = keyOfCustomer(theirs);
  const base = await baseOf(tx, key, own);
  // A head office that was put back to an earlier day gets all it lost.
  const wentBack = base !== undefined && base.version > version;
  const changed = wentBack ? customerFields : changedFields(own, base?.customer);
  const merged = withFieldsOf(theirs, own, changed);
  if (changedFields(merged, own).length > 0) {
    const { price_list_id: _, ...values } = customerValues(merged);
    const isSameList = merged.price_list_id === own.price_list_id;
    // A list of this station's own stays where the head office says none: it knows nothing of that list.
    const list = isSameList ? undefined : await listHere(tx, merged.price_list_id);
    await tx
      .updateTable('customer')
      .set({ ...values, ...(list !== undefined && { price_list_id: list }) })
      .where('id', '=', id)
      .execute();
  }
  if (changedFields(merged, theirs).length > 0) await queueForFeed(tx, key);
  else await removeFromFeed(tx, key);
}

async function listHere(tx: Tx, list: string | undefined): Promise<string | null> {
  if (list === undefined) return null;
  const here = await localIdOf(tx, 'price_list', list);
  if (here === undefined) throw new RefusedChange('La caja no tiene todavía su lista de precios.');
  return here;
}

async function keepBase(
  tx: Tx,
  {
    key,
    version,
    customer,
  }: { readonly key: string; readonly version: number; readonly customer: CustomerBody },
): Promise<void> {
  const { name, address, email, phone, price_list_id, notes } = customer;
  const values = {
    version,
    name,
    address: address ?? null,
    email: email ?? null,
    phone: phone ?? null,
    price_list_id: price_list_id ?? null,
    notes: notes ?? null,
  };
  await tx
    .insertInto('customer_base')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

async function forgetBase(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('customer_base').where('key', '=', key).execute();
}
