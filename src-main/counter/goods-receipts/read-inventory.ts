import { barcodeForms } from '../../documents/identifiers/gtin.ts';
import { type GoodsEffect, goodsEffectsOf } from '../../documents/purchase/goods/goods-effect.ts';
import { isIvaInCost } from '../../documents/purchase/goods/iva-in-cost.ts';
import { lineCosts, unitCostOf, unitsOf } from '../../documents/purchase/goods/line-costs.ts';
import { supplierItemOf } from '../../documents/purchase/goods/supplier-item.ts';
import { type Decimal, zero } from '../../documents/values/decimal.ts';
import type {
  GoodsReader,
  LineMatch,
  MatchedProduct,
  PurchaseOfGoods,
  PurchasingScope,
  StoredReceipt,
} from './goods-receipt-store.ts';
import { codesOf, matchLines } from './match-lines.ts';

/** A purchase with what its lines are, and what would come in of each, or go out. */
export interface Inventory {
  readonly purchase: PurchaseOfGoods;
  readonly ivaInCost: boolean;
  /** What it may do to the stock. */
  readonly effects: readonly GoodsEffect[];
  readonly lines: readonly InventoryLine[];
  /** Of all that the lines are matched with, by their identifiers. */
  readonly products: ReadonlyMap<string, MatchedProduct>;
  /** How it stands in stock. */
  readonly receipt: StoredReceipt | undefined;
  readonly reversed: readonly StoredReceipt[];
}

export interface InventoryLine {
  /** Dollars and cents. */
  readonly cost: Decimal;
  readonly match: LineMatch | undefined;
  /** Of a product: its units, and what one costs, where there are any. */
  readonly entering: { readonly quantity: Decimal; readonly unitCost: string } | undefined;
}

/** Undefined where there is no such purchase. */
export async function readInventory(
  store: GoodsReader,
  scope: PurchasingScope,
  id: string,
): Promise<Inventory | undefined> {
  const purchase = await store.purchase(scope, id);
  if (!purchase) return undefined;
  const { content, taxSupport, regime, modified } = purchase;
  const effects = goodsEffectsOf(content.document_type);
  const lines = effects.length > 0 ? content.lines : [];
  const ownCodes = [...new Set(lines.map((line) => supplierItemOf(line).code))];
  const remembered = await store.items(scope, content.supplier.identification, ownCodes);
  const codes = [...new Set(lines.flatMap(codesOf))];
  const products = await store.products(scope.environment, {
    ids: remembered.flatMap(({ what }) => what?.productId ?? []),
    codes,
    barcodes: codes.flatMap(barcodeForms),
  });
  const matches = matchLines(lines, { remembered, products });
  // What a note takes off cost what it did when it came in.
  const ivaInCost = modified?.receipt?.ivaInCost ?? isIvaInCost({ regime, taxSupport });
  const costs = lineCosts({ ...content, lines }, { ivaInCost });
  const [receipts, byId] = [await store.receipts(scope, id), new Map(products.map((one) => [one.id, one]))];
  return {
    purchase,
    ivaInCost,
    effects,
    lines: lines.map(({ quantity }, index) => {
      const [match, cost] = [matches[index], costs[index] ?? zero];
      return { cost, match, entering: enteringOf({ quantity, cost, match }) };
    }),
    products: byId,
    receipt: receipts.find(({ reversal }) => !reversal),
    reversed: receipts.filter(({ reversal }) => reversal),
  };
}

function enteringOf({
  quantity: billed,
  cost,
  match,
}: {
  readonly quantity: string;
  readonly cost: Decimal;
  readonly match: LineMatch | undefined;
}): InventoryLine['entering'] {
  if (!match?.item) return undefined;
  const quantity = unitsOf(billed, match.item.factor);
  return quantity.gt(0) ? { quantity, unitCost: unitCostOf({ quantity, cost }) } : undefined;
}
