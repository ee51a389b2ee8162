import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../../src-main/store/sqlite/open.ts';
import { counterOn } from '../../../support/shops/counter/counter-on.ts';
import { good, openReceivableShop } from '../../../support/shops/receivables/receivable-shop.ts';

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
