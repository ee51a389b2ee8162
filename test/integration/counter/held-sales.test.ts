import { describe, expect, it } from 'vitest';
import {
  heldSaleListed,
  heldSaleResource,
  MAX_HELD_SALES,
} from '../../../src-main/contract/counter/held-sale.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { type CounterShop, openCounterShop } from '../../support/shops/counter/counter-shop.ts';

const sale = {
  environment: 'test',
  label: 'Señora del abrigo',
  total: '18.40',
  customer_name: 'Rosa Quishpe',
  content: { lines: [{ code: 'A1', quantity: '2' }], note: 'vuelve ya' },
} as const;

function hold(shop: CounterShop, body: object = sale) {
  return shop.ok(heldSaleResource, 'POST', '/held-sales', body);
}

async function waiting(shop: CounterShop, query = 'environment=test') {
  return (await shop.ok(listOf(heldSaleListed), 'GET', `/held-sales?${query}`)).data;
}

describe('a sale put aside', () => {
  it('waits in its environment with who held it, and comes back as it was written', async () => {
    const shop = await openCounterShop();
    const { id, name } = await shop.hire('Ana', 'administrator');
    const till = await shop.till();
    const held = await hold(shop, { ...sale, till_id: till.id });
    expect(held).toMatchObject({ ...sale, operator: { id, name }, till_name: 'Caja 1' });
    const [listed] = await waiting(shop, `environment=test&till_id=${till.id}`);
    expect(listed).toMatchObject({ id: held.id, label: sale.label, total: '18.40' });
    expect(listed).not.toHaveProperty('content');
    expect(await waiting(shop, 'environment=live')).toEqual([]);
    expect((await shop.ok(heldSaleResource, 'GET', `/held-sales/${held.id}`)).content).toEqual(sale.content);
    expect(await waiting(shop)).toHaveLength(1);
  });

  it('is taken up by one of many tills that ask at once', async () => {
    const shop = await openCounterShop();
    const { id } = await hold(shop);
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.call('POST', `/held-sales/${id}/recall`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await waiting(shop)).toEqual([]);
    expect((await shop.call('DELETE', `/held-sales/${id}`)).status).toBe(404);
  });

  it('is given again to the caller that lost the answer, and to nobody else', async () => {
    const shop = await openCounterShop();
    const { id } = await hold(shop);
    const recall = (key: string) =>
      shop.call('POST', `/held-sales/${id}/recall`, undefined, { 'idempotency-key': key });
    const first = await recall('till-1');
    expect((await recall('till-1')).json()).toEqual(first.json());
    expect((await recall('till-2')).status).toBe(404);
    const { heldSales } = await shop.restarted();
    expect(await heldSales.recall('another window', id, 'till-1')).toMatchObject({ ok: false });
    expect(await heldSales.recall(shop.session, id, 'till-1')).toMatchObject({ ok: true, value: { id } });
  });

  it('is held once however often it is sent, and another under its key is refused', async () => {
    const shop = await openCounterShop();
    const send = (body: object) => shop.call('POST', '/held-sales', body, { 'idempotency-key': 'k1' });
    const answers = await Promise.all([send(sale), send(sale), send(sale)]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await send({ ...sale, total: '1.00' })).json().code).toBe('idempotency_key_reused');
    expect(await waiting(shop)).toHaveLength(1);
  });

  it('is discarded for good', async () => {
    const shop = await openCounterShop();
    const { id } = await hold(shop);
    expect((await shop.call('DELETE', `/held-sales/${id}`)).status).toBe(204);
    expect((await shop.call('POST', `/held-sales/${id}/recall`)).status).toBe(404);
  });

  it('is refused without a person signed in, of a till elsewhere, too large, and beyond two hundred', async () => {
    const shop = await openCounterShop();
    const tooLarge = await shop.call('POST', '/held-sales', {
      ...sale,
      content: { note: 'x'.repeat(256 * 1024) },
    });
    expect(tooLarge.json()).toMatchObject({ errors: [{ pointer: '/content', code: 'too_long' }] });
    const till = await shop.hire('Ana', 'administrator').then(() => shop.till());
    const elsewhere = await shop.call('POST', '/held-sales', {
      ...sale,
      environment: 'live',
      till_id: till.id,
    });
    expect(elsewhere.json()).toMatchObject({ errors: [{ pointer: '/till_id', code: 'not_found' }] });
    for (let held = 0; held < MAX_HELD_SALES; held += 1) await hold(shop);
    expect((await shop.call('POST', '/held-sales', sale)).json().code).toBe('invalid_state');
    expect((await shop.call('POST', '/held-sales', { ...sale, environment: 'live' })).status).toBe(201);
    await shop.call('POST', '/operators/sign-out');
    expect((await shop.call('POST', '/held-sales', sale)).json().code).toBe('operator_required');
  });
});
