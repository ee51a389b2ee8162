import type { ProductResource } from '../../../contract/catalog/product.ts';
import { ivaRows } from '../../../documents/taxes/iva.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import type { CatalogTables, ProductRow } from '../../schema/shop/catalog.ts';
import type { Store } from '../../sqlite/open.ts';
import { parentsOfProducts } from './variants.ts';

/** Products as they are kept, each with its prices by list, where its picture is and of what it is a variant; as many as may be named in one statement. */
export async function withPrices(
  db: Pick<Store['db'], 'selectFrom'>,
  rows: readonly ProductRow[],
): Promise<readonly ProductResource[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const prices = await db
    .selectFrom('product_price')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('price_list_id')
    .execute();
  const pictures = await db
    .selectFrom('product_picture')
    .select(['product_id', 'content_type', 'version'])
    .where('product_id', 'in', ids)
    .execute();
  const pricesOf = Map.groupBy(prices, (price) => price.product_id);
  const pictureOf = new Map(pictures.map((picture) => [picture.product_id, picture]));
  const parentOf = await parentsOfProducts(db, ids);
  return rows.map((row) => ({
    ...toProduct(row, pricesOf.get(row.id) ?? [], pictureOf.get(row.id)),
    ...(parentOf.has(row.id) && { parent: parentOf.get(row.id) }),
  }));
}

const ivaRates = keysOf(ivaRows);

type PictureFacts = Pick<CatalogTables['product_picture'], 'content_type' | 'version'>;

function toProduct(
  row: ProductRow,
  prices: readonly CatalogTables['product_price'][],
  picture: PictureFacts | undefined,
): ProductResource {
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
    ...(picture && {
      picture: {
        url: `/v1/local/products/${row.id}/picture?v=${picture.version}`,
        content_type: picture.content_type,
      },
    }),
    created_at: row.created_at,
  };
}

function priceOf({
  unit_price,
  unit_price_with_taxes,
}: Omit<CatalogTables['product_price'], 'price_list_id' | 'product_id'>) {
  return { unit_price, ...(unit_price_with_taxes !== null && { unit_price_with_taxes }) };
}
