import type { ProductResource } from '../../../contract/catalog/product.ts';
import { type StatedPrice, statedPriceOf } from '../../../documents/taxes/iva-price.ts';

/** The price of a product in a list, by its id, with and before IVA; the general one where it has none there. */
export function shownPriceIn(product: ProductResource, list: string | undefined) {
  return product.prices.find(({ price_list_id: id }) => id === list) ?? product;
}

/** The same price as it was stated. */
export function priceIn(product: ProductResource, list: string | undefined): StatedPrice {
  return statedPriceOf(shownPriceIn(product, list));
}
