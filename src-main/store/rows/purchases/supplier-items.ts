import { sql } from 'kysely';
import type { ItemChange, PurchasingScope } from '../../../counter/goods-receipts/goods-receipt-store.ts';
import {
  type RememberedItem,
  recallItem,
  shareWord,
  supplierItemOf,
} from '../../../documents/purchase/goods/supplier-item.ts';
import { type PurchaseContent, purchaseContent } from '../../../documents/purchase/purchase-content.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { anyOf } from '../columns/list-parameter.ts';
import { fromMillionths, toMillionths } from '../columns/millionths.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

interface Supplied extends PurchasingScope {
  /** Identification. */
  readonly supplier: string;
}

export async function findItems(
  db: Reader,
  { entityId, environment, supplier }: Supplied,
  codes: readonly string[],
): Promise<readonly RememberedItem[]> {
  const rows = await db
    .selectFrom('supplier_item')
    .select(['code', 'name', 'product_id', 'factor'])
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('supplier', '=', supplier)
    .where('code', 'in', anyOf(codes))
    .execute();
  return rows.map(({ code, name, product_id: productId, factor }) => ({
    code,
    name,
    what: productId === null ? null : { productId, factor: fromMillionths(factor) },
  }));
}

/** Remembers what items are, and with it which purchases of their supplier wait to be entered. */
export async function keepItems(
  tx: Tx,
  scope: Supplied,
  { items, at }: { readonly items: readonly ItemChange[]; readonly at: string },
): Promise<void> {
  const codes = [...new Set(items.map(({ code }) => code))];
  const before = await findItems(tx, scope, codes);
  for (const item of items) await keepItem(tx, scope, { item, before, at });
  const noGoods = [...before, ...items].filter(({ what }) => what === null).map(({ code }) => code);
  if (noGoods.length > 0) await awaitGoods(tx, scope, noGoods);
}

async function keepItem(
  tx: Tx,
  { entityId, environment, supplier }: Supplied,
  {
    item: { code, name, what },
    before,
    at,
  }: { readonly item: ItemChange; readonly before: readonly RememberedItem[]; readonly at: string },
): Promise<void> {
  if (what === undefined) {
    const names = before
      .filter((one) => one.code === code && (one.name === name || (code !== '' && shareWord(one.name, name))))
      .map((one) => one.name);
    await tx
      .deleteFrom('supplier_item')
      .where('entity_id', '=', entityId)
      .where('environment', '=', environment)
      .where('supplier', '=', supplier)
      .where('code', '=', code)
      .where('name', 'in', anyOf(names))
      .execute();
    return;
  }
  const values = {
    product_id: what?.productId ?? null,
    factor: toMillionths(what?.factor ?? '1'),
    updated_at: at,
  };
  await tx
    .insertInto('supplier_item')
    .values({ entity_id: entityId, environment, supplier, code, name, ...values })
    .onConflict((conflict) =>
      conflict.columns(['entity_id', 'environment', 'supplier', 'code', 'name']).doUpdateSet(values),
    )
    .execute();
}

/** Of the purchases of a supplier with any of these codes, those wait to be entered of which not all is known to be no goods. */
async function awaitGoods(tx: Tx, scope: Supplied, codes: readonly string[]): Promise<void> {
  const concerned = await tx
    .selectFrom('purchase')
    .select(['id', 'content_json', 'inventory'])
    .where('entity_id', '=', scope.entityId)
    .where('environment', '=', scope.environment)
    .where('supplier', '=', scope.supplier)
    .where('inventory', 'in', ['pending', 'no_goods'])
    .where(
      sql<boolean>`EXISTS (
        SELECT 1 FROM json_each(purchase.content_json, '$.lines') AS line
        WHERE trim(coalesce(line.value ->> 'code', '')) IN ${anyOf(codes)})`,
    )
    .execute();
  for (const { id, content_json, inventory: before } of concerned) {
    const inventory = await inventoryOf(tx, scope, purchaseContent.parse(JSON.parse(content_json)));
    if (inventory === before) continue;
    await tx.updateTable('purchase').set({ inventory }).where('id', '=', id).execute();
  }
}

/** Whether a purchase waits to be entered: a line is a product, or not matched yet. */
export async function inventoryOf(
  db: Reader,
  scope: PurchasingScope,
  { supplier, lines }: PurchaseContent,
): Promise<'pending' | 'no_goods'> {
  const items = lines.map(supplierItemOf);
  const codes = [...new Set(items.map(({ code }) => code))];
  const remembered = await findItems(db, { ...scope, supplier: supplier.identification }, codes);
  const isNoGoods = items.every((item) => recallItem(item, remembered) === null);
  return isNoGoods ? 'no_goods' : 'pending';
}
