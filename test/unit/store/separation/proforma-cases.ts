import { makeProformaStore } from '../../../../src-main/store/proformas/proforma-store.ts';
import {
  ofCatalog,
  ofEvery,
  ofEveryBusiness,
  ofInstallation,
  page,
  type Questioned,
  question,
} from '../../../support/store/separation/cases.ts';
import { at } from '../../../support/store/separation/furnish-business.ts';
import { proformaOf } from '../../../support/store/separation/furnish-proformas.ts';

const today = '2026-11-21';

export const proformaCases: readonly Questioned[] = [
  question(makeProformaStore, {
    find: { reach: 'scope', ask: (store, scope) => ofEvery(({ id }) => store.find(scope, id('proforma'))) },
    page: {
      reach: 'scope',
      ask: async (store, scope) => [
        await store.page(scope, { today }, page),
        await store.page(scope, { today, status: 'open', q: 'p-001' }, page),
      ],
    },
    madeWith: { reach: 'scope', ask: (store, here) => store.madeWith(here, `proforma ${here.mark}`) },
    make: { reach: 'scope', ask: (store, here) => store.make(here, proformaOf(here, 'new')) },
    setAccepted: {
      reach: 'scope',
      ask: (store, scope) =>
        ofEvery(({ id }) =>
          store.setAccepted(scope, id('proforma'), { at, judge: () => ({ ok: true, value: undefined }) }),
        ),
    },
    hasMailAccount: ofInstallation,
    queueEmail: {
      reach: 'scope',
      ask: (store, here) =>
        store.queueEmail(here, here.id('proforma'), { to: ['ana@example.com'], at: new Date(at) }),
    },
    letterhead: { reach: 'business', ask: (store, { entityId }) => store.letterhead(entityId) },
    priceListOf: ofCatalog,
    byId: ofEveryBusiness,
  }),
];
