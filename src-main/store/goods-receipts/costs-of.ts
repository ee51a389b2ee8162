import type { Environment } from '../../documents/kinds.ts';
import { costedProducts } from '../rows/catalog/costed-products.ts';
import { anyOf } from '../rows/columns/list-parameter.ts';
import type { Tx } from '../sqlite/write-queue.ts';

export interface ProductCost {
  /** Of one unit, whole millionths of a dollar; null while no cost is stated. */
  readonly average: number | null;
  /** Whole millionths of a unit. */
  readonly onHand: number;
}

/** How much there is of products, and what one unit of each costs now, by their identifiers. */
export async function costsOf(
  tx: Tx,
  environment: Environment,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCost>> {
  const rows = await costedProducts(tx, environment)
    .select('stock.on_hand')
    .where('product.id', 'in', anyOf(productIds))
    .execute();
  return new Map(rows.map((row) => [row.id, { average: row.unit_cost, onHand: row.on_hand ?? 0 }]));
}
