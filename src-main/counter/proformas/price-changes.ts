import type { ProductResource } from '../../contract/catalog/product.ts';
import type { ProformaPriceChange } from '../../contract/proformas/proforma.ts';
import type { Line } from '../../documents/lines/line.ts';
import { shownPriceIn } from '../catalog/prices/price-in.ts';
import { hasOwnPrice } from '../sales/sold-lines.ts';

/**
 * The lines of products whose price is none of the shop's any more, with today's: that of the customer's list, else the
 * general one. What is in no catalog, or not sold any more, has no price of today.
 *
 * @param products by code
 */
export function priceChangesOf(
  lines: readonly Line[],
  products: ReadonlyMap<string, ProductResource>,
  priceListId: string | undefined,
): readonly ProformaPriceChange[] {
  return lines.flatMap((line, index) => {
    const product = products.get(line.code ?? '');
    if (!product?.active || !hasOwnPrice(line, product)) return [];
    const { unit_price, unit_price_with_taxes } = shownPriceIn(product, priceListId);
    return [
      { line: index, unit_price, ...(unit_price_with_taxes !== undefined && { unit_price_with_taxes }) },
    ];
  });
}
