import { expect, it } from 'vitest';
import { operatorResource } from '../../../src-main/contract/counter/operator.ts';
import { type StaffEvent, staffEvent } from '../../../src-main/contract/counter/staff-event.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { PIN } from '../../support/shops/counter/counter-on.ts';
import { type CounterShop, openCounterShop } from '../../support/shops/counter/counter-shop.ts';

async function logOf(shop: CounterShop, query = ''): Promise<readonly StaffEvent[]> {
  return (await shop.ok(listOf(staffEvent), 'GET', `/staff-events${query}`)).data;
}

/** What happened, oldest first, without who signed in. */
async function loggedEvents(shop: CounterShop) {
  const events = (await logOf(shop)).toReversed().filter(({ type }) => type !== 'signed_in');
  return events.map(({ object: _, id: __, created_at: ___, operator, by, ...rest }) => ({
    ...rest,
    ...(operator && { operator: operator.name }),
    ...(by && { by: by.name }),
  }));
}

it('reports who was taken on, changed, dismissed and taken back, and by whom', async () => {
  const shop = await openCounterShop();
  await shop.hire('Ana', 'administrator');
  const caro = await shop.ok(operatorResource, 'POST', '/operators', {
    name: 'Caro',
    role: 'cashier',
    pin: '1357',
  });
  const change = (body: object) => shop.ok(operatorResource, 'PATCH', `/operators/${caro.id}`, body);
  await change({ name: 'Carolina', role: 'supervisor', pin: '2468' });
  await change({ active: false });
  await change({ active: true });
  await change({ name: 'Carolina' });
  expect(await loggedEvents(shop)).toEqual([
    { type: 'operator_created', operator: 'Ana', role: 'administrator' },
    { type: 'operator_created', operator: 'Caro', by: 'Ana', role: 'cashier' },
    { type: 'operator_renamed', operator: 'Carolina', by: 'Ana', former_name: 'Caro' },
    {
      type: 'operator_role_changed',
      operator: 'Carolina',
      by: 'Ana',
      former_role: 'cashier',
      role: 'supervisor',
    },
    { type: 'pin_changed', operator: 'Carolina', by: 'Ana' },
    { type: 'operator_dismissed', operator: 'Carolina', by: 'Ana' },
    { type: 'operator_reinstated', operator: 'Carolina', by: 'Ana' },
  ]);
});

it('reports what each role may from then on, and nothing of a change that is none', async () => {
  const shop = await openCounterShop();
  await shop.hire('Ana', 'administrator');
  const body = { permissions: ['sell', 'manage_printers'] };
  expect((await shop.call('PUT', '/roles/cashier', body)).status).toBe(200);
  expect((await shop.call('PUT', '/roles/cashier', body)).status).toBe(200);
  const [changed, ...others] = await logOf(shop, '?type=role_changed');
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ by: { name: 'Ana' }, role: 'cashier', given: ['manage_printers'] });
  expect(changed?.taken).toContain('read_documents');
});

it('reports who signed in and out, each wrong PIN, and the wait that followed', async () => {
  const shop = await openCounterShop();
  const ana = await shop.hire('Ana', 'administrator');
  await shop.call('POST', '/operators/sign-out');
  for (const _ of [1, 2, 3, 4]) await shop.call('POST', `/operators/${ana.id}/sign-in`, { pin: '0000' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await shop.signIn(ana);
  const events = (await logOf(shop)).toReversed().map(({ type, operator }) => `${operator?.name} ${type}`);
  expect(events).toEqual([
    'Ana operator_created',
    'Ana signed_in',
    'Ana signed_out',
    'Ana pin_wrong',
    'Ana pin_wrong',
    'Ana pin_wrong',
    'Ana pin_locked',
    'Ana signed_in',
  ]);
  const [locked] = await logOf(shop, '?type=pin_locked');
  expect(locked?.locked_until).toBeDefined();
});

it('reports a PIN that the owner of the data set, which nobody who works there did', async () => {
  const shop = await openCounterShop();
  const ana = await shop.hire('Ana', 'administrator');
  const { operators } = await shop.restarted();
  expect(await operators.resetPin(ana.id, '7777')).toMatchObject({ ok: true });
  const [reset] = await logOf(shop, '?type=pin_reset');
  expect(reset).toMatchObject({ operator: { id: ana.id, name: 'Ana' } });
  expect(reset).not.toHaveProperty('by');
});

it('reports what was approved, whom it was refused to and the PIN that was wrong', async () => {
  const shop = await openCounterShop();
  const ana = await shop.hire('Ana', 'administrator');
  const dora = await shop.ok(operatorResource, 'POST', '/operators', {
    name: 'Dora',
    role: 'cashier',
    pin: '2468',
  });
  const caro = await shop.hire('Caro', 'cashier', '1357');
  const ask = (id: string, pin: string) =>
    shop.call('POST', `/operators/${id}/approvals`, { pin, action: 'change_price' });
  expect((await ask(ana.id, PIN)).status).toBe(201);
  expect((await ask(dora.id, '2468')).status).toBe(403);
  expect((await ask(ana.id, '0000')).status).toBe(403);
  expect((await shop.call('GET', '/staff-events')).json().code).toBe('operator_not_allowed');
  await shop.signIn(ana);
  const events = (await logOf(shop, `?operator_id=${caro.id}`)).filter(({ action }) => action !== undefined);
  expect(events.map(({ type, operator, by }) => [type, operator?.name, by?.name])).toEqual([
    ['pin_wrong', 'Ana', 'Caro'],
    ['approval_refused', 'Dora', 'Caro'],
    ['approval_given', 'Ana', 'Caro'],
  ]);
});

it('is read by kind, person and time, in pages, and never changes', async () => {
  const shop = await openCounterShop();
  const ana = await shop.hire('Ana', 'administrator');
  for (const _ of [1, 2]) await shop.signIn(ana);
  const first = await shop.ok(listOf(staffEvent), 'GET', '/staff-events?limit=2');
  const cursor = encodeURIComponent(first.next_cursor ?? '');
  const rest = await logOf(shop, `?limit=9&cursor=${cursor}`);
  expect([first.data.length, rest.length]).toEqual([2, 2]);
  expect(await logOf(shop, '?created_at[lte]=2020-01-01T00:00:00Z')).toEqual([]);
  expect(await logOf(shop, '?created_at[gte]=2020-01-01T00:00:00Z')).toHaveLength(4);
  const change = shop.store.writes.run((tx) =>
    tx.updateTable('staff_event').set({ type: 'pin_wrong' }).execute(),
  );
  await expect(change).rejects.toThrow('never changes');
  const removal = shop.store.writes.run((tx) => tx.deleteFrom('staff_event').execute());
  await expect(removal).rejects.toThrow('never deleted');
});
