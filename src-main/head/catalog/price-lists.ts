import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { PRICE_LISTS_AT_MOST, type PriceListBody } from '../../contract/catalog/price-list.ts';
import { type ProductBody, productBody } from '../../contract/catalog/product.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { fold } from '../../documents/values/fold.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';
import { takeListFromCustomers } from './customers.ts';
import { noteProduct, PRICE_LIST, PRODUCT } from './products.ts';
import { type HeadRecord, listRecords, oneAtATime, recordOf } from './records.ts';

/** Makes a price list of all stations, or names the one of this identifier anew. */
export async function savePriceList(
  database: HeadDatabase,
  id: string | undefined,
  { name }: PriceListBody,
): Promise<Outcome<unknown>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    const { records } = await listRecords(tx, PRICE_LIST, { limit: PRICE_LISTS_AT_MOST, offset: 0 });
    if (id !== undefined && !records.some((list) => list.id === id)) return refuse({ code: 'not_found' });
    if (records.some((list) => list.id !== id && fold(String(list.body.name)) === fold(name))) {
      const message = 'Ya hay una lista de precios con este nombre.';
      return refuse({ code: 'validation_failed', errors: [{ pointer: '/name', code: 'repeated', message }] });
    }
    if (id === undefined && records.length >= PRICE_LISTS_AT_MOST) {
      const detail = `Puede haber hasta ${PRICE_LISTS_AT_MOST} listas de precios.`;
      return refuse({ code: 'invalid_state', detail });
    }
    const made = id ?? uuid();
    const search = { name, terms: [name] };
    const version = await noteChange(tx, { subject: PRICE_LIST, id: made, body: { name }, search });
    return { ok: true, value: shownPriceList({ id: made, version, body: { name } }) };
  });
}

export const shownPriceList = ({ id, version, body }: Pick<HeadRecord, 'id' | 'version' | 'body'>) => ({
  object: 'head_price_list',
  id,
  version,
  ...body,
});

/** Takes a list away, with the prices that products have in it. */
export function removePriceList(database: HeadDatabase, id: string): Promise<Outcome<undefined>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    if (!(await recordOf(tx, PRICE_LIST, id))) return refuse({ code: 'not_found' });
    for (const product of await productsPricedIn(tx, id)) {
      const prices = product.body.prices.filter(({ price_list_id: list }) => list !== id);
      await noteProduct(tx, product.id, { ...product.body, prices });
    }
    await takeListFromCustomers(tx, id);
    await noteChange(tx, { subject: PRICE_LIST, id, body: null });
    return { ok: true, value: undefined };
  });
}

async function productsPricedIn(
  tx: HeadTx,
  list: string,
): Promise<readonly { readonly id: string; readonly body: ProductBody }[]> {
  const rows = await tx
    .selectFrom('change')
    .select(['id', 'body'])
    .where('subject', '=', PRODUCT)
    .where(sql<boolean>`body @> ${JSON.stringify({ prices: [{ price_list_id: list }] })}::jsonb`)
    .execute();
  return rows.map(({ id, body }) => ({ id, body: productBody.parse(body) }));
}
