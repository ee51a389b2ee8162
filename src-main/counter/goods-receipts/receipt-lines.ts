import { unitCostOf } from '../../documents/purchase/goods/line-costs.ts';
import { decimal, formatAmount, formatQuantity, sum } from '../../documents/values/decimal.ts';
import { groupBy } from '../../documents/values/group-by.ts';
import type { NewReceipt, ReceiptLine, SupplierItem } from './goods-receipt-store.ts';
import type { Inventory } from './read-inventory.ts';

/** What of a purchase comes in, line by line. */
export function receiptLines({ lines }: Inventory): readonly ReceiptLine[] {
  return lines.flatMap(({ match, entering, cost }, line) =>
    match?.item && entering
      ? [
          {
            line,
            productId: match.item.productId,
            quantity: formatQuantity(entering.quantity),
            cost: formatAmount(cost),
          },
        ]
      : [],
  );
}

/** What comes in of each product: of a product in several lines, as with units for free, at one cost. */
export function receiptProducts(lines: readonly ReceiptLine[]): NewReceipt['products'] {
  return [...groupBy(lines, ({ productId }) => productId)].map(([productId, own]) => {
    const quantity = sum(own.map((line) => decimal(line.quantity)));
    const cost = sum(own.map((line) => decimal(line.cost)));
    return { productId, quantity: formatQuantity(quantity), unitCost: unitCostOf({ quantity, cost }) };
  });
}

/** What the lines are, to be remembered. */
export function itemsOf({ lines }: Inventory): ReadonlyMap<string, SupplierItem> {
  return new Map(lines.flatMap(({ item, match }) => (match ? [[item, match.item]] : [])));
}
