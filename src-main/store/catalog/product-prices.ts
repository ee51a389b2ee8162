import type { ProductResource } from '../../contract/catalog/product.ts';
import type { ProductRow } from '../schema/catalog.ts';
import type { Store } from '../sqlite/open.ts';
import { toProduct } from './product-row.ts';

/** Products as they are kept, each with its prices by list; as many as may be named in one statement. */
export async function withPrices(
  db: Pick<Store['db'], 'selectFrom'>,
  rows: readonly ProductRow[],
): Promise<readonly ProductResource[]> {
  if (rows.length === 0) return [];
  const prices = await db
    .selectFrom('product_price')
    .selectAll()
    .where(
      'product_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('price_list_id')
    .execute();
  const byProduct = Map.groupBy(prices, (price) => price.product_id);
  return rows.map((row) => toProduct(row, byProduct.get(row.id) ?? []));
}
