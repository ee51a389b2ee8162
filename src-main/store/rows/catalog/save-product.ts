import type { ProductBody, ProductResource } from '../../../contract/catalog/product.ts';
import type { SavedProduct } from '../../../counter/catalog/product-store.ts';
import { barcodeForms } from '../../../documents/identifiers/gtin.ts';
import type { IvaRate } from '../../../documents/taxes/iva.ts';
import { netPriceOf, type StatedPrice } from '../../../documents/taxes/iva-price.ts';
import { fold } from '../../../documents/values/fold.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { withPrices } from './product-prices.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** Makes a product or replaces it. */
export async function saveProduct(tx: Tx, id: string, body: ProductBody, at: string): Promise<SavedProduct> {
  const [rejection] = await rejectionsOf(tx, id, body);
  if (rejection) return rejection;
  const values = valuesOf(body);
  await tx
    .insertInto('product')
    .values({ id, ...values, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await tx.deleteFrom('product_price').where('product_id', '=', id).execute();
  if (body.prices.length > 0) {
    const prices = listPriceValues(body).map((price) => ({ product_id: id, ...price }));
    await tx.insertInto('product_price').values(prices).execute();
  }
  const product = await productOf(tx, id);
  if (!product) throw new Error(`product ${id} is gone`);
  return { kind: 'saved', product };
}

/** Everything that keeps a product from being saved. */
export async function rejectionsOf(
  tx: Tx,
  id: string,
  body: ProductBody,
): Promise<readonly Exclude<SavedProduct, { kind: 'saved' }>[]> {
  const { code, barcode, prices } = body;
  const others = await tx
    .selectFrom('product')
    .select(['code', 'barcode'])
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([eb('code', '=', code), ...(barcode ? [eb('barcode', 'in', barcodeForms(barcode))] : [])]),
    )
    .execute();
  const forms = barcode === undefined ? [] : barcodeForms(barcode);
  const fields = [
    ...(others.some((other) => other.code === code) ? (['code'] as const) : []),
    ...(others.some((other) => other.barcode !== null && forms.includes(other.barcode))
      ? (['barcode'] as const)
      : []),
  ];
  const lists = prices.length === 0 ? [] : await tx.selectFrom('price_list').select('id').execute();
  return [
    ...fields.map((field) => ({ kind: 'taken' as const, field })),
    ...prices.flatMap(({ price_list_id: list }, index) =>
      lists.some((priceList) => priceList.id === list) ? [] : [{ kind: 'no_price_list' as const, index }],
    ),
  ];
}

/** What a product is, as its row keeps it; its prices by list are rows of their own. */
export function valuesOf(body: Omit<ProductBody, 'prices'>) {
  return {
    code: body.code,
    barcode: body.barcode ?? null,
    name: body.name,
    unit: body.unit ?? null,
    ...priceValues(body, body.iva),
    iva: body.iva,
    category: body.category ?? null,
    active: body.active ? (1 as const) : (0 as const),
    search_text: fold([body.code, body.barcode, body.name].filter(Boolean).join(' ')),
    sort_name: fold(body.name),
  };
}

/** The prices by list, as their rows keep them. */
export function listPriceValues({ prices, iva }: Pick<ProductBody, 'prices' | 'iva'>) {
  return prices.map((price) => ({ price_list_id: price.price_list_id, ...priceValues(price, iva) }));
}

function priceValues(price: StatedPrice, iva: IvaRate) {
  return {
    unit_price: netPriceOf(price, iva),
    unit_price_with_taxes: price.unit_price_with_taxes ?? null,
  };
}

/** A product with its prices. */
export async function productOf(db: Reader, id: string): Promise<ProductResource | undefined> {
  const row = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [product] = await withPrices(db, [row]);
  return product;
}
