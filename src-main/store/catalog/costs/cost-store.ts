import type { CostStore } from '../../../counter/costs/cost-store.ts';
import { costedProducts } from '../../rows/catalog/costed-products.ts';
import { toMillionths, toUnitCost } from '../../rows/columns/millionths.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

export function makeCostStore({ db, writes }: Store): CostStore {
  return {
    async of(environment, productIds) {
      const rows = await costedProducts(db, environment).where('product.id', 'in', productIds).execute();
      return rows.map(({ id, unit_price, unit_cost }) => ({
        productId: id,
        unitPrice: unit_price,
        unitCost: unit_cost === null ? undefined : toUnitCost(unit_cost),
      }));
    },

    async byCodes(environment, codes) {
      const rows = await costedProducts(db, environment).where('product.code', 'in', codes).execute();
      return new Map(
        rows.flatMap(({ code, unit_cost }) => (unit_cost === null ? [] : [[code, toUnitCost(unit_cost)]])),
      );
    },

    state: (productId, unitCost) => writes.run((tx) => stateCost(tx, productId, unitCost)),
  };
}

/** All there is of a product costs that from now on; false where there is no such product. */
export async function stateCost(tx: Tx, productId: string, unitCost: string | null): Promise<boolean> {
  const cost = unitCost === null ? null : toMillionths(unitCost);
  const { numUpdatedRows } = await tx
    .updateTable('product')
    .set({ unit_cost: cost })
    .where('id', '=', productId)
    .executeTakeFirst();
  await tx.updateTable('stock').set({ unit_cost: cost }).where('product_id', '=', productId).execute();
  return numUpdatedRows > 0n;
}
