import type { ModifiedPurchase, PurchasingScope } from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { PurchaseContent } from '../../documents/purchase/purchase-content.ts';
import type { Store } from '../sqlite/open.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** The purchase that a note modifies, and how its goods are in stock; undefined where it was not taken in. */
export async function modifiedPurchase(
  db: Reader,
  { entityId, environment }: PurchasingScope,
  { supplier, modified_document: modified }: PurchaseContent,
): Promise<ModifiedPurchase | undefined> {
  if (!modified) return undefined;
  const row = await db
    .selectFrom('purchase')
    .leftJoin('goods_receipt as receipt', (join) =>
      join.onRef('receipt.purchase_id', '=', 'purchase.id').on('receipt.reversed_at', 'is', null),
    )
    .select(['purchase.inventory', 'receipt.id', 'receipt.iva_in_cost'])
    .where('purchase.entity_id', '=', entityId)
    .where('purchase.environment', '=', environment)
    .where('purchase.supplier', '=', supplier.identification)
    .where('purchase.document_type', '=', modified.document_type)
    .where('purchase.number', '=', modified.number)
    .executeTakeFirst();
  return (
    row && {
      number: modified.number,
      isWaiting: row.inventory === 'pending',
      receipt: row.id === null ? undefined : { id: row.id, ivaInCost: row.iva_in_cost === 1 },
    }
  );
}
