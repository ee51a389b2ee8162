import type { ListPrice, ProductResource } from '../../contract/catalog/product.ts';
import { ivaRows } from '../../documents/taxes/iva.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import type { ProductRow } from '../schema/catalog.ts';

const ivaRates = keysOf(ivaRows);

/** A product as it is kept, with its prices by list. */
export function toProduct(row: ProductRow, prices: readonly ListPrice[]): ProductResource {
  const iva = ivaRates.find((rate) => rate === row.iva);
  if (!iva) throw new Error(`product ${row.id} has an unknown IVA rate`);
  return {
    object: 'product',
    id: row.id,
    code: row.code,
    ...(row.barcode !== null && { barcode: row.barcode }),
    name: row.name,
    ...(row.unit !== null && { unit: row.unit }),
    unit_price: row.unit_price,
    iva,
    ...(row.category !== null && { category: row.category }),
    active: row.active === 1,
    prices: prices.map(({ price_list_id, unit_price }) => ({ price_list_id, unit_price })),
    created_at: row.created_at,
  };
}
