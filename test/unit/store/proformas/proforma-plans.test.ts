import { expect, it } from 'vitest';
import type { ProformaStore } from '../../../../src-main/counter/proformas/proforma-store.ts';
import { makeProformaStore } from '../../../../src-main/store/proformas/proforma-store.ts';
import { plansOf } from '../../../support/store/query-plans.ts';
import { openTestStore } from '../../../support/store/store.ts';

const scope = { entityId: 'a business', environment: 'live' } as const;
const [today, page] = ['2026-11-21', { limit: 20, position: undefined, direction: 'older' } as const];

it.for<[string, (store: ProformaStore) => Promise<unknown>]>([
  ['one', (store) => store.find(scope, 'an id')],
  ['a page of all', (store) => store.page(scope, { today }, page)],
  [
    'a page of those that are open and match',
    (store) => store.page(scope, { today, status: 'open', q: 'ana' }, page),
  ],
  ['one by its key', (store) => store.madeWith(scope, 'key')],
  ['the price list of its customer', (store) => store.priceListOf('1710034065')],
])('%s is read by indexes, in their order', async ([, ask]) => {
  const { store } = openTestStore();
  const plans = await plansOf(store, (asked) => ask(makeProformaStore(asked)));
  expect(plans.length).toBeGreaterThan(0);
  const steps = plans.flatMap((plan) => plan.split('\n'));
  expect(steps.filter((step) => /^SCAN (?!newest$)|TEMP B-TREE FOR ORDER BY/.test(step))).toEqual([]);
});
