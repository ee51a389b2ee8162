import type { Outcome } from '../../contract/problems/problems.ts';
import type {
  EnteringGoods,
  NewReceipt,
  NewReceiptProduct,
  PurchasingScope,
} from '../../counter/goods-receipts/goods-receipt-store.ts';
import { centsOf } from '../../documents/values/cents.ts';
import { bookMovements } from '../rows/catalog/book-movements.ts';
import { toMillionths } from '../rows/columns/millionths.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { costsOf, type ProductCost } from './costs-of.ts';
import { isMovedBefore } from './moved-before.ts';
import { receiptMovements } from './receipt-movements.ts';
import { findReceipts } from './receipts.ts';
import { settlementOfGoods } from './settlement-of-goods.ts';

interface Entry {
  readonly purchaseId: string;
  readonly plan: () => Promise<Outcome<NewReceipt>>;
}

/** Books what a purchase does to the stock, with what each product cost before and costs now, unless that was booked already. */
export async function enterGoods(
  tx: Tx,
  scope: PurchasingScope,
  { purchaseId, plan }: Entry,
): Promise<EnteringGoods> {
  const { entityId, environment } = scope;
  const standing = await standingOf(tx, scope, purchaseId);
  if (standing !== 'to_enter') return { kind: standing };
  const planned = await plan();
  if (!planned.ok) return { kind: 'refused', problem: planned.problem };
  const receipt = planned.value;
  const { id, products, actor, at } = receipt;
  if (await isMovedBefore(tx, environment, receipt)) {
    await tx.updateTable('purchase').set({ inventory: 'none' }).where('id', '=', purchaseId).execute();
    return { kind: 'moved_before' };
  }
  const ids = products.map(({ productId }) => productId);
  const before = await costsOf(tx, environment, ids);
  const booked = await bookMovements(tx, {
    environment,
    ...(await receiptMovements(tx, environment, { receipt, before })),
    reason: receipt.reason,
    actor,
    at,
    idempotency: { key: undefined, fingerprint: id },
  });
  if (booked.kind === 'no_product' || booked.kind === 'refused_lots') return { kind: 'no_product' };
  if (booked.kind === 'too_dear') {
    const dear = new Set(booked.indexes.map((index) => products[index]?.productId));
    return { kind: 'too_dear', lines: receipt.lines.filter(({ productId }) => dear.has(productId)) };
  }
  await tx
    .insertInto('goods_receipt')
    .values({
      id,
      entity_id: entityId,
      environment,
      purchase_id: purchaseId,
      iva_in_cost: receipt.ivaInCost ? 1 : 0,
      effect: receipt.effect,
      freight: centsOf(receipt.freight),
      operator_id: actor?.operator.id ?? null,
      operator_name: actor?.operator.name ?? null,
      approver_id: actor?.approvedBy?.id ?? null,
      approver_name: actor?.approvedBy?.name ?? null,
      entered_at: at,
      reversed_at: null,
      reversal_reason: null,
      reverser_id: null,
      reverser_name: null,
    })
    .execute();
  for (const { line, productId, quantity, cost } of receipt.lines) {
    await tx
      .insertInto('goods_receipt_line')
      .values({
        receipt_id: id,
        line,
        product_id: productId,
        quantity: toMillionths(quantity),
        cost: centsOf(cost),
      })
      .execute();
  }
  const after = await costsOf(tx, environment, ids);
  for (const product of products) {
    const costs = { before: before.get(product.productId), after: after.get(product.productId) };
    await insertProduct(tx, id, { product, costs });
  }
  await tx.updateTable('purchase').set({ inventory: 'entered' }).where('id', '=', purchaseId).execute();
  return { kind: 'entered' };
}

/** A settlement of the business is a document, and has no state of its own. */
async function standingOf(
  tx: Tx,
  scope: PurchasingScope,
  purchaseId: string,
): Promise<'to_enter' | 'there' | 'no_purchase'> {
  const purchase = await tx
    .selectFrom('purchase')
    .select('inventory')
    .where('id', '=', purchaseId)
    .where('entity_id', '=', scope.entityId)
    .where('environment', '=', scope.environment)
    .executeTakeFirst();
  if (purchase) return purchase.inventory === 'entered' ? 'there' : 'to_enter';
  if (!(await settlementOfGoods(tx, scope, purchaseId))) return 'no_purchase';
  const receipts = await findReceipts(tx, scope, purchaseId);
  return receipts.some(({ reversal }) => !reversal) ? 'there' : 'to_enter';
}

/** What was moved of a product, and what it costs now. */
async function insertProduct(
  tx: Tx,
  receiptId: string,
  {
    product: { productId, quantity, unitCost },
    costs: { before, after },
  }: {
    readonly product: NewReceiptProduct;
    readonly costs: { readonly before: ProductCost | undefined; readonly after: ProductCost | undefined };
  },
): Promise<void> {
  const product = await tx
    .selectFrom('product')
    .select(['code', 'name', 'unit_price', 'unit_price_with_taxes'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('goods_receipt_product')
    .values({
      receipt_id: receiptId,
      product_id: productId,
      ...product,
      quantity: toMillionths(quantity),
      unit_cost: toMillionths(unitCost),
      cost_before: before?.average ?? null,
      cost_after: after?.average ?? toMillionths(unitCost),
    })
    .execute();
}
