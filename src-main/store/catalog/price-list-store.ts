import type { PriceListResource } from '../../contract/catalog/price-list.ts';
import type { PriceListStore } from '../../counter/catalog/price-lists.ts';
import { fold } from '../../documents/values/fold.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makePriceListStore({ db, writes }: Store): PriceListStore {
  return {
    all: () => selectLists(db),

    insert: ({ id, name, at, most }) =>
      writes.run(async (tx) => {
        const lists = await selectLists(tx);
        if (isTaken(lists, { id, name })) return { kind: 'taken' };
        if (lists.length >= most) return { kind: 'too_many' };
        await tx
          .insertInto('price_list')
          .values({ id, name, folded_name: fold(name), created_at: at })
          .execute();
        return { kind: 'saved', list: await listOf(tx, id) };
      }),

    rename: (id, name) =>
      writes.run(async (tx) => {
        const lists = await selectLists(tx);
        if (!lists.some((list) => list.id === id)) return { kind: 'unknown' };
        if (isTaken(lists, { id, name })) return { kind: 'taken' };
        await tx
          .updateTable('price_list')
          .set({ name, folded_name: fold(name) })
          .where('id', '=', id)
          .execute();
        return { kind: 'saved', list: await listOf(tx, id) };
      }),
  };
}

/** Names that differ in capitals or accents alone would be distinguished by nobody. */
function isTaken(lists: readonly PriceListResource[], { id, name }: { id: string; name: string }): boolean {
  return lists.some((list) => list.id !== id && fold(list.name) === fold(name));
}

async function listOf(tx: Tx, id: string): Promise<PriceListResource> {
  const list = (await selectLists(tx)).find((candidate) => candidate.id === id);
  if (!list) throw new Error(`price list ${id} is gone`);
  return list;
}

async function selectLists(db: Reader): Promise<readonly PriceListResource[]> {
  const rows = await db
    .selectFrom('price_list')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('product_price')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('product_price.price_list_id', '=', 'price_list.id')
        .as('products'),
      eb
        .selectFrom('customer')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('customer.price_list_id', '=', 'price_list.id')
        .as('customers'),
    ])
    .orderBy('folded_name')
    .execute();
  return rows.map((row) => ({
    object: 'price_list',
    id: row.id,
    name: row.name,
    product_count: row.products ?? 0,
    customer_count: row.customers ?? 0,
    created_at: row.created_at,
  }));
}
