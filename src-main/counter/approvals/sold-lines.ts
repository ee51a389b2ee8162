import type { ProductResource } from '../../contract/catalog/product.ts';
import { discountLimitPercent } from '../../contract/counter/approval.ts';
import type { DocumentContent } from '../../documents/document.ts';
import type { Line } from '../../documents/lines/line.ts';
import { decimal, toCents } from '../../documents/values/decimal.ts';

/** What an invoice sells; other documents sell nothing. */
export function soldLinesOf(content: DocumentContent): readonly Line[] {
  return content.object === 'invoice' ? content.lines : [];
}

/** Rounding of what was stated with taxes may move a discount by this, and no more. */
const ONE_CENT = '0.01';

/** Whether the discount of a line takes more than anybody may give, in the terms in which its price was stated. */
export function isOverDiscountLimit(line: Line): boolean {
  const gross = decimal(line.quantity).times(line.unit_price_with_taxes ?? line.unit_price);
  const limit = toCents(gross.times(discountLimitPercent).div(100)).plus(ONE_CENT);
  return decimal(line.discount_with_taxes ?? line.discount).gt(limit);
}

/** Prices that differ by less are the same one, computed another way. */
const SAME_PRICE = '0.0001';

/** Whether the price of a product's line is none of those it has; what the catalog does not know has no other price. */
export function hasOwnPrice(line: Line, product: ProductResource | undefined): boolean {
  if (!product) return false;
  return ![product, ...product.prices].some((price) => {
    const isAsStated =
      line.unit_price_with_taxes !== undefined &&
      price.unit_price_with_taxes !== undefined &&
      decimal(price.unit_price_with_taxes).eq(line.unit_price_with_taxes);
    return isAsStated || decimal(price.unit_price).minus(line.unit_price).abs().lte(SAME_PRICE);
  });
}
