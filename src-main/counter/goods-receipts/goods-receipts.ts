import type {
  GoodsReceiptBody,
  GoodsReceiptReversalBody,
  PurchaseInventory,
  PurchaseMatches,
} from '../../contract/documents/purchases/purchase-inventory.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { type Made, madeNow } from '../../issuing/requests/idempotency.ts';
import type { Actor, Permits } from '../operators/permits.ts';
import type { GoodsReceiptStore, SupplierItem } from './goods-receipt-store.ts';
import { inventoryResourceOf } from './inventory-resource.ts';
import { type Inventory, readInventory } from './read-inventory.ts';
import { itemsOf, receiptLines, receiptProducts } from './receipt-lines.ts';
import {
  entered,
  gone,
  isOff,
  lineFaults,
  movedOn,
  notEntered,
  nothingToEnter,
  productGone,
  tooDear,
} from './refusals.ts';

export interface GoodsReceiptDependencies {
  readonly store: GoodsReceiptStore;
  readonly stock: { isOn(): Promise<boolean> };
  readonly permits: Pick<Permits, 'actAsOwner'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type GoodsReceipts = ReturnType<typeof makeGoodsReceipts>;

/** What purchases bring into stock, and at which cost. */
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

  /** Does what moves the stock of products, for who may or was allowed to. */
  function move<Done>(
    { session }: Caller,
    { productIds, approvalId }: { productIds: readonly string[]; approvalId: string | undefined },
    perform: (actor: Actor | undefined) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>> {
    // A program with a key of its own is nobody at the counter.
    if (session === undefined) return perform(undefined);
    const [first] = productIds;
    const approved = {
      id: approvalId,
      about: { product_ids: productIds },
      ...(first !== undefined && { usedFor: { kind: 'stock' as const, id: first } }),
    };
    return permits.actAsOwner({ session, action: 'move_stock', approved }, perform);
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
      const items = new Map<string, SupplierItem | undefined>();
      for (const one of matches) {
        const item = inventory.lines[one.line]?.item ?? '';
        if (one.kind === 'product') items.set(item, { productId: one.product_id, factor: one.factor });
        else items.set(item, one.kind === 'not_goods' ? null : undefined);
      }
      const supplier = inventory.purchase.content.supplier.identification;
      await store.remember(caller, supplier, { items, at: now().toISOString() });
      return get(caller, id);
    },

    /** Enters what a purchase brought, once: who asks again is answered how it came in. */
    async enter(
      caller: Caller,
      id: string,
      { approval_id: approvalId }: GoodsReceiptBody,
    ): Promise<Outcome<Made<PurchaseInventory>>> {
      const inventory = await readInventory(store, caller, id);
      if (!inventory) return refuse(gone);
      if (inventory.receipt) {
        return { ok: true, value: { value: await shown(caller, id, inventory), replayed: true } };
      }
      const errors = lineFaults(inventory);
      if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
      const lines = receiptLines(inventory);
      const products = receiptProducts(lines);
      if (products.length === 0) return refuse(nothingToEnter);
      const { supplier, number } = inventory.purchase.content;
      const productIds = products.map(({ productId }) => productId);
      const isAt = (indexes: readonly number[], productId: string) =>
        indexes.some((index) => productIds[index] === productId);
      return move(caller, { productIds, approvalId }, async (actor) => {
        if (!(await stock.isOn())) return refuse(isOff);
        const entering = await store.enter(caller, {
          id: newId(),
          purchaseId: id,
          ivaInCost: inventory.ivaInCost,
          lines,
          products,
          reason: `Compra ${number} · ${supplier.name}`.slice(0, 200),
          supplier: supplier.identification,
          items: itemsOf(inventory),
          actor,
          at: now().toISOString(),
        });
        switch (entering.kind) {
          case 'no_purchase':
            return refuse(gone);
          case 'no_product':
            return refuse(productGone);
          case 'too_dear':
            return refuse(tooDear(lines.filter(({ productId }) => isAt(entering.indexes, productId))));
          case 'entered':
          case 'there': {
            const after = await get(caller, id);
            if (!after.ok) return after;
            const replayed = entering.kind === 'there';
            return replayed ? { ok: true, value: { value: after.value, replayed } } : madeNow(after.value);
          }
        }
      });
    },

    /** Takes out again what a purchase brought, as if it had never come in. */
    async reverse(
      caller: Caller,
      id: string,
      { reason, approval_id: approvalId }: GoodsReceiptReversalBody,
    ): Promise<Outcome<PurchaseInventory>> {
      const inventory = await readInventory(store, caller, id);
      if (!inventory) return refuse(gone);
      const { receipt, purchase } = inventory;
      if (!receipt) return refuse(notEntered);
      const productIds = receipt.products.map(({ productId }) => productId);
      return move(caller, { productIds, approvalId }, async (actor) => {
        const { number } = purchase.content;
        const reversing = await store.reverse(caller, {
          purchaseId: id,
          reason,
          movementReason: [`Se deshizo el ingreso de la compra ${number}`, reason ?? []]
            .flat()
            .join(': ')
            .slice(0, 200),
          actor,
          at: now().toISOString(),
        });
        switch (reversing.kind) {
          case 'reversed':
            return get(caller, id);
          case 'not_entered':
            return refuse(notEntered);
          case 'moved_on':
            return refuse(movedOn(reversing));
        }
      });
    },
  };
}

function notFoundAt(pointer: string, message: string) {
  return { pointer, code: 'not_found', message };
}
