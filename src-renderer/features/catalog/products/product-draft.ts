import type { ProductBody } from '../../../../src-main/contract/catalog/product.ts';
import {
  netPriceOf,
  type StatedPrice,
  shelfPriceOf,
  statedAs,
  statedPriceOf,
} from '../../../lib/format/iva.ts';
import { type PriceDraft, statedPriceIn } from '../../../ui/fields/price-fields.tsx';

/** A product as it is being typed. */
export interface ProductDraft {
  readonly name: string;
  readonly code: string;
  readonly barcode: string;
  readonly unit: string;
  readonly category: string;
  readonly active: boolean;
  readonly price: PriceDraft;
  /** What is typed of each list's price, with or without IVA as the general one. */
  readonly listPrices: Readonly<Record<string, string>>;
}

interface NewProduct {
  /** The barcode that a new one is for. */
  readonly scanned?: string | undefined;
  /** The rate at which a new one is sold. */
  readonly soldAt?: PriceDraft['iva'];
}

/** Prices are shown as they were stated, with IVA or without. */
export function draftOf(
  product: ProductBody | undefined,
  { scanned = '', soldAt = 'iva_15' }: NewProduct = {},
): ProductDraft {
  const iva = product?.iva ?? soldAt;
  const includesIva = product === undefined || product.unit_price_with_taxes !== undefined;
  return {
    name: product?.name ?? '',
    code: product?.code ?? '',
    barcode: product ? (product.barcode ?? '') : scanned,
    unit: product?.unit ?? '',
    category: product?.category ?? '',
    active: product?.active ?? true,
    price: { typed: product ? shownIn(product, { includesIva, iva }) : '', includesIva, iva },
    listPrices: Object.fromEntries(
      (product?.prices ?? []).map((price) => [price.price_list_id, shownIn(price, { includesIva, iva })]),
    ),
  };
}

/** A price with IVA or without, also where it was stated the other way. */
function shownIn(price: StatedPrice, { includesIva, iva }: Pick<PriceDraft, 'includesIva' | 'iva'>): string {
  if (!includesIva) return netPriceOf(price, iva);
  return price.unit_price_with_taxes ?? shelfPriceOf(price, iva);
}

/** What is sent; a price of a list that nobody touched stays as it was stated, also the other way. */
export function formOf(draft: ProductDraft, product: ProductBody | undefined) {
  const { price } = draft;
  const stated = (typed: string, storedPrice: StatedPrice | undefined): StatedPrice => {
    if (storedPrice && price.iva === product?.iva && typed === shownIn(storedPrice, price))
      return statedPriceOf(storedPrice);
    return statedPriceIn({ ...price, typed }) ?? statedAs(typed, price.includesIva);
  };
  const optional = (field: 'barcode' | 'unit' | 'category') =>
    draft[field].trim() === '' ? {} : { [field]: draft[field].trim() };
  const named = (field: 'name' | 'code') =>
    draft[field].trim() === '' ? {} : { [field]: draft[field].trim() };
  return {
    ...named('name'),
    ...named('code'),
    ...optional('barcode'),
    ...optional('unit'),
    ...optional('category'),
    active: draft.active,
    ...(statedPriceIn(price) ?? { unit_price: price.typed.trim() }),
    iva: price.iva,
    prices: Object.entries(draft.listPrices)
      .filter(([, typed]) => typed.trim() !== '')
      .map(([list, typed]) => ({
        price_list_id: list,
        ...stated(typed.trim(), priceIn(product, list)),
      })),
  };
}

function priceIn(product: ProductBody | undefined, list: string): StatedPrice | undefined {
  return product?.prices.find(({ price_list_id: id }) => id === list);
}
