import type {
  GoodsReceiptBody,
  GoodsReceiptReversalBody,
  PurchaseInventory,
  PurchaseMatches,
} from '../../contract/documents/purchases/purchase-inventory.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { GoodsEffect } from '../../documents/purchase/goods/goods-effect.ts';
import { type SupplierItem, supplierItemOf } from '../../documents/purchase/goods/supplier-item.ts';
import { type Decimal, decimal, formatAmount, sum } from '../../documents/values/decimal.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { type Made, madeNow } from '../../issuing/requests/idempotency.ts';
import type { Actor, Permits } from '../operators/permits.ts';
import { stockOff } from '../stock/stock.ts';
import type { GoodsReceiptStore, NewReceipt, StoredReceipt } from './goods-receipt-store.ts';
import { inventoryResourceOf } from './inventory-resource.ts';
import { movementReason, reversalReason } from './movement-reasons.ts';
import { type Inventory, readInventory } from './read-inventory.ts';
import { costOf, receiptLines, receiptProducts, revisionOf } from './receipt-lines.ts';
import {
  entered,
  enteredOtherwise,
  gone,
  movedBefore,
  movedOn,
  notEntered,
  productGone,
  tooDear,
  whyNotEntered,
} from './refusals.ts';

export interface GoodsReceiptDependencies {
  readonly store: GoodsReceiptStore;
  readonly stock: { isOn(): Promise<boolean> };
  readonly permits: Pick<Permits, 'actAsOwner'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type GoodsReceipts = ReturnType<typeof makeGoodsReceipts>;

/** What purchases bring into stock, at which cost, and what notes of suppliers take away. */
export function makeGoodsReceipts(dependencies: GoodsReceiptDependencies) {
  const { store, stock, permits, now, newId } = dependencies;

  async function get(caller: Caller, id: string): Promise<Outcome<PurchaseInventory>> {
    const inventory = await readInventory(store, caller, id);
    return inventory ? { ok: true, value: await shown(caller, id, inventory) } : refuse(gone);
  }

  async function shown(caller: Caller, id: string, inventory: Inventory): Promise<PurchaseInventory> {
    const ids = (inventory.receipt?.products ?? []).map(({ productId }) => productId);
    const named = { ids, codes: [], barcodes: [] };
    const prices = new Map(
      (await store.products(caller.environment, named)).map((product) => [product.id, product]),
    );
    return inventoryResourceOf(caller, id, { inventory, prices });
  }

  /** Does what moves the stock by a purchase, for who may or was allowed to up to what it costs. */
  function move<Done>(
    { session }: Caller,
    { id, cost, approvalId }: { id: string; cost: Decimal; approvalId: string | undefined },
    perform: (actor: Actor | undefined) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>> {
    // A program with a key of its own is nobody at the counter.
    if (session === undefined) return perform(undefined);
    const approved = { id: approvalId, about: { item: id, amount: formatAmount(cost) } };
    return permits.actAsOwner({ session, action: 'move_stock', approved }, perform);
  }

  function receiptOf(
    inventory: Inventory,
    {
      effect,
      freight,
      lots,
      actor,
    }: Pick<GoodsReceiptBody, 'lots' | 'freight'> & {
      readonly effect: GoodsEffect;
      readonly actor: Actor | undefined;
    },
  ): NewReceipt {
    const lines = receiptLines(inventory, decimal(freight));
    const reason = movementReason(inventory.purchase);
    return {
      id: newId(),
      effect,
      ivaInCost: inventory.ivaInCost,
      freight,
      lines,
      products: receiptProducts(lines, lots),
      reason,
      reversalReason: reversalReason(reason),
      modifiedReceiptId: inventory.purchase.modified?.receipt?.id,
      actor,
      at: now().toISOString(),
    };
  }

  return {
    get,

    /** Says what lines are, for this purchase and all that come from its supplier. */
    async match(
      caller: Caller,
      id: string,
      { matches }: PurchaseMatches,
    ): Promise<Outcome<PurchaseInventory>> {
      const inventory = await readInventory(store, caller, id);
      if (!inventory) return refuse(gone);
      if (inventory.receipt) return refuse(entered);
      const ids = matches.flatMap((one) => (one.kind === 'product' ? one.product_id : []));
      const products = await store.products(caller.environment, { ids, codes: [], barcodes: [] });
      const errors = matches.flatMap((one, index) => [
        ...(one.line < inventory.lines.length
          ? []
          : [notFoundAt(`/matches/${index}/line`, 'La compra no tiene esta línea.')]),
        ...(one.kind !== 'product' || products.some((product) => product.id === one.product_id)
          ? []
          : [notFoundAt(`/matches/${index}/product_id`, 'No hay un producto con este id.')]),
      ]);
      if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
      const items = matches.flatMap((one) => {
        const line = inventory.purchase.content.lines[one.line];
        return line ? { ...supplierItemOf(line), what: whatOf(one) } : [];
      });
      const supplier = inventory.purchase.content.supplier.identification;
      await store.remember(caller, supplier, { items, at: now().toISOString() });
      return get(caller, id);
    },

    /**
     * Enters what a purchase brought, or takes out what went back, once: who asks the same again is answered how it was. A
     * `revision` is that of what the person saw; what is different by now is refused.
     */
    async enter(
      caller: Caller,
      id: string,
      { approval_id: approvalId, revision, effect: stated, freight, ...lotted }: GoodsReceiptBody,
    ): Promise<Outcome<Made<PurchaseInventory>>> {
      const inventory = await readInventory(store, caller, id);
      if (!inventory) return refuse(gone);
      if (inventory.receipt) {
        return isOtherwise(inventory.receipt, { effect: stated, freight })
          ? refuse(enteredOtherwise)
          : { ok: true, value: { value: await shown(caller, id, inventory), replayed: true } };
      }
      const today = ecuadorDate(now());
      const refusal = whyNotEntered(inventory, { effect: stated, freight, revision, lotted, today });
      if (refusal) return refuse(refusal);
      const effect = stated ?? 'entry';
      const cost = costOf(inventory).plus(freight);
      return move(caller, { id, cost, approvalId }, async (actor) => {
        if (!(await stock.isOn())) return refuse(stockOff);
        const entering = await store.enter(caller, id, async (reader) => {
          // Lines may be matched otherwise until the transaction.
          const latest = await readInventory(reader, caller, id);
          if (!latest) return refuse(gone);
          const asSeen = { effect, freight, revision: revisionOf(inventory), lotted, today };
          const problem = whyNotEntered(latest, asSeen);
          return problem
            ? refuse(problem)
            : { ok: true, value: receiptOf(latest, { effect, freight, lots: lotted.lots, actor }) };
        });
        switch (entering.kind) {
          case 'no_purchase':
            return refuse(gone);
          case 'refused':
            return refuse(entering.problem);
          case 'moved_before':
            return refuse(movedBefore);
          case 'no_product':
            return refuse(productGone);
          case 'too_dear':
            return refuse(tooDear(entering.lines));
          case 'entered':
          case 'there': {
            const after = await get(caller, id);
            if (!after.ok) return after;
            const replayed = entering.kind === 'there';
            const { receipt } = after.value;
            if (replayed && receipt && isOtherwise(receipt, { effect, freight }))
              return refuse(enteredOtherwise);
            return replayed ? { ok: true, value: { value: after.value, replayed } } : madeNow(after.value);
          }
        }
      });
    },

    /** Undoes what a purchase did to the stock, as if it had never been. */
    async reverse(
      caller: Caller,
      id: string,
      { reason, approval_id: approvalId }: GoodsReceiptReversalBody,
    ): Promise<Outcome<PurchaseInventory>> {
      const inventory = await readInventory(store, caller, id);
      if (!inventory) return refuse(gone);
      const { receipt, purchase } = inventory;
      if (!receipt) return refuse(notEntered);
      const cost = sum(receipt.lines.map((line) => decimal(line.cost)));
      return move(caller, { id, cost, approvalId }, async (actor) => {
        const reversing = await store.reverse(caller, {
          purchaseId: id,
          reason,
          movementReason: reversalReason(movementReason(purchase), reason),
          actor,
          at: now().toISOString(),
        });
        switch (reversing.kind) {
          case 'reversed':
            return get(caller, id);
          case 'not_entered':
            return refuse(notEntered);
          case 'moved_on':
            return refuse(movedOn(reversing, receipt.effect));
          case 'too_dear':
            return refuse(tooDear(reversing.lines));
        }
      });
    },
  };
}

interface Booked {
  readonly effect: GoodsEffect | undefined;
  readonly freight: string;
}

/** Whether it was booked in another way than is asked for. */
function isOtherwise(receipt: Pick<StoredReceipt, 'effect' | 'freight'>, asked: Booked): boolean {
  const { effect = receipt.effect, freight } = asked;
  return effect !== receipt.effect || (decimal(freight).gt(0) && !decimal(freight).eq(receipt.freight));
}

function whatOf(match: PurchaseMatches['matches'][number]): SupplierItem | undefined {
  switch (match.kind) {
    case 'product':
      return { productId: match.product_id, factor: match.factor };
    case 'not_goods':
      return null;
    case 'unknown':
      return undefined;
  }
}

function notFoundAt(pointer: string, message: string) {
  return { pointer, code: 'not_found', message };
}
