import {
  applyPromotions,
  type PromotableLine,
} from '../../../../src-main/documents/promotions/apply-promotions.ts';
import type { Promotion } from '../../../../src-main/documents/promotions/promotion.ts';
import type { SaleLine } from './sale-line.ts';

interface SaleTerms {
  /** Undefined while they are not known: lines stay as they are. */
  readonly promotions: readonly Promotion[] | undefined;
  readonly priceListId: string | undefined;
  /** In Ecuador, YYYY-MM-DD. */
  readonly day: string;
}

/** The lines with the promotions that they have on a day, which are their discounts. */
export function promotedLines(lines: SaleLine[], { promotions, priceListId, day }: SaleTerms): SaleLine[] {
  if (!promotions || (promotions.length === 0 && lines.every(({ promotion }) => !promotion))) return lines;
  const applied = applyPromotions(lines.map(promotableOf), promotions, { day, priceListId });
  return lines.map((line, index) => {
    const best = applied[index];
    if (!best) return line.promotion ? { ...line, discount: '0', promotion: undefined } : line;
    const { id, name } = best.promotion;
    return { ...line, discount: best.discount, promotion: { id, name } };
  });
}

/** Undefined of what no promotion touches: a price or a discount by hand, a label of the scale, no product of the shop. */
function promotableOf(line: SaleLine): PromotableLine | undefined {
  const { productId, prices, isOwnPrice, isPromotionOff, promotion, discount } = line;
  const isDiscounted = promotion === undefined && Number(discount) > 0;
  if (productId === undefined || !prices || isOwnPrice || isPromotionOff || isDiscounted) return undefined;
  return {
    product: productId,
    category: line.category,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    includesIva: line.includesIva === true,
    isWeighed: line.isWeighed,
    // A special price has the usual IVA in it: at the rate of tourism it is what is left without.
    iva: line.usual?.iva ?? line.iva,
  };
}

/** Whether a sale comes to other discounts than before. */
export function isPromotedAnew(before: readonly SaleLine[], after: readonly SaleLine[]): boolean {
  return before.some(({ discount, promotion }, index) => {
    const other = after[index];
    return promotion?.id !== other?.promotion?.id || Number(discount) !== Number(other?.discount);
  });
}
