import type { Environment } from '../../documents/kinds.ts';
import { costedProducts } from '../rows/catalog/costed-products.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** What one unit of a product costs now, whole millionths of a dollar; null while nobody knows. */
export async function averageOf(tx: Tx, environment: Environment, productId: string): Promise<number | null> {
  const row = await costedProducts(tx, environment).where('product.id', '=', productId).executeTakeFirst();
  return row?.unit_cost ?? null;
}
