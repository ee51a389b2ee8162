import { makeGoodsReceiptStore } from '../../../../src-main/store/goods-receipts/goods-receipt-store.ts';
import { ofEvery, type Questioned, question } from '../../../support/store/separation/cases.ts';
import { at, productId } from '../../../support/store/separation/furnish-business.ts';
import { receiptOf, soldBy, soldItem } from '../../../support/store/separation/furnish-goods-receipts.ts';

const named = { ids: [productId], codes: [], barcodes: [] };

export const goodsReceiptCases: readonly Questioned[] = [
  question(makeGoodsReceiptStore, {
    purchase: {
      reach: 'scope',
      ask: (store, scope) => ofEvery(({ id }) => store.purchase(scope, id('received goods'))),
    },
    items: {
      reach: 'scope',
      ask: async (store, scope) => [...(await store.items(scope, soldBy, [soldItem.code]))],
    },
    products: {
      reach: 'environment',
      ask: (store, { environment }) => store.products(environment, named),
    },
    remember: {
      reach: 'scope',
      ask: (store, scope) => store.remember(scope, soldBy, { items: [{ ...soldItem, what: null }], at }),
    },
    receipts: {
      reach: 'scope',
      ask: (store, scope) => ofEvery(({ id }) => store.receipts(scope, id('received goods'))),
    },
    // The stock is that of the environment, whose business bought.
    enter: {
      reach: 'environment',
      ask: (store, here) =>
        ofEvery((there) =>
          store.enter(here, there.id('purchase'), async () => ({ ok: true, value: receiptOf(there, 'new') })),
        ),
    },
    reverse: {
      reach: 'environment',
      ask: (store, here) =>
        ofEvery(({ id }) =>
          store.reverse(here, {
            purchaseId: id('received goods'),
            reason: undefined,
            movementReason: 'Se deshizo',
            actor: undefined,
            at,
          }),
        ),
    },
  }),
];
