import { allocate } from '../../../../src-main/counter/receivables/allocate.ts';
import { makeReceivableStore } from '../../../../src-main/store/receivables/receivable-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import {
  ofCatalog,
  ofEvery,
  page,
  type Questioned,
  question,
} from '../../../support/store/separation/cases.ts';
import { at } from '../../../support/store/separation/furnish-business.ts';
import { debtor, openingOf, paymentOf } from '../../../support/store/separation/furnish-receivables.ts';

export const receivableCases: readonly Questioned[] = [
  question(
    (store: Store) => makeReceivableStore(store),
    {
      openDebts: {
        reach: 'scope',
        ask: async (store, scope) => [await store.openDebts(scope), await store.openDebts(scope, debtor)],
      },
      creditTerms: ofCatalog,
      setCreditTerms: ofCatalog,
      account: { reach: 'scope', ask: (store, scope) => store.account(scope, debtor) },
      payment: {
        reach: 'scope',
        ask: (store, scope) => ofEvery(({ id }) => store.payment(scope, id('payment'))),
      },
      payments: {
        reach: 'scope',
        ask: async (store, scope) => [
          await store.payments(scope, undefined, page),
          await store.payments(scope, debtor, page),
        ],
      },
      paidWith: { reach: 'scope', ask: (store, here) => store.paidWith(here, `payment ${here.mark}`) },
      pay: {
        reach: 'scope',
        ask: (store, here) =>
          store.pay(here, paymentOf(here, 'new'), ({ debts }) => allocate(debts, { amount: '10.00' })),
      },
      reverse: {
        reach: 'scope',
        ask: (store, here) =>
          ofEvery(({ id, mark }) =>
            store.reverse(
              here,
              {
                ...{ id: id('new'), eventId: id('new'), paymentId: id('payment') },
                ...{ receivedOn: '2026-11-21', reason: 'Error', createdAt: at },
                idempotency: { key: `reverse ${mark}`, fingerprint: 'fingerprint' },
              },
              (payment) =>
                payment ? { ok: true, value: undefined } : { ok: false, problem: { code: 'not_found' } },
            ),
          ),
      },
      enteredWith: { reach: 'scope', ask: (store, here) => store.enteredWith(here, `opening ${here.mark}`) },
      enter: { reach: 'scope', ask: (store, here) => store.enter(here, openingOf(here, 'new')) },
      openingBalances: { reach: 'scope', ask: (store, here) => store.openingBalances(here) },
      openingRevision: { reach: 'scope', ask: (store, here) => store.openingRevision(here) },
      enterAll: {
        reach: 'scope',
        ask: async (store, here) =>
          store.enterAll(here, await store.openingRevision(here), [openingOf(here, 'new')]),
      },
      cancel: {
        reach: 'scope',
        ask: (store, here) =>
          ofEvery(({ id, mark }) =>
            store.cancel(here, {
              ...{ id: id('new'), openingBalanceId: id('unpaid opening'), reason: 'Repetido' },
              ...{ createdAt: at, idempotency: { key: `cancel ${mark}`, fingerprint: 'fingerprint' } },
            }),
          ),
      },
    },
    'makeReceivableStore',
  ),
];
