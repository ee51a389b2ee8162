import type { GoodsReceiptStore, PurchasingScope } from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { Environment } from '../../documents/kinds.ts';
import { purchaseContent } from '../../documents/purchase/purchase-content.ts';
import { costedProducts } from '../rows/catalog/costed-products.ts';
import { toUnitCost } from '../rows/columns/millionths.ts';
import { findItems, keepItems, leaveOutWithoutGoods } from '../rows/purchases/supplier-items.ts';
import type { Store } from '../sqlite/open.ts';
import { enterGoods } from './enter-goods.ts';
import { findReceipts } from './receipts.ts';
import { reverseGoods } from './reverse-goods.ts';

/** More codes than this are looked up in turn: each is a parameter of a statement. */
const AT_ONCE = 1000;

export function makeGoodsReceiptStore({ db, writes }: Store): GoodsReceiptStore {
  return {
    async purchase({ entityId, environment }: PurchasingScope, id) {
      const row = await db
        .selectFrom('purchase')
        .innerJoin('entity', 'entity.id', 'purchase.entity_id')
        .select(['purchase.content_json', 'purchase.tax_support', 'entity.regime'])
        .where('purchase.id', '=', id)
        .where('purchase.entity_id', '=', entityId)
        .where('purchase.environment', '=', environment)
        .executeTakeFirst();
      return (
        row && {
          content: purchaseContent.parse(JSON.parse(row.content_json)),
          taxSupport: row.tax_support,
          regime: row.regime,
        }
      );
    },

    items: (scope, supplier, items) => findItems(db, scope, { supplier, items }),

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
        unit_price: row.unit_price,
        ...(row.unit_price_with_taxes !== null && { unit_price_with_taxes: row.unit_price_with_taxes }),
        unitCost: row.unit_cost === null ? undefined : toUnitCost(row.unit_cost),
      }));
    },

    remember: (scope, supplier, { items, at }) =>
      writes.run(async (tx) => {
        await keepItems(tx, scope, { supplier, items, at });
        await leaveOutWithoutGoods(tx, scope, supplier);
      }),

    receipts: (scope, purchaseId) => findReceipts(db, scope, purchaseId),
    enter: (scope, receipt) => writes.run((tx) => enterGoods(tx, scope, receipt)),
    reverse: (scope, reversal) => writes.run((tx) => reverseGoods(tx, scope, reversal)),
  };
}

interface Named {
  readonly column: 'product.id' | 'product.code' | 'product.barcode';
  readonly values: readonly string[];
}

async function productsWith(db: Store['db'], environment: Environment, { column, values }: Named) {
  const rows: Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>> = [];
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const some = values.slice(from, from + AT_ONCE);
    rows.push(...(await selectProducts(db, environment).where(column, 'in', some).execute()));
  }
  return rows;
}

function selectProducts(db: Store['db'], environment: Environment) {
  return costedProducts(db, environment).select([
    'product.barcode',
    'product.name',
    'product.unit_price_with_taxes',
  ]);
}
