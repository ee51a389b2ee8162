import { expect, it } from 'vitest';
import type { GoodsEffect } from '../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { makeRemovalStore } from '../../../../src-main/store/counter/removal-store.ts';
import { makeGoodsReceiptStore } from '../../../../src-main/store/goods-receipts/goods-receipt-store.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import { keepStockMovement } from '../../../../src-main/store/station/fetched/keep-stock.ts';
import { furnish } from '../../../support/store/separation/furnish.ts';
import { at } from '../../../support/store/separation/furnish-business.ts';
import { purchaseOf } from '../../../support/store/separation/furnish-documents.ts';
import { receiptOf, soldBy } from '../../../support/store/separation/furnish-goods-receipts.ts';
import { tenants } from '../../../support/store/separation/tenants.ts';
import { openTestStore } from '../../../support/store/store.ts';

const rice = '00000000-0000-7000-8000-0000000000b1';

/** A shop with a purchase, and a product that is not counted yet. */
async function openShop() {
  const [tenant] = tenants;
  if (!tenant) throw new Error('there is no tenant');
  const { store } = openTestStore();
  await furnish(store, [tenant]);
  await store.writes.run((tx) =>
    tx
      .insertInto('product')
      .values({
        id: rice,
        code: 'ARZ',
        barcode: null,
        name: 'Arroz',
        unit: null,
        unit_price: '5.00',
        unit_price_with_taxes: null,
        iva: 'iva_0',
        search_text: 'arz arroz',
        created_at: at,
        active: 1,
        category: null,
        sort_name: 'arroz',
      })
      .execute(),
  );
  const { content, ...purchase } = purchaseOf(tenant, 'new', '001-001-000000055');
  const { access_key: _, ...onPaper } = content;
  await makePurchaseStore(store).add({ ...purchase, content: onPaper });
  const receipts = makeGoodsReceiptStore(store);
  const ids = ['c1', 'c2', 'c3'].map((end) => `00000000-0000-7000-8000-0000000000${end}`);
  const { environment } = tenant;
  return {
    store,
    tenant,
    receipts,
    /** So many at a cost, by one of two purchases. */
    enter: async (
      name: 'purchase' | 'new',
      quantity: string,
      unitCost: string,
      parts: { readonly effect?: GoodsEffect; readonly cost?: string } = {},
    ) => {
      const { effect = 'entry', cost = '0.00' } = parts;
      const receipt = {
        ...receiptOf(tenant),
        effect,
        id: ids.pop() ?? '',
        lines: [],
        products: [{ productId: rice, quantity, unitCost, cost }],
        reason: `Compra ${name}`,
        reversalReason: `Se deshizo: Compra ${name}`,
      };
      return (await receipts.enter(tenant, tenant.id(name), async () => ({ ok: true, value: receipt }))).kind;
    },
    undo: (name: 'purchase' | 'new') =>
      receipts.reverse(tenant, {
        purchaseId: tenant.id(name),
        reason: undefined,
        movementReason: `Se deshizo: Compra ${name}`,
        actor: undefined,
        at,
      }),
    /** What a document moves, whole units. */
    sell: (kind: 'sale' | 'annulment', units: number) =>
      store.writes.run(async (tx) => {
        const stock = { environment, product_id: rice, on_hand: 0, minimum: null, updated_at: at };
        await tx
          .insertInto('stock')
          .values(stock)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { on_hand, unit_cost } = await tx
          .selectFrom('stock')
          .select(['on_hand', 'unit_cost'])
          .where('product_id', '=', rice)
          .executeTakeFirstOrThrow();
        const quantity = units * 1_000_000;
        const document_id = tenant.id('decided');
        const moved = {
          environment,
          product_id: rice,
          kind,
          quantity,
          on_hand: on_hand + quantity,
          unit_cost,
        };
        await tx
          .insertInto('stock_movement')
          .values({ ...moved, document_id, created_at: at })
          .execute();
      }),
    stock: async () =>
      store.db
        .selectFrom('stock')
        .select(['on_hand', 'unit_cost'])
        .where('product_id', '=', rice)
        .executeTakeFirst(),
  };
}

it('undoes one receipt after another was undone, and after a sale was annulled', async () => {
  const { enter, undo, sell, stock } = await openShop();
  expect(await enter('purchase', '10', '2')).toBe('entered');
  expect(await enter('new', '10', '4')).toBe('entered');
  expect(await undo('purchase')).toMatchObject({ kind: 'moved_on', recosted: ['Arroz'] });
  expect(await undo('new')).toEqual({ kind: 'reversed' });
  await sell('sale', -1);
  expect(await undo('purchase')).toMatchObject({ kind: 'moved_on', sold: ['Arroz'] });
  await sell('annulment', 1);
  expect(await undo('purchase')).toEqual({ kind: 'reversed' });
  expect(await stock()).toEqual({ on_hand: 0, unit_cost: null });
});

it('undoes no receipt of what was sold since at its cost, though as much is there', async () => {
  const { enter, undo, sell, stock } = await openShop();
  await enter('purchase', '5', '1');
  await enter('new', '10', '4');
  await sell('sale', -5);
  expect(await undo('new')).toEqual({
    kind: 'moved_on',
    uncounted: [],
    counted: [],
    sold: ['Arroz'],
    gone: [],
    recosted: [],
  });
  expect(await stock()).toEqual({ on_hand: 10_000_000, unit_cost: 3_000_000 });
});

it('undoes a receipt of what was sold before it came in', async () => {
  const { enter, undo, sell, stock } = await openShop();
  await sell('sale', -3);
  await enter('purchase', '10', '2');
  expect(await undo('purchase')).toEqual({ kind: 'reversed' });
  expect(await stock()).toEqual({ on_hand: -3_000_000, unit_cost: null });
});

it('says that a product is no longer counted, and counts it not again', async () => {
  const { enter, undo, store, stock } = await openShop();
  await enter('purchase', '10', '2');
  await store.writes.run((tx) => tx.deleteFrom('stock').where('product_id', '=', rice).execute());
  expect(await undo('purchase')).toMatchObject({ kind: 'moved_on', uncounted: ['Arroz'], gone: [] });
  expect(await stock()).toBeUndefined();
});

it('enters nothing again whose movements the head office gave back after a backup, unless they were undone', async () => {
  const { enter, store, tenant, stock } = await openShop();
  const giveBack = (quantity: number, reason: string) =>
    store.writes.run(async (tx) => {
      const { seq } = await tx
        .selectFrom('stock_movement')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow();
      await keepStockMovement(tx, {
        seq: (seq ?? 0) + 1,
        environment: tenant.environment,
        product_id: rice,
        kind: quantity > 0 ? 'in' : 'out',
        quantity,
        on_hand: Math.max(0, quantity),
        unit_cost: 2_000_000,
        reason,
        document_id: null,
        operator_id: null,
        operator_name: null,
        approver_id: null,
        approver_name: null,
        created_at: at,
      });
    });
  await giveBack(10_000_000, 'Compra purchase');
  await store.writes.run((tx) =>
    tx
      .updateTable('purchase')
      .set({ inventory: 'pending' })
      .where('id', '=', tenant.id('purchase'))
      .execute(),
  );
  expect(await enter('purchase', '10', '2')).toBe('moved_before');
  // It waits no longer.
  expect((await makePurchaseStore(store).find(tenant, tenant.id('purchase')))?.inventory).toBe('none');
  expect(await stock()).toMatchObject({ on_hand: 10_000_000 });
  expect(await enter('new', '10', '2')).toBe('entered');
  await giveBack(-10_000_000, 'Se deshizo: Compra purchase: por error');
  expect(await enter('purchase', '10', '2')).toBe('entered');
});

it('keeps a purchase whose goods are in stock, whenever they came in', async () => {
  const { store, tenant } = await openShop();
  const removals = makeRemovalStore(store);
  expect(await removals.remove('purchase', tenant.id('received goods'))).toBeUndefined();
  expect(await removals.remove('purchase', tenant.id('purchase'))).toBeDefined();
});

it('looks up as many codes as a supplier has', async () => {
  const { receipts, tenant } = await openShop();
  const codes = Array.from({ length: 40_000 }, (_, index) => `X-${index}`);
  expect(await receipts.items(tenant, soldBy, [...codes, 'C-12'])).toMatchObject([{ code: 'C-12' }]);
  const named = { ids: codes, codes: [...codes, 'ARZ'], barcodes: codes };
  expect(await receipts.products(tenant.environment, named)).toMatchObject([{ id: rice, isActive: true }]);
});

it('has nothing wait to be entered that the authority annulled', async () => {
  const { store, tenant } = await openShop();
  const purchases = makePurchaseStore(store);
  await store.writes.run((tx) =>
    tx.updateTable('purchase').set({ inventory: 'pending' }).where('id', '=', tenant.id('new')).execute(),
  );
  const toEnter = async () => (await purchases.count(tenant, '2026-11-21')).toEnter;
  expect(await toEnter()).toBe(1);
  await purchases.noteAuthorization(tenant.id('new'), { state: 'annulled', at: new Date(at) });
  expect(await toEnter()).toBe(0);
});

it.each([
  ['return', '3', '1', 3_000_000, 3_000_000],
  ['discount', '1', '8', 6_000_000, 666_667],
] as const)('a %s after sales changes what is left alone, and is not undone after one', async (...row) => {
  const [effect, quantity, unitCost, left, average] = row;
  const { enter, undo, sell, stock } = await openShop();
  await enter('purchase', '10', '2');
  await sell('sale', -4);
  const cost = String(Number(quantity) * Number(unitCost));
  expect(await enter('new', quantity, unitCost, { effect, cost })).toBe('entered');
  // (6 × 2 − 3) ÷ 3, and (6 × 2 − 8) ÷ 6.
  expect(await stock()).toEqual({ on_hand: left, unit_cost: average });
  await sell('sale', -1);
  expect(await undo('new')).toMatchObject({ kind: 'moved_on', sold: ['Arroz'] });
  await sell('annulment', 1);
  expect(await undo('new')).toEqual({ kind: 'reversed' });
  expect(await stock()).toEqual({ on_hand: 6_000_000, unit_cost: 2_000_000 });
});
