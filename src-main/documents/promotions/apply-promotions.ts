import { decimal, sum, zero } from '../values/decimal.ts';
import { coversProduct, holdsOn, isForList, type Promotion } from './promotion.ts';
import { indexesByGroup, type PricedProduct, promotionDiscounts } from './promotion-discounts.ts';
import { PROMOTED_LINES, PROMOTIONS_PER_SALE } from './promotions-metadata.ts';

/** A line that may be promoted; its product is named by its id. */
export interface PromotableLine extends PricedProduct {
  readonly category?: string | undefined;
}

export interface AppliedPromotion {
  readonly promotion: Promotion;
  /** Dollars off the line; with IVA where its price has it. */
  readonly discount: string;
}

interface SaleTerms {
  /** In Ecuador, YYYY-MM-DD. */
  readonly day: string;
  /** The price list by which it is sold. */
  readonly priceListId: string | undefined;
}

/**
 * The promotion of each line, by its index: of those that hold for the product the one that takes most off all of it in
 * the sale, of equals the first, so never two on one line.
 *
 * @param lines undefined: one that no promotion touches
 */
export function applyPromotions(
  lines: readonly (PromotableLine | undefined)[],
  promotions: readonly Promotion[],
  { day, priceListId }: SaleTerms,
): (AppliedPromotion | undefined)[] {
  const holding = promotions.filter((one) => holdsOn(one, day) && isForList(one, priceListId));
  const applied: (AppliedPromotion | undefined)[] = lines.map(() => undefined);
  const used = new Set<string>();
  for (const indexes of holding.length === 0 ? [] : indexesByGroup(lines.slice(0, PROMOTED_LINES))) {
    const group = indexes.flatMap((index) => lines[index] ?? []);
    const isLeft = ({ id }: Promotion) => used.size < PROMOTIONS_PER_SALE || used.has(id);
    const best = bestOf(group, holding.filter(isLeft));
    if (!best) continue;
    used.add(best.promotion.id);
    for (const [at, index] of indexes.entries()) {
      const discount = best.discounts[at] ?? '0';
      if (decimal(discount).gt(zero)) applied[index] = { promotion: best.promotion, discount };
    }
  }
  return applied;
}

function bestOf(group: readonly PromotableLine[], promotions: readonly Promotion[]) {
  const [first] = group;
  if (!first) return undefined;
  let best: { readonly promotion: Promotion; readonly discounts: readonly string[] } | undefined;
  let most = zero;
  for (const promotion of promotions) {
    if (!coversProduct(promotion, first)) continue;
    const discounts = promotionDiscounts(promotion.terms, group);
    const off = sum(discounts.map(decimal));
    if (off.lte(most)) continue;
    best = { promotion, discounts };
    most = off;
  }
  return best;
}
