import type { PurchasingScope, SupplierItem } from '../../../counter/goods-receipts/goods-receipt-store.ts';
import { supplierItemsOf } from '../../../documents/purchase/goods/supplier-item.ts';
import { type PurchaseContent, purchaseContent } from '../../../documents/purchase/purchase-content.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { fromMillionths, toMillionths } from '../columns/millionths.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export async function findItems(
  db: Reader,
  { entityId, environment }: PurchasingScope,
  { supplier, items }: { readonly supplier: string; readonly items: readonly string[] },
): Promise<ReadonlyMap<string, SupplierItem>> {
  const rows = await db
    .selectFrom('supplier_item')
    .select(['item', 'product_id', 'factor'])
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('supplier', '=', supplier)
    .where('item', 'in', [...new Set(items)])
    .execute();
  return new Map(
    rows.map(({ item, product_id, factor }) => [
      item,
      product_id === null ? null : { productId: product_id, factor: fromMillionths(factor) },
    ]),
  );
}

export async function keepItems(
  tx: Tx,
  { entityId, environment }: PurchasingScope,
  {
    supplier,
    items,
    at,
  }: {
    readonly supplier: string;
    readonly items: ReadonlyMap<string, SupplierItem | undefined>;
    readonly at: string;
  },
): Promise<void> {
  for (const [item, what] of items) {
    if (what === undefined) {
      await tx
        .deleteFrom('supplier_item')
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where('supplier', '=', supplier)
        .where('item', '=', item)
        .execute();
      continue;
    }
    const values = {
      product_id: what?.productId ?? null,
      factor: toMillionths(what?.factor ?? '1'),
      updated_at: at,
    };
    await tx
      .insertInto('supplier_item')
      .values({ entity_id: entityId, environment, supplier, item, ...values })
      .onConflict((conflict) =>
        conflict.columns(['entity_id', 'environment', 'supplier', 'item']).doUpdateSet(values),
      )
      .execute();
  }
}

/** Purchases of a supplier that wait to be entered, and of which by now all is known to be no goods, wait no longer. */
export async function leaveOutWithoutGoods(tx: Tx, scope: PurchasingScope, supplier: string): Promise<void> {
  const waiting = await tx
    .selectFrom('purchase')
    .select(['id', 'content_json'])
    .where('entity_id', '=', scope.entityId)
    .where('environment', '=', scope.environment)
    .where('supplier', '=', supplier)
    .where('inventory', '=', 'pending')
    .execute();
  for (const { id, content_json } of waiting) {
    const content = purchaseContent.parse(JSON.parse(content_json));
    if (await mayHaveGoods(tx, scope, content)) continue;
    await tx.updateTable('purchase').set({ inventory: 'none' }).where('id', '=', id).execute();
  }
}

/** Whether a line of a purchase is a product, or nobody said yet what it is. */
export async function mayHaveGoods(
  db: Reader,
  scope: PurchasingScope,
  { supplier, lines }: PurchaseContent,
): Promise<boolean> {
  const items = supplierItemsOf(lines);
  const known = await findItems(db, scope, { supplier: supplier.identification, items });
  return items.some((item) => known.get(item) !== null);
}
