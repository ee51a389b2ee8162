import { describe, expect, it } from 'vitest';
import type { ReceivableStore } from '../../../../src-main/counter/receivables/receivable-store.ts';
import { makeReceivableStore } from '../../../../src-main/store/receivables/receivable-store.ts';
import { plansOf } from '../../../support/store/query-plans.ts';
import { openTestStore } from '../../../support/store/store.ts';

const scope = { entityId: 'a business', environment: 'live' } as const;
const [debtor, page] = ['1710034065', { limit: 20, position: undefined, direction: 'older' } as const];

/** What reads every row of a table, in no index. The common table expression of open debts has only those. */
function scansIn(plan: string): readonly string[] {
  return plan
    .split('\n')
    .filter((line) => line.startsWith('SCAN') && !/^SCAN (open|\(subquery-\d+\)|debt_entry)$/.test(line));
}

describe('questions about debts, whatever there is of documents', () => {
  it.for<[string, (store: ReceivableStore) => Promise<unknown>]>([
    ['what one customer owes', (store) => store.openDebts(scope, debtor)],
    ['what everybody owes', (store) => store.openDebts(scope)],
    ['the account of a customer', (store) => store.account(scope, debtor)],
    ['the limits of customers', (store) => store.creditTerms([debtor])],
    ['payments of a customer', (store) => store.payments(scope, debtor, page)],
    ['all payments', (store) => store.payments(scope, undefined, page)],
    ['a payment by its key', (store) => store.paidWith(scope, 'key')],
    ['an opening balance by its key', (store) => store.enteredWith(scope, 'key')],
  ])('%s is read by indexes', async ([, ask]) => {
    const { store } = openTestStore();
    const plans = await plansOf(store, (asked) => ask(makeReceivableStore(asked)));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.flatMap(scansIn)).toEqual([]);
  });

  it('what one customer owes is read of that customer alone', async () => {
    const { store } = openTestStore();
    const plans = await plansOf(store, (asked) => makeReceivableStore(asked).openDebts(scope, debtor));
    for (const table of ['document_debt', 'debt_note', 'opening_balance', 'payment_allocation']) {
      const searches = plans
        .join('\n')
        .split('\n')
        .filter((line) => line.startsWith(`SEARCH ${table} `));
      expect(searches.length, table).toBeGreaterThan(0);
      for (const search of searches) expect(search).toContain('scope=? AND debtor=?');
    }
  });
});
