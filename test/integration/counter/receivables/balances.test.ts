import { expect, it, onTestFinished } from 'vitest';
import { amountOfCents, centsOf } from '../../../../src-main/documents/values/cents.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { openStore } from '../../../../src-main/store/sqlite/open.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { seededRandom } from '../../../support/seeded-random.ts';
import { counterOn } from '../../../support/shops/counter/counter-on.ts';
import { cashIn, debtsOf, owedInAll, sumOf } from '../../../support/shops/receivables/books.ts';
import { makeRandomTrade } from '../../../support/shops/receivables/random-trade.ts';
import { good, openReceivableShop } from '../../../support/shops/receivables/receivable-shop.ts';

const STEPS_AT_ONCE = 50;
const everybody = { sort: 'name', limit: 500, offset: 0 } as const;
const customers = Array.from({ length: 50 }, (_, index) => `17100340${String(10 + index)}`);

it('owes to the cent what documents, notes, payments, reversals and annulments of 50 customers come to', async () => {
  const shop = await openReceivableShop();
  const { receivables, who } = shop;
  const drawer = await shop.openDrawer();
  const trade = makeRandomTrade(shop, seededRandom(20261128), { customers, sessionId: drawer.id });
  for (let round = 0; round < propertyRuns(8).numRuns; round += 1) {
    for (let step = 0; step < STEPS_AT_ONCE; step += 1) await trade.step();
    expect(await drawer.expected()).toBe(amountOfCents(cashIn(trade.books)));
    const { data, totals } = await receivables.list(who, everybody);
    expect(totals.balance).toBe(amountOfCents(owedInAll(trade.books)));
    expect(sumOf(data.map(({ balance }) => centsOf(balance)))).toBe(owedInAll(trade.books));
    for (const customer of customers) {
      const expected = debtsOf(trade.books, customer);
      const { balance, in_favor, ages, debts } = good(await receivables.get(who, customer));
      expect(new Map(debts.map((debt) => [debt.id, centsOf(debt.balance)]))).toEqual(expected);
      expect(centsOf(balance)).toBe(sumOf(expected.values()));
      expect(sumOf(keysOf(ages).map((age) => centsOf(ages[age])))).toBe(Math.max(0, centsOf(balance)));
      const owed = sumOf([...expected.values()].filter((amount) => amount > 0));
      expect(owed - centsOf(in_favor)).toBe(centsOf(balance));
      const { closing } = good(await receivables.statement(who, customer, {}));
      expect(closing).toBe(balance);
    }
  }
  const elsewhere = await receivables.list({ ...who, environment: 'live' }, everybody);
  expect(elsewhere).toMatchObject({ data: [], totals: { balance: '0.00' } });
});

it('takes a payment once where the program died before its answer or its slip', async () => {
  const shop = await openReceivableShop();
  const customer = '1710034065';
  await shop.sellTo(customer);
  const body = { identification: customer, amount: '10.00', method: 'otros_sistema_financiero' } as const;
  const made = good(await shop.receivables.receive(shop.who, body, 'the payment'));
  const store = openStore(shop.file);
  onTestFinished(() => store.close());
  const { receivables } = counterOn(store, () => shop.clock.now);
  const again = good(await receivables.receive(shop.who, body, 'the payment'));
  expect(again).toEqual({ value: made.value, replayed: true });
  expect(good(await receivables.get(shop.who, customer)).balance).toBe('13.00');
  expect(good(await receivables.payments(shop.who, { limit: 20 })).data).toEqual([made.value]);
});
