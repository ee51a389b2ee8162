import type { Environment } from '../../../documents/kinds.ts';
import type { Store } from '../../sqlite/open.ts';

/** Products with what they cost: the average of the stock goes before what was stated of the product. */
export function costedProducts(db: Pick<Store['db'], 'selectFrom'>, environment: Environment) {
  return db
    .selectFrom('product')
    .leftJoin('stock', (join) =>
      join.onRef('stock.product_id', '=', 'product.id').on('stock.environment', '=', environment),
    )
    .select(['product.id', 'product.code', 'product.unit_price'])
    .select((eb) =>
      eb.fn.coalesce('stock.unit_cost', 'product.unit_cost').$castTo<number | null>().as('unit_cost'),
    );
}
