import type { ProductResource } from '../../contract/catalog/product.ts';
import type { PromotionBody, PromotionPreview } from '../../contract/catalog/promotion.ts';
import { coversProduct } from '../../documents/promotions/promotion.ts';
import { promotionDiscounts } from '../../documents/promotions/promotion-discounts.ts';
import { ivaRows } from '../../documents/taxes/iva.ts';
import { shelfPriceOf, statedAs } from '../../documents/taxes/iva-price.ts';
import { decimal, formatAmount, toCents, zero } from '../../documents/values/decimal.ts';
import type { CatalogBulkStore } from '../catalog/bulk-store.ts';
import { makeEventLoopYield } from '../catalog/yield-to-event-loop.ts';
import { promotableOf } from './promotable.ts';

const EXAMPLES = 20;

type Example = PromotionPreview['examples'][number];

/** What a promotion would do to the products that are sold. */
export async function previewOf(
  catalog: Pick<CatalogBulkStore, 'allProducts'>,
  promotion: PromotionBody,
): Promise<PromotionPreview> {
  const yieldToEventLoop = makeEventLoopYield();
  let covered = 0;
  let notBelow = 0;
  let examples: Example[] = [];
  for await (const part of catalog.allProducts()) {
    for (const product of part) {
      await yieldToEventLoop();
      const { id, category, active } = product;
      if (!active || !coversProduct(promotion, { product: id, category })) continue;
      covered += 1;
      const example = exampleOf(product, promotion);
      if (example) examples.push(example);
      else notBelow += 1;
    }
    examples = examples.toSorted(byDifference).slice(0, EXAMPLES);
  }
  return {
    object: 'promotion_preview',
    product_count: covered,
    not_below_count: promotion.terms.kind === 'price' ? notBelow : 0,
    examples,
  };
}

/** Undefined where nothing is taken off. It is shown at the price of its only list, where it is for one. */
function exampleOf(
  product: ProductResource,
  { terms, price_lists }: Pick<PromotionBody, 'terms' | 'price_lists'>,
): Example | undefined {
  const quantity = terms.kind === 'n_for_m' ? String(terms.take) : '1';
  const line = promotableOf(product, quantity, price_lists.length === 1 ? price_lists[0] : undefined);
  const [discount = '0'] = promotionDiscounts(terms, [line]);
  if (decimal(discount).lte(zero)) return undefined;
  const stated = toCents(decimal(quantity).times(line.unitPrice));
  const paid = (amount: string) => shelfPriceOf(statedAs(amount, line.includesIva), line.iva);
  const after = paid(formatAmount(stated.minus(discount)));
  const factor = decimal(ivaRows[line.iva].percent).div(100).plus(1);
  return {
    product_id: product.id,
    code: product.code,
    name: product.name,
    quantity,
    before: paid(formatAmount(stated)),
    after,
    net: line.includesIva ? formatAmount(decimal(after).div(factor)) : formatAmount(stated.minus(discount)),
  };
}

/** What goes down most first: there a slip shows. */
function byDifference(one: Example, other: Example): number {
  return shareOf(one) - shareOf(other);
}

function shareOf({ before, after }: Example): number {
  return Number(after) / Number(before);
}
