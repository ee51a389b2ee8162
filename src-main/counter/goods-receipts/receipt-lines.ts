import type { GoodsReceiptBody } from '../../contract/documents/purchases/purchase-inventory.ts';
import { unitCostOf } from '../../documents/purchase/goods/line-costs.ts';
import { shareFreight } from '../../documents/purchase/goods/share-freight.ts';
import {
  type Decimal,
  decimal,
  formatAmount,
  formatQuantity,
  sum,
  zero,
} from '../../documents/values/decimal.ts';
import { groupBy } from '../../documents/values/group-by.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import type { NewReceipt, ReceiptLine } from './goods-receipt-store.ts';
import type { Inventory } from './read-inventory.ts';

/** What of a purchase comes in, line by line, with the freight that brought it. */
export function receiptLines({ lines }: Inventory, freight: Decimal = zero): readonly ReceiptLine[] {
  const goods = lines.flatMap(({ match, entering, cost }, line) =>
    match?.item && entering
      ? { line, productId: match.item.productId, quantity: formatQuantity(entering.quantity), cost }
      : [],
  );
  const costs = shareFreight(
    goods.map(({ cost }) => cost),
    freight,
  );
  return goods.map((one, index) => ({ ...one, cost: formatAmount(costs[index] ?? one.cost) }));
}

/** What all that comes in of a purchase costs. */
export function costOf(inventory: Inventory): Decimal {
  return sum(receiptLines(inventory).map(({ cost }) => decimal(cost)));
}

/** Changes with what comes in, how much of it and at which cost. */
export function revisionOf(inventory: Inventory): string {
  return sha256(JSON.stringify([inventory.ivaInCost, receiptLines(inventory)])).slice(0, 16);
}

/** What comes in of each product: of a product in several lines, as with units for free, at one cost; of a lot in several, once. */
export function receiptProducts(
  lines: readonly ReceiptLine[],
  lots: GoodsReceiptBody['lots'],
): NewReceipt['products'] {
  const lotOf = new Map(lots.map((lot) => [lot.line, lot]));
  return [...groupBy(lines, ({ productId }) => productId)].map(([productId, own]) => {
    const quantity = sum(own.map((line) => decimal(line.quantity)));
    const cost = sum(own.map((line) => decimal(line.cost)));
    const inLots = own.flatMap(({ line, quantity: entering }) => {
      const lot = lotOf.get(line);
      return lot ? { number: lot.number, expires_on: lot.expires_on, quantity: entering } : [];
    });
    return {
      productId,
      quantity: formatQuantity(quantity),
      unitCost: unitCostOf({ quantity, cost }),
      cost: formatAmount(cost),
      lots: [...groupBy(inLots, ({ number = '', expires_on: day }) => `${day} ${number}`).values()].flatMap(
        (same) => {
          const [first] = same;
          const together = formatQuantity(sum(same.map((lot) => decimal(lot.quantity))));
          return first ? { ...first, quantity: together } : [];
        },
      ),
    };
  });
}
