import type { ProductResource } from '../../contract/catalog/product.ts';
import type { PromotionBody, PromotionPreview } from '../../contract/catalog/promotion.ts';
import { isBelowCost } from '../../documents/costs/below-cost.ts';
import { coversProduct } from '../../documents/promotions/promotion.ts';
import { promotionDiscounts } from '../../documents/promotions/promotion-discounts.ts';
import { ivaFactorOf, shelfPriceOf, statedAs } from '../../documents/taxes/iva-price.ts';
import { decimal, formatAmount, toCents, zero } from '../../documents/values/decimal.ts';
import type { CatalogBulkStore } from '../catalog/bulk-store.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import { makeEventLoopYield } from '../catalog/yield-to-event-loop.ts';
import { promotableOf } from './promotable.ts';

const EXAMPLES = 20;

type Example = PromotionPreview['examples'][number];

export interface PreviewDependencies {
  readonly catalog: Pick<CatalogBulkStore, 'allProducts' | 'costs'>;
  readonly products: Pick<ProductStore, 'byIds'>;
}

/** What a promotion would do to the products that are sold, those it sells below cost first. */
export async function previewOf(
  { catalog, products }: PreviewDependencies,
  promotion: PromotionBody,
): Promise<PromotionPreview> {
  const costs = await catalog.costs();
  const isBelow = (example: Example) => {
    const cost = costs.get(example.product_id);
    return cost !== undefined && isBelowCost(example, cost);
  };
  const isOfProducts = promotion.products.length > 0 && promotion.categories.length === 0;
  const parts = isOfProducts ? [await products.byIds(promotion.products)] : catalog.allProducts();
  const yieldToEventLoop = makeEventLoopYield();
  let covered = 0;
  let unchanged = 0;
  let belowCost = 0;
  let below: Example[] = [];
  let others: Example[] = [];
  for await (const part of parts) {
    for (const product of part) {
      await yieldToEventLoop();
      const { id, category, active } = product;
      if (!active || !coversProduct(promotion, { product: id, category })) continue;
      covered += 1;
      const example = exampleOf(product, promotion);
      if (!example) unchanged += 1;
      else if (isBelow(example)) {
        belowCost += 1;
        below.push(example);
      } else others.push(example);
    }
    below = below.toSorted(byDifference).slice(0, EXAMPLES);
    others = others.toSorted(byDifference).slice(0, EXAMPLES);
  }
  return {
    object: 'promotion_preview',
    product_count: covered,
    unchanged_count: unchanged,
    below_cost_count: belowCost,
    examples: [...below, ...others].slice(0, EXAMPLES),
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
  return {
    product_id: product.id,
    code: product.code,
    name: product.name,
    quantity,
    before: paid(formatAmount(stated)),
    after,
    net: line.includesIva
      ? formatAmount(decimal(after).div(ivaFactorOf(line.iva)))
      : formatAmount(stated.minus(discount)),
  };
}

/** What goes down most first: there a slip shows. */
function byDifference(one: Example, other: Example): number {
  return shareOf(one) - shareOf(other);
}

function shareOf({ before, after }: Example): number {
  return Number(after) / Number(before);
}
