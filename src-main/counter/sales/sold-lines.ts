import type { ProductResource } from '../../contract/catalog/product.ts';
import { discountLimitPercent } from '../../contract/counter/approval.ts';
import type { ApprovalSubject } from '../../contract/counter/approval-subject.ts';
import type { Line } from '../../documents/lines/line.ts';
import { shelfPriceOf, statedPriceOf } from '../../documents/taxes/iva-price.ts';
import { type Decimal, decimal, toCents } from '../../documents/values/decimal.ts';
import { shownPriceIn } from '../catalog/prices/price-in.ts';

/** Rounding of what was stated with taxes may move a discount by this, and no more. */
const ONE_CENT = '0.01';

/** Whether a discount takes more of a line than anybody may give, in the terms in which its price was stated. */
export function isOverDiscountLimit(line: Line, discount: Decimal): boolean {
  const gross = decimal(line.quantity).times(linePriceOf(line));
  const limit = toCents(gross.times(discountLimitPercent).div(100)).plus(ONE_CENT);
  return discount.gt(limit);
}

/** Prices that differ by less are the same one, computed another way. */
const SAME_PRICE = '0.0001';

/** Whether the price of a product's line is none of those it has, or none of its prices in some lists. */
export function hasOwnPrice(
  line: Line,
  product: ProductResource,
  priceLists: readonly string[] = [],
): boolean {
  const prices =
    priceLists.length === 0
      ? [product, ...product.prices]
      : priceLists.map((list) => shownPriceIn(product, list));
  return !prices.some((price) => {
    const isAsStated =
      line.unit_price_with_taxes !== undefined &&
      price.unit_price_with_taxes !== undefined &&
      decimal(price.unit_price_with_taxes).eq(line.unit_price_with_taxes);
    // A scale's label is sold by the price on the shelf, however the product's own was stated.
    const isOfShelf = line.unit_price_with_taxes === shelfPriceOf(statedPriceOf(price), product.iva);
    return isAsStated || isOfShelf || decimal(price.unit_price).minus(line.unit_price).abs().lte(SAME_PRICE);
  });
}

/** What somebody approves of a line whose price is not the shop's: so many of it at that price. */
export function ownPriceOf(line: Line) {
  return {
    item: line.code ?? line.description,
    unit_price: linePriceOf(line),
    quantity: line.quantity,
  } satisfies ApprovalSubject;
}

export function statedDiscountOf({ discount_with_taxes, discount }: Line): string {
  return discount_with_taxes ?? discount;
}

function linePriceOf({ unit_price_with_taxes, unit_price }: Line): string {
  return unit_price_with_taxes ?? unit_price;
}
