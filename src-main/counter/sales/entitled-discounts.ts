import type { ProductResource } from '../../contract/catalog/product.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import type { Line } from '../../documents/lines/line.ts';
import { linesByPromotion } from '../../documents/promotions/lines-of-document.ts';
import { coversProduct, holdsOn, type Promotion } from '../../documents/promotions/promotion.ts';
import { discountsByProduct } from '../../documents/promotions/promotion-discounts.ts';
import { hasOwnPrice } from './sold-lines.ts';

interface Shop {
  /** In Ecuador, YYYY-MM-DD. */
  readonly day: string;
  readonly promotions: readonly Promotion[];
  /** By code. */
  readonly products: ReadonlyMap<string, ProductResource>;
}

/**
 * What promotions take off the lines of an invoice, by the index of the line: of those that its metadata names where
 * they hold on that day for that product, at a price it has in their lists. Nobody has to allow so much.
 */
export function entitledDiscounts(
  lines: readonly Line[],
  metadata: Metadata,
  { day, promotions, products }: Shop,
): ReadonlyMap<number, string> {
  const entitled = new Map<number, string>();
  for (const [id, promoted] of linesByPromotion(lines, metadata)) {
    const promotion = promotions.find((one) => one.id === id);
    if (!promotion || !holdsOn(promotion, day)) continue;
    const covered = promoted.filter(({ line, priced }) => {
      const product = products.get(priced.product);
      if (!product || hasOwnPrice(line, product, promotion.price_lists)) return false;
      return coversProduct(promotion, { product: product.id, category: product.category });
    });
    const discounts = discountsByProduct(
      promotion.terms,
      covered.map(({ priced }) => priced),
    );
    for (const [at, { index }] of covered.entries()) entitled.set(index, discounts[at] ?? '0');
  }
  return entitled;
}
