import type { ProductResource } from '../../contract/catalog/product.ts';
import { ivaRows } from '../../documents/taxes/iva.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import type { CatalogTables, ProductRow } from '../schema/catalog.ts';
import type { Store } from '../sqlite/open.ts';

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

const ivaRates = keysOf(ivaRows);

/** A product as it is kept, with its prices by list. */
function toProduct(row: ProductRow, prices: readonly CatalogTables['product_price'][]): ProductResource {
  const iva = ivaRates.find((rate) => rate === row.iva);
  if (!iva) throw new Error(`product ${row.id} has an unknown IVA rate`);
  return {
    object: 'product',
    id: row.id,
    code: row.code,
    ...(row.barcode !== null && { barcode: row.barcode }),
    name: row.name,
    ...(row.unit !== null && { unit: row.unit }),
    ...priceOf(row),
    iva,
    ...(row.category !== null && { category: row.category }),
    active: row.active === 1,
    prices: prices.map((price) => ({ price_list_id: price.price_list_id, ...priceOf(price) })),
    created_at: row.created_at,
  };
}

function priceOf({
  unit_price,
  unit_price_with_taxes,
}: Omit<CatalogTables['product_price'], 'price_list_id' | 'product_id'>) {
  return { unit_price, ...(unit_price_with_taxes !== null && { unit_price_with_taxes }) };
}
