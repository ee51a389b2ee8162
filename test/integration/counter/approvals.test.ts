import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApprovalRecord, approvalRecord } from '../../../src-main/contract/counter/approval.ts';
import type { ApprovalSubject } from '../../../src-main/contract/counter/approval-subject.ts';
import { approvalResource } from '../../../src-main/contract/counter/operator.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { PIN } from '../../support/shops/counter/counter-on.ts';
import { type CounterShop, openCounterShop } from '../../support/shops/counter/counter-shop.ts';

/** An administrator and a cashier, who is signed in. */
async function openStaffedShop() {
  const shop = await openCounterShop();
  const ana = await shop.hire('Ana', 'administrator');
  const caro = await shop.hire('Caro', 'cashier', '1357');
  await shop.signIn(ana);
  const till = await shop.till();
  await shop.signIn(caro, '1357');
  const approve = (action: string, about: ApprovalSubject = {}, reason?: string) =>
    shop.ok(approvalResource, 'POST', `/operators/${ana.id}/approvals`, { pin: PIN, action, about, reason });
  return { ...shop, ana, caro, openedTill: till, approve };
}

async function approvalsOf(shop: CounterShop, query = ''): Promise<readonly ApprovalRecord[]> {
  return (await shop.ok(listOf(approvalRecord), 'GET', `/approvals${query}`)).data;
}

describe('the audit of approvals', () => {
  it('reports who let whom do what, when, and the cash session it was used for', async () => {
    const shop = await openStaffedShop();
    const session = await shop.open(shop.openedTill);
    const { id } = await shop.approve('read_x_report', { cash_session_id: session.id }, 'Arqueo de la tarde');
    const x = await shop.call('POST', `/cash-sessions/${session.id}/x`, { approval_id: id });
    expect(x.status).toBe(200);
    await shop.signIn(shop.ana);
    expect(await approvalsOf(shop)).toMatchObject([
      {
        id,
        action: 'read_x_report',
        approver: { id: shop.ana.id, name: 'Ana' },
        asked_by: { id: shop.caro.id, name: 'Caro' },
        reason: 'Arqueo de la tarde',
        about: { cash_session_id: session.id },
        used_for: { kind: 'cash_session', id: session.id },
      },
    ]);
  });

  it('serves for the money, the shift and the two minutes it was given for', async () => {
    const shop = await openStaffedShop();
    await shop.signIn(shop.ana);
    const session = await shop.open(shop.openedTill);
    await shop.signIn(shop.caro, '1357');
    const take = async (approval: { id: string }, amount = '20.00') => {
      const body = { direction: 'out', amount, reason: 'Panadería', approval_id: approval.id };
      return (await shop.call('POST', `/cash-sessions/${session.id}/movements`, body)).status;
    };
    const action = 'move_cash_of_another';
    const about = { cash_session_id: session.id, amount: '20.00' };
    expect(await take(await shop.approve(action, { amount: '20.00' }))).toBe(403);
    expect(await take(await shop.approve(action, { ...about, cash_session_id: shop.ana.id }))).toBe(403);
    expect(await take(await shop.approve(action, about), '20.01')).toBe(403);
    const late = await shop.approve(action, about);
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 60_000);
    expect(await take(late)).toBe(403);
    const given = await shop.approve(action, about);
    expect(await take(given, '19.99')).toBe(201);
    expect(await take(given, '0.01')).toBe(403);
  });

  it('is used up only by what succeeds', async () => {
    const shop = await openStaffedShop();
    const roles = { permissions: ['sell', 'close_cash_session', 'read_documents'] };
    await shop.signIn(shop.ana);
    await shop.ok(z.unknown(), 'PUT', '/roles/cashier', roles);
    const session = await shop.open(shop.openedTill);
    await shop.signIn(shop.caro, '1357');
    const { id } = await shop.approve('open_cash_session', { till_id: shop.openedTill.id });
    const open = async (openingFloat = '20.00') => {
      const body = { till_id: shop.openedTill.id, opening_float: openingFloat, approval_id: id };
      return (await shop.call('POST', '/cash-sessions', body)).status;
    };
    expect(await open('veinte')).toBe(422);
    expect(await open()).toBe(409);
    await shop.signIn(shop.ana);
    await shop.close(session);
    await shop.signIn(shop.caro, '1357');
    expect((await Promise.all([open(), open()])).toSorted()).toEqual([201, 403]);
    expect(await open()).toBe(403);
  });

  it('serves for nothing else where its use could not be written', async () => {
    const shop = await openStaffedShop();
    await shop.signIn(shop.ana);
    const session = await shop.open(shop.openedTill);
    await shop.signIn(shop.caro, '1357');
    const { id } = await shop.approve('read_x_report', { cash_session_id: session.id });
    const x = async () =>
      (await shop.call('POST', `/cash-sessions/${session.id}/x`, { approval_id: id })).status;
    const fail = 'CREATE TRIGGER full BEFORE INSERT ON approval_use BEGIN SELECT RAISE(ABORT, "full"); END';
    await shop.store.writes.run((tx) => sql.raw(fail).execute(tx));
    expect(await x()).toBe(500);
    await shop.store.writes.run((tx) => sql.raw('DROP TRIGGER full').execute(tx));
    expect(await x()).toBe(403);
  });

  it('is for administrators, by action and person, in pages', async () => {
    const shop = await openStaffedShop();
    for (const action of ['change_price', 'return_sale', 'change_price']) await shop.approve(action);
    expect((await shop.call('GET', '/approvals')).json().code).toBe('operator_not_allowed');
    await shop.signIn(shop.ana);
    expect(await approvalsOf(shop, '?action=change_price')).toHaveLength(2);
    expect(await approvalsOf(shop, `?asked_by_id=${shop.ana.id}`)).toEqual([]);
    const page = (query: string) => shop.ok(listOf(approvalRecord), 'GET', `/approvals?limit=2${query}`);
    const first = await page('');
    const rest = await page(`&cursor=${encodeURIComponent(first.next_cursor ?? '')}`);
    expect([first.data.length, rest.data.length, rest.next_cursor]).toEqual([2, 1, null]);
  });

  it('keeps every approval for ever, whichever user would change it', async () => {
    const shop = await openStaffedShop();
    await shop.approve('change_price');
    const change = shop.store.writes.run((tx) =>
      tx.updateTable('approval').set({ reason: 'otro' }).execute(),
    );
    await expect(change).rejects.toThrow('an approval never changes');
    const removal = shop.store.writes.run((tx) => tx.deleteFrom('approval').execute());
    await expect(removal).rejects.toThrow('an approval is never deleted');
  });
});
