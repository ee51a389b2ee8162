import type {
  GoodsReader,
  GoodsReceiptStore,
  PurchasingScope,
} from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { Environment } from '../../documents/kinds.ts';
import { purchaseContent } from '../../documents/purchase/purchase-content.ts';
import { costedProducts } from '../rows/catalog/costed-products.ts';
import { anyOf } from '../rows/columns/list-parameter.ts';
import { fromMillionths, toUnitCost } from '../rows/columns/millionths.ts';
import { findItems, keepItems } from '../rows/purchases/supplier-items.ts';
import type { Store } from '../sqlite/open.ts';
import { enterGoods } from './enter-goods.ts';
import { modifiedPurchase } from './modified-purchase.ts';
import { findReceipts } from './receipts.ts';
import { reverseGoods } from './reverse-goods.ts';
import { settlementOfGoods } from './settlement-of-goods.ts';

export function makeGoodsReceiptStore({ db, writes }: Store): GoodsReceiptStore {
  return {
    ...goodsReader(db),

    remember: ({ entityId, environment }, supplier, change) =>
      writes.run((tx) => keepItems(tx, { entityId, environment, supplier }, change)),
    enter: (scope, purchaseId, plan) =>
      writes.run((tx) => enterGoods(tx, scope, { purchaseId, plan: () => plan(goodsReader(tx)) })),
    reverse: (scope, reversal) => writes.run((tx) => reverseGoods(tx, scope, reversal)),
  };
}

function goodsReader(db: Store['db']): GoodsReader {
  return {
    async purchase(scope: PurchasingScope, id) {
      const { entityId, environment } = scope;
      const row = await db
        .selectFrom('purchase')
        .innerJoin('entity', 'entity.id', 'purchase.entity_id')
        .select([
          'purchase.content_json',
          'purchase.tax_support',
          'purchase.authorization_state',
          'entity.regime',
        ])
        .where('purchase.id', '=', id)
        .where('purchase.entity_id', '=', entityId)
        .where('purchase.environment', '=', environment)
        .executeTakeFirst();
      if (!row) return settlementOfGoods(db, scope, id);
      const content = purchaseContent.parse(JSON.parse(row.content_json));
      return {
        content,
        taxSupport: row.tax_support,
        authorization: row.authorization_state,
        regime: row.regime,
        modified: await modifiedPurchase(db, scope, content),
      };
    },

    items: ({ entityId, environment }, supplier, codes) =>
      findItems(db, { entityId, environment, supplier }, codes),

    async products(environment, { ids, codes, barcodes }) {
      const rows = [
        ...(await productsWith(db, environment, { column: 'product.id', values: ids })),
        ...(await productsWith(db, environment, { column: 'product.code', values: codes })),
        ...(await productsWith(db, environment, { column: 'product.barcode', values: barcodes })),
      ];
      return [...new Map(rows.map((row) => [row.id, row])).values()].map((row) => ({
        id: row.id,
        code: row.code,
        barcode: row.barcode ?? undefined,
        name: row.name,
        isActive: row.active === 1,
        tracksLots: row.tracks_lots === 1,
        unit_price: row.unit_price,
        ...(row.unit_price_with_taxes !== null && { unit_price_with_taxes: row.unit_price_with_taxes }),
        unitCost: row.unit_cost === null ? undefined : toUnitCost(row.unit_cost),
        onHand: row.on_hand === null ? undefined : fromMillionths(row.on_hand),
      }));
    },

    receipts: (scope, purchaseId) => findReceipts(db, scope, purchaseId),
  };
}

interface Named {
  readonly column: 'product.id' | 'product.code' | 'product.barcode';
  readonly values: readonly string[];
}

function productsWith(db: Store['db'], environment: Environment, { column, values }: Named) {
  return costedProducts(db, environment)
    .select([
      'product.barcode',
      'product.name',
      'product.active',
      'product.unit_price_with_taxes',
      'product.tracks_lots',
      'stock.on_hand',
    ])
    .where(column, 'in', anyOf(values))
    .execute();
}
