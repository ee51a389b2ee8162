import type { PurchaseInventoryLine } from '../../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { unitCostOf } from '../../../../../../src-main/documents/purchase/goods/line-costs.ts';
import { shareFreight } from '../../../../../../src-main/documents/purchase/goods/share-freight.ts';
import { decimal, formatAmount } from '../../../../../../src-main/documents/values/decimal.ts';

/** The lines of a purchase as they enter: those of goods carry their share of the freight, dollars and cents. */
export function linesWithFreight(
  lines: readonly PurchaseInventoryLine[],
  freight: string,
): readonly PurchaseInventoryLine[] {
  const goods = lines.filter(({ quantity_in: quantity }) => quantity !== undefined);
  const costs = shareFreight(
    goods.map(({ cost }) => decimal(cost)),
    decimal(freight),
  );
  const costOf = new Map(goods.map(({ line }, index) => [line, costs[index]]));
  return lines.map((line) => {
    const cost = costOf.get(line.line);
    if (!cost || line.quantity_in === undefined) return line;
    const unitCost = unitCostOf({ quantity: decimal(line.quantity_in), cost });
    return { ...line, cost: formatAmount(cost), unit_cost: unitCost };
  });
}
