import type { NewReceipt } from '../../../../src-main/counter/goods-receipts/goods-receipt-store.ts';
import { makeGoodsReceiptStore } from '../../../../src-main/store/goods-receipts/goods-receipt-store.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { at, productId } from './furnish-business.ts';
import { purchaseOf } from './furnish-documents.ts';
import type { Tenant } from './tenants.ts';

/** Sold to every tenant. */
export const soldBy = '1760013210001';
export const soldItem = { code: 'C-12', name: 'cola' };

/** Two units at the average that the stock of every environment has, so that nobody's receipt changes another's cost. */
export function receiptOf(tenant: Tenant, receipt: 'goods receipt' | 'new' = 'goods receipt'): NewReceipt {
  return {
    id: tenant.id(receipt),
    effect: 'entry',
    ivaInCost: false,
    freight: '0.00',
    lines: [{ line: 0, productId, quantity: '2', cost: '5.00' }],
    products: [{ productId, quantity: '2', unitCost: '2.50', cost: '5.00' }],
    reason: `Compra ${tenant.mark}`,
    reversalReason: `Se deshizo: Compra ${tenant.mark}`,
    actor: undefined,
    at,
  };
}

/** A purchase whose goods are in stock. */
export async function furnishGoodsReceipts(store: Store, tenant: Tenant): Promise<void> {
  const number = `001-${tenant.emissionPoint}-000000009`;
  const { content, ...purchase } = purchaseOf(tenant, 'received goods', number);
  const { access_key: _, ...onPaper } = content;
  await makePurchaseStore(store).add({ ...purchase, content: onPaper });
  const receipts = makeGoodsReceiptStore(store);
  const planned = { ok: true, value: receiptOf(tenant) } as const;
  await receipts.enter(tenant, tenant.id('received goods'), async () => planned);
  const items = [{ ...soldItem, what: { productId, factor: '2' } }];
  await receipts.remember(tenant, soldBy, { items, at });
}
