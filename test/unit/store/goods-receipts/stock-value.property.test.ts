import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type GoodsEffect,
  goodsEffects,
} from '../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { unitCostOf } from '../../../../src-main/documents/purchase/goods/line-costs.ts';
import { type Decimal, decimal, formatAmount, zero } from '../../../../src-main/documents/values/decimal.ts';
import { makeGoodsReceiptStore } from '../../../../src-main/store/goods-receipts/goods-receipt-store.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import { furnish } from '../../../support/store/separation/furnish.ts';
import { at, productId } from '../../../support/store/separation/furnish-business.ts';
import { purchaseOf } from '../../../support/store/separation/furnish-documents.ts';
import { receiptOf } from '../../../support/store/separation/furnish-goods-receipts.ts';
import { tenants } from '../../../support/store/separation/tenants.ts';
import { openTestStore } from '../../../support/store/store.ts';

interface Stock {
  readonly onHand: Decimal;
  readonly average: Decimal;
}

const step = fc.record({
  effect: fc.constantFrom(...goodsEffects),
  thousandths: fc.integer({ min: 1, max: 9000 }),
  cents: fc.integer({ min: 0, max: 20_000 }),
  isUndone: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const worthOf = ({ onHand, average }: Stock) => onHand.times(average);
const floored = (value: Decimal) => (value.gt(0) ? value : zero);

/** What all there is costs after a step, up to what rounding a cost to a millionth may change. */
function expectedValue(before: Stock, { effect, quantity, cost }: Booked): Decimal {
  switch (effect) {
    case 'entry':
      return before.onHand.lte(0)
        ? before.onHand.plus(quantity).times(cost.div(quantity))
        : worthOf(before).plus(cost);
    case 'return': {
      const left = before.onHand.minus(quantity);
      return left.gt(0) ? floored(worthOf(before).minus(cost)) : left.times(before.average);
    }
    case 'discount':
      return before.onHand.gt(0) ? floored(worthOf(before).minus(cost)) : worthOf(before);
  }
}

interface Booked {
  readonly effect: GoodsEffect;
  readonly quantity: Decimal;
  readonly cost: Decimal;
}

it('keeps the value at cost: what there was, and entries, less returns and discounts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const shop = await openShop();
      for (const [index, one] of steps.entries()) {
        const before = await shop.stock();
        const booked = await shop.book(index, one);
        const after = await shop.stock();
        const off = worthOf(after).minus(expectedValue(before, booked)).abs();
        const units = after.onHand.abs().plus(booked.quantity);
        expect(Number(off)).toBeLessThanOrEqual(Number(units.times('0.0000005')));
        if (!one.isUndone) continue;
        expect(await shop.undo(index)).toBe('reversed');
        expect(await shop.stock()).toEqual(before);
      }
    }),
    { numRuns: 8 },
  );
});

async function openShop() {
  const [tenant] = tenants;
  if (!tenant) throw new Error('there is no tenant');
  const { store } = openTestStore();
  await furnish(store, [tenant]);
  const receipts = makeGoodsReceiptStore(store);
  const ids: string[] = [];
  return {
    book: async (index: number, { effect, thousandths, cents }: Step): Promise<Booked> => {
      const number = `001-001-${String(index + 100).padStart(9, '0')}`;
      const { content, ...purchase } = purchaseOf(tenant, 'new', number);
      const { access_key: _, ...onPaper } = content;
      const id = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
      await makePurchaseStore(store).add({ ...purchase, id, content: onPaper });
      ids[index] = id;
      const quantity = decimal(thousandths).div(1000);
      const cost = decimal(cents).div(100);
      const product = {
        productId,
        quantity: String(quantity),
        unitCost: unitCostOf({ quantity, cost }),
        cost: formatAmount(cost),
      };
      const receipt = {
        ...receiptOf(tenant),
        id: `00000000-0000-7000-9000-${String(index).padStart(12, '0')}`,
        effect,
        lines: [],
        products: [product],
        reason: number,
        reversalReason: `Se deshizo: ${number}`,
      };
      const entered = await receipts.enter(tenant, id, async () => ({ ok: true, value: receipt }));
      expect(entered.kind).toBe('entered');
      return { effect, quantity, cost };
    },
    undo: async (index: number) => {
      const movementReason = 'Se deshizo';
      const purchaseId = ids[index] ?? '';
      const reversal = { purchaseId, reason: undefined, movementReason, actor: undefined, at };
      return (await receipts.reverse(tenant, reversal)).kind;
    },
    stock: async (): Promise<Stock> => {
      const row = await store.db
        .selectFrom('stock')
        .select(['on_hand', 'unit_cost'])
        .where('product_id', '=', productId)
        .where('environment', '=', tenant.environment)
        .executeTakeFirstOrThrow();
      return {
        onHand: decimal(row.on_hand).div(1_000_000),
        average: decimal(row.unit_cost ?? 0).div(1_000_000),
      };
    },
  };
}
