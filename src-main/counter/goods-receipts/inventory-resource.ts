import type {
  GoodsReceipt,
  PurchaseInventory,
  PurchaseInventoryLine,
  PurchaseLineMatch,
  ReceivedProduct,
} from '../../contract/documents/purchases/purchase-inventory.ts';
import { marginOf } from '../../documents/costs/margin.ts';
import { priceKeepingMargin } from '../../documents/costs/price-keeping-margin.ts';
import type { GoodsEffect } from '../../documents/purchase/goods/goods-effect.ts';
import { isSameStatedPrice } from '../../documents/taxes/iva-price.ts';
import { decimal, formatAmount, formatQuantity, sum } from '../../documents/values/decimal.ts';
import type { LineMatch, MatchedProduct, PurchasingScope, StoredReceipt } from './goods-receipt-store.ts';
import { barcodeOf } from './match-lines.ts';
import type { Inventory } from './read-inventory.ts';
import { revisionOf } from './receipt-lines.ts';

/** `prices`: what products cost customers now, by their identifiers. */
export function inventoryResourceOf(
  { environment }: PurchasingScope,
  purchaseId: string,
  { inventory, prices }: { inventory: Inventory; prices: ReadonlyMap<string, MatchedProduct> },
): PurchaseInventory {
  const { lines, receipt, reversed, ivaInCost, effects } = inventory;
  const { modified } = inventory.purchase;
  const shown = (one: StoredReceipt) => receiptOf(one, prices);
  return {
    object: 'purchase_inventory',
    purchase_id: purchaseId,
    environment,
    status: statusOf(inventory),
    iva_in_cost: ivaInCost,
    ...(modified?.isWaiting && { waiting_purchase: modified.number }),
    effects: [...effects],
    lines: linesOf(inventory),
    total: formatAmount(sum(lines.filter(({ match }) => match?.item).map(({ cost }) => cost))),
    revision: revisionOf(inventory),
    ...(receipt && { receipt: shown(receipt) }),
    reversed_receipts: reversed.map(shown),
  };
}

function statusOf({ receipt, lines }: Inventory): PurchaseInventory['status'] {
  if (receipt) return 'entered';
  if (lines.some(({ match }) => !match)) return 'to_match';
  return lines.some(({ match }) => match?.item) ? 'to_enter' : 'nothing';
}

function linesOf({ purchase, lines, products }: Inventory): PurchaseInventoryLine[] {
  return lines.map(({ cost, match, entering }, index) => {
    const billed = purchase.content.lines[index];
    const barcode = billed && barcodeOf(billed);
    return {
      line: index,
      ...(billed?.code !== undefined && { code: billed.code }),
      description: billed?.description ?? '',
      quantity: billed?.quantity ?? '0',
      cost: formatAmount(cost),
      ...(match && { match: matchOf(match, products) }),
      ...(entering && {
        quantity_in: formatQuantity(entering.quantity),
        unit_cost: entering.unitCost,
      }),
      ...(barcode !== undefined && { barcode }),
    };
  });
}

function matchOf(
  { source, item }: LineMatch,
  products: ReadonlyMap<string, MatchedProduct>,
): PurchaseLineMatch {
  const product = item && products.get(item.productId);
  if (!item || !product) return { kind: 'not_goods', source };
  const { id, code, name, unitCost, onHand } = product;
  return {
    kind: 'product',
    source,
    product: {
      product_id: id,
      code,
      name,
      ...(unitCost !== undefined && { unit_cost: unitCost }),
      ...(onHand !== undefined && { on_hand: onHand }),
      tracks_lots: product.tracksLots,
    },
    factor: item.factor,
  };
}

function receiptOf(receipt: StoredReceipt, prices: ReadonlyMap<string, MatchedProduct>): GoodsReceipt {
  const { id, effect, enteredAt, actor, ivaInCost, freight, lines, products, reversal } = receipt;
  return {
    id,
    effect,
    entered_at: enteredAt,
    ...(actor && { operator: actor.operator }),
    ...(actor?.approvedBy && { approved_by: actor.approvedBy }),
    iva_in_cost: ivaInCost,
    freight,
    total: formatAmount(sum(lines.map(({ cost }) => decimal(cost)))),
    lines: lines.map(({ line, productId, quantity, cost }) => ({
      line,
      product_id: productId,
      quantity,
      cost,
    })),
    products: products.map((product) => receivedOf(effect, product, prices.get(product.productId))),
    ...(reversal && {
      reversed_at: reversal.at,
      ...(reversal.reason !== undefined && { reversal_reason: reversal.reason }),
      ...(reversal.by && { reversed_by: reversal.by }),
    }),
  };
}

/** A price is proposed of what came in dearer, while the product still has the one with which it earns less than before. */
function receivedOf(
  effect: GoodsEffect,
  product: StoredReceipt['products'][number],
  now: MatchedProduct | undefined,
): ReceivedProduct {
  const { productId, code, name, quantity, unitCost, costBefore, costAfter, unit_price = '0' } = product;
  const marginBefore = costBefore === undefined ? undefined : marginOf(unit_price, costBefore);
  const marginAfter = costAfter === undefined ? undefined : marginOf(unit_price, costAfter);
  const proposed =
    effect === 'entry' && costAfter !== undefined && now && isSameStatedPrice(now, product)
      ? priceKeepingMargin(product, { before: costBefore, after: costAfter })
      : undefined;
  return {
    product_id: productId,
    code,
    name,
    quantity,
    unit_cost: unitCost,
    ...(costBefore !== undefined && { cost_before: costBefore }),
    ...(costAfter !== undefined && { cost_after: costAfter }),
    ...(marginBefore !== undefined && { margin_before: marginBefore }),
    ...(marginAfter !== undefined && { margin_after: marginAfter }),
    ...(proposed && { proposed_price: proposed }),
  };
}
