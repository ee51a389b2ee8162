import { sql } from 'kysely';
import type { ExpiryStore } from '../../../reports/expiry/expiry-store.ts';
import { costedProducts } from '../../rows/catalog/costed-products.ts';
import { isLotsOn } from '../../rows/catalog/is-stock-on.ts';
import { fromMillionths, toUnitCost } from '../../rows/columns/millionths.ts';
import type { Store } from '../../sqlite/open.ts';

export function makeExpiryStore({ db }: Pick<Store, 'db'>): ExpiryStore {
  return {
    isOn: () => isLotsOn(db),

    async expiring({ environment, today, until }) {
      const rows = await costedProducts(db, environment)
        .innerJoin('stock_lot as lot', (join) =>
          join.onRef('lot.product_id', '=', 'product.id').on('lot.environment', '=', environment),
        )
        .select(['product.name', 'product.unit', 'lot.number', 'lot.expires_on', 'lot.on_hand'])
        .select(
          sql<number>`max(0, stock.on_hand - (
            SELECT coalesce(sum(on_hand), 0) FROM stock_lot
            WHERE product_id = product.id AND environment = ${environment} AND expires_on < ${today}
          ))`.as('unexpired'),
        )
        .where('product.tracks_lots', '=', 1)
        .where('lot.on_hand', '>', 0)
        .where('lot.expires_on', '<=', until)
        .orderBy('lot.expires_on')
        .orderBy('product.sort_name')
        .orderBy('lot.number')
        .execute();
      return rows.map((row) => ({
        product_id: row.id,
        code: row.code,
        name: row.name,
        ...(row.unit !== null && { unit: row.unit }),
        ...(row.number !== '' && { number: row.number }),
        expires_on: row.expires_on,
        quantity: fromMillionths(row.on_hand),
        unexpired: fromMillionths(row.unexpired),
        unitCost: row.unit_cost === null ? undefined : toUnitCost(row.unit_cost),
      }));
    },
  };
}
