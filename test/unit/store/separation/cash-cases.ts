import { decideSale } from '../../../../src-main/counter/cash/decide-sale.ts';
import { makeCashSessionStore } from '../../../../src-main/store/counter/cash/cash-session-store.ts';
import { ofEvery, page, type Questioned, question } from '../../../support/store/separation/cases.ts';
import { at, operator } from '../../../support/store/separation/furnish-business.ts';

export const cashCases: readonly Questioned[] = [
  question(makeCashSessionStore, {
    find: { reach: 'till', ask: (store, { id }) => store.find(id('session')) },
    page: {
      reach: 'environment',
      ask: async (store, { environment, id }) => [
        await store.page({ environment }, page),
        await store.page({ till_id: id('till') }, page),
      ],
    },
    openedWith: { reach: 'till', ask: (store, { mark }) => store.openedWith(`open ${mark}`) },
    open: {
      reach: 'till',
      ask: (store, { id }) =>
        store.open({
          id: id('new'),
          tillId: id('till'),
          operator,
          openingFloat: '1.00',
          at,
          idempotency: { key: 'new', fingerprint: 'fingerprint' },
        }),
    },
    movements: { reach: 'till', ask: (store, { id }) => store.movements(id('session')) },
    movedWith: { reach: 'till', ask: (store, { id }) => store.movedWith(id('session'), 'key') },
    move: {
      reach: 'till',
      ask: (store, { id }) =>
        store.move({
          id: id('new'),
          sessionId: id('session'),
          direction: 'out',
          amount: '1.00',
          reason: 'Taxi',
          actor: { operator },
          at,
          idempotency: { key: 'other key', fingerprint: 'fingerprint' },
        }),
    },
    recordSale: {
      reach: 'scope',
      ask: (store, here) =>
        ofEvery(({ id }) =>
          store.recordSale(here.id('session'), id('waiting'), (facts) =>
            decideSale(facts, { document_id: id('waiting'), tendered: '30.00', change: '7.00' }),
          ),
        ),
    },
    contents: { reach: 'till', ask: (store, { id }) => store.contents(id('session')) },
    zReport: { because: 'it is asked with a session that was read in its scope, and is that session’s own' },
    close: { because: 'a closing is of one session; its contents are asked above' },
  }),
];
