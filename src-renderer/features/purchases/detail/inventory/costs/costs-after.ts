import type { PurchaseInventoryLine } from '../../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { averageAfterCredit } from '../../../../../../src-main/documents/costs/average-after-credit.ts';
import type { GoodsEffect } from '../../../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { decimal, sum } from '../../../../../../src-main/documents/values/decimal.ts';
import { groupBy } from '../../../../../../src-main/documents/values/group-by.ts';

export interface CostAfter {
  readonly name: string;
  /** Dollars of one unit. */
  readonly before: string;
  readonly after: string;
  /** Nothing, or more than it cost and was credited at. */
  readonly isStrange: boolean;
}

/** What products cost once a supplier's note is booked, by their identifiers: of those that are there and have a cost. */
export function costsAfter(
  effect: Exclude<GoodsEffect, 'entry'>,
  lines: readonly PurchaseInventoryLine[],
): ReadonlyMap<string, CostAfter> {
  const credited = lines.flatMap(({ match, quantity_in: quantity, cost, unit_cost: each = '0' }) =>
    match?.product && quantity !== undefined ? { product: match.product, quantity, cost, each } : [],
  );
  const products = [...groupBy(credited, ({ product }) => product.product_id)].flatMap(([id, own]) => {
    const { name, unit_cost: before, on_hand: onHand } = own[0]?.product ?? {};
    if (name === undefined || before === undefined || onHand === undefined || !decimal(onHand).gt(0))
      return [];
    const units = effect === 'return' ? own.map(({ quantity }) => decimal(quantity)) : [];
    const after = averageAfterCredit({
      onHand: decimal(onHand),
      average: before,
      returned: sum(units),
      credit: sum(own.map(({ cost }) => decimal(cost))),
    });
    const isDearer = [before, ...own.map(({ each }) => each)].every((one) => decimal(after).gt(one));
    const isStrange = isDearer || (decimal(after).eq(0) && decimal(before).gt(0));
    return [[id, { name, before, after, isStrange }] as const];
  });
  return new Map(products);
}
