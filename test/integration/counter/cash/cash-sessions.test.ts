import { describe, expect, it } from 'vitest';
import { cashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import {
  cashMetadata,
  cashMovementResource,
  cashSessionResource,
} from '../../../../src-main/contract/counter/cash-session.ts';
import { operatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { tillResource } from '../../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { replaceDocument } from '../../../../src-main/issuing/replace-document.ts';
import { aCreditNoteBody, type CreditNoteInput } from '../../../support/builders/credit-note-body.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { PIN } from '../../../support/shops/counter/counter-on.ts';
import { type CounterShop, openCounterShop } from '../../../support/shops/counter/counter-shop.ts';
import { returned } from '../../../support/shops/delivery-states.ts';

const sessions = listOf(cashSessionResource);

/** Two units at 10.00 with IVA of 15 %: what a sale comes to unless it says otherwise. */
const SALE = '23.00';

async function openShop() {
  const shop = await openCounterShop();
  const administrator = await shop.hire('Ana', 'administrator');
  const till = await shop.till();
  return { shop, administrator, till };
}

async function creditNote(
  shop: CounterShop,
  invoiceId: string,
  metadata: Record<string, string>,
  refunds?: CreditNoteInput['refunds'],
) {
  await shop.decide(invoiceId, 'authorized');
  return shop.issueAs(
    'credit_note',
    aCreditNoteBody({
      modified_document: { document_id: invoiceId },
      lines: [{ code: 'A-1', quantity: '1' }],
      metadata,
      refunds,
    }),
  );
}

describe('a cash session', () => {
  it('goes from its opening float over sales, movements and a refund to a Z that says what is missing', async () => {
    const { shop, till, administrator } = await openShop();
    const session = await shop.open(till, '50');
    const card = { method: 'tarjeta_credito', amount: '13.00' } as const;
    const cash = { method: 'sin_sistema_financiero', amount: '10.00' } as const;
    const first = await shop.sell(session);
    await shop.sell(session, { payments: [card, cash] });
    const onCredit = { ...cash, amount: SALE, term: { length: 30, unit: 'days' } } as const;
    await shop.sell(session, { payments: [onCredit] });
    await creditNote(shop, first.id, { [cashMetadata.session]: session.id });
    const path = `/cash-sessions/${session.id}/movements`;
    await shop.ok(cashMovementResource, 'POST', path, { direction: 'in', amount: '5', reason: 'Sencillo' });
    await shop.ok(cashMovementResource, 'POST', path, { direction: 'out', amount: '2.5', reason: 'Agua' });

    const z = await shop.close(session, [
      { denomination: 'note_50', quantity: 1 },
      { denomination: 'coin_1', quantity: 20 },
      { denomination: 'coin_025', quantity: 13 },
    ]);
    expect(z).toMatchObject({
      kind: 'z',
      z_number: 1,
      environment: 'test',
      operator: { id: administrator.id, name: 'Ana' },
      till: { establishment: '001', emission_point: '001' },
      sales: { count: 3, total: '69.00', subtotal: '60.00', iva: '9.00', first_number: first.number },
      refunds: { count: 1, total: '11.50' },
      net: '57.50',
      methods: [
        {
          method: 'sin_sistema_financiero',
          on_credit: false,
          paid: '33.00',
          refunded: '11.50',
          net: '21.50',
        },
        { method: 'tarjeta_credito', on_credit: false, paid: '13.00', net: '13.00' },
        { method: 'sin_sistema_financiero', on_credit: true, paid: SALE },
      ],
      movements: { in: { count: 1, total: '5.00' }, out: { count: 1, total: '2.50' } },
      cash: { opening_float: '50.00', paid: '33.00', refunded: '11.50', expected: '74.00' },
      count: { counted: '73.25', difference: '-0.75' },
    });
    // Nothing of it has reached the authority but what the test decided.
    expect(z.undelivered).toBe(3);
    expect(z.copy).toBeUndefined();
  });

  it('reports no totals while it is open, and all of them once it is closed', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    await shop.sell(session);
    const open = await shop.ok(cashSessionResource, 'GET', `/cash-sessions/${session.id}`);
    expect(open).toEqual(session);
    expect(open).not.toHaveProperty('expected');
    await shop.close(session, [{ denomination: 'note_100', quantity: 1 }]);
    expect(await shop.ok(cashSessionResource, 'GET', `/cash-sessions/${session.id}`)).toMatchObject({
      status: 'closed',
      z_number: 1,
      expected: '73.00',
      counted: '100.00',
      difference: '27.00',
    });
  });

  it('is one at a time at each till, and shown on it', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const body = { till_id: till.id, opening_float: '1.00' };
    const second = await shop.call('POST', '/cash-sessions', body);
    expect([second.status, second.json().code]).toEqual([409, 'invalid_state']);
    const both = await Promise.all([shop.close(session), shop.call('GET', '/tills')]);
    expect(both[1].json().data).toMatchObject([{ id: till.id }]);
    const raced = await Promise.all([1, 2, 3].map(() => shop.call('POST', '/cash-sessions', body)));
    expect(raced.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await shop.ok(listOf(tillResource), 'GET', '/tills')).data[0]).toMatchObject({
      last_z_number: 1,
    });
  });

  it('is opened and moved once with the same Idempotency-Key, and refuses another body under it', async () => {
    const { shop, till } = await openShop();
    const open = { till_id: till.id, opening_float: '10.00' };
    const key = { 'idempotency-key': 'apertura-1' };
    const opened = await shop.call('POST', '/cash-sessions', open, key);
    const again = await shop.call('POST', '/cash-sessions', open, key);
    expect([opened.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 200, 'true']);
    expect(again.json()).toEqual(opened.json());
    const other = await shop.call('POST', '/cash-sessions', { ...open, opening_float: '20.00' }, key);
    expect([other.status, other.json().code]).toEqual([422, 'idempotency_key_reused']);

    const path = `/cash-sessions/${String(opened.json().id)}/movements`;
    const out = { direction: 'out', amount: '4.00', reason: 'Taxi' };
    const moved = await shop.call('POST', path, out, key);
    const movedAgain = await shop.call('POST', path, out, key);
    expect([moved.status, movedAgain.status]).toEqual([201, 200]);
    expect((await shop.ok(listOf(cashMovementResource), 'GET', path)).data).toHaveLength(1);
  });

  it('counts a sale reported twice once, and works out the change', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const { id } = await shop.issue();
    const path = `/cash-sessions/${session.id}/sales`;
    const body = { document_id: id, tendered: '30', card_reference: 'V-1' };
    for (const _ of [1, 2]) {
      expect((await shop.call('POST', path, body)).json()).toMatchObject({
        tendered: '30.00',
        change: '7.00',
        card_reference: 'V-1',
      });
    }
    expect((await shop.x(session)).sales).toMatchObject({ count: 1, total: SALE });
    const wrong = await shop.call('POST', path, { ...body, change: '6.00' });
    expect(wrong.json()).toMatchObject({ errors: [{ pointer: '/change', code: 'totals_mismatch' }] });
    await shop.close(session);
    expect((await shop.call('POST', path, body)).status).toBe(200);
    expect((await shop.call('POST', path, { ...body, tendered: '40' })).status).toBe(409);
  });

  it('keeps a sale that comes after its closing for the next one of the till: none is in two, none in none', async () => {
    const { shop, till } = await openShop();
    const first = await shop.open(till);
    await shop.sell(first);
    expect((await shop.close(first)).sales.count).toBe(1);
    await shop.sell(first);
    const second = await shop.open(till);
    await shop.sell(first);
    await shop.sell(second);
    expect((await shop.close(second)).sales).toMatchObject({ count: 3, total: '69.00' });
    const reprinted = await shop.ok(cashReport, 'GET', `/cash-sessions/${first.id}/z`);
    expect(reprinted.sales.count).toBe(1);
  });

  it('leaves out what was annulled before, and says how much that was', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const { id } = await shop.sell(session);
    await shop.sell(session);
    await shop.decide(id, 'annulled');
    expect(await shop.x(session)).toMatchObject({
      sales: { count: 1 },
      annulled: { count: 1, total: SALE },
      cash: { expected: '73.00' },
    });
  });

  it('counts a corrected sale once, as it was corrected, even where the correction forgets the session', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const { id } = await shop.sell(session);
    await shop.decide(id, 'not_authorized');
    const corrected = await shop.resubmit(id, anInvoiceBody({ lines: [aLine({ quantity: '1' })] }));
    expect(corrected).toMatchObject({ ok: true });
    expect(await shop.x(session)).toMatchObject({
      sales: { count: 1, total: '11.50' },
      cash: { expected: '61.50' },
      undelivered: 1,
    });
  });

  it('counts what is issued again in the place of a late sale once: the money came with the first', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const { id } = await shop.sell(session);
    await shop.store.writes.run(async (tx) => {
      await tx.updateTable('outbox').set({ decision: 'late' }).where('document_id', '=', id).execute();
    });
    const z = await shop.close(session);
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 60 * 60 * 1000);
    const next = await shop.open(till, '0.00');
    const replaced = await replaceDocument({ ...shop.issuing, changed: () => {} }, { id });
    expect(replaced).toMatchObject({ ok: true });
    expect((await shop.x(next)).sales.count).toBe(0);
    expect(z.sales).toMatchObject({ count: 1, total: SALE });
  });

  it('counts it once also where what was issued again is replaced in its turn, and corrected', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const { id: first } = await shop.sell(session);
    const replace = async (id: string) => {
      await returned(shop, id, '65');
      const replaced = await replaceDocument({ ...shop.issuing, changed: () => {} }, { id });
      if (!replaced.ok) throw new Error(JSON.stringify(replaced.problem));
      return replaced.value.document.id;
    };
    const third = await replace(await replace(first));
    await shop.decide(third, 'returned');
    const body = anInvoiceBody({ metadata: { [cashMetadata.session]: session.id } });
    expect(await shop.resubmit(third, body)).toMatchObject({ ok: true });
    expect(await shop.x(session)).toMatchObject({ sales: { count: 1, total: SALE } });
    const again = await shop.call('POST', `/cash-sessions/${session.id}/sales`, { document_id: third });
    expect(again.json()).toMatchObject({ code: 'invalid_state' });
  });

  it('gives back by card what the credit note says, and leaves the drawer alone', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const { id } = await shop.sell(session, { payments: [{ method: 'tarjeta_credito' }] });
    await creditNote(shop, id, {
      [cashMetadata.session]: session.id,
      [cashMetadata.refund]: 'tarjeta_credito',
    });
    expect(await shop.x(session)).toMatchObject({
      methods: [{ method: 'tarjeta_credito', paid: SALE, refunded: '11.50', net: '11.50' }],
      cash: { expected: '50.00' },
    });
  });

  it('gives back by several forms of payment what the credit note says, and only the cash leaves the drawer', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const { id } = await shop.sell(session, {
      payments: [
        { method: 'sin_sistema_financiero', amount: '10.00' },
        { method: 'tarjeta_credito', amount: '13.00' },
      ],
    });
    const refunds: NonNullable<CreditNoteInput['refunds']> = [
      { method: 'sin_sistema_financiero', amount: '5.00' },
      { method: 'tarjeta_credito', amount: '6.50' },
    ];
    const note = await creditNote(shop, id, { [cashMetadata.session]: session.id }, refunds);
    expect(note).toMatchObject({ refunds });
    expect(await shop.x(session)).toMatchObject({
      refunds: { count: 1, total: '11.50' },
      methods: [
        { method: 'sin_sistema_financiero', paid: '10.00', refunded: '5.00', net: '5.00' },
        { method: 'tarjeta_credito', paid: '13.00', refunded: '6.50', net: '6.50' },
      ],
      cash: { paid: '10.00', refunded: '5.00', expected: '55.00' },
    });
    const path = `/cash-sessions/${session.id}/sales`;
    const otherwise = await shop.call('POST', path, {
      document_id: note.id,
      refund_method: 'tarjeta_credito',
    });
    expect(otherwise.json()).toMatchObject({
      errors: [{ pointer: '/refund_method', code: 'not_allowed_here' }],
    });
  });

  it('does not take documents of another environment, of before it, or that are no sale', async () => {
    const { shop, till } = await openShop();
    const before = await shop.issue();
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const session = await shop.open(till);
    const path = `/cash-sessions/${session.id}/sales`;
    const early = await shop.call('POST', path, { document_id: before.id });
    expect(early.json()).toMatchObject({ errors: [{ pointer: '/document_id', code: 'date_order' }] });
    const unknown = await shop.call('POST', path, { document_id: session.id });
    expect(unknown.json()).toMatchObject({ errors: [{ pointer: '/document_id', code: 'not_found' }] });
    const body = anInvoiceBody({ metadata: { [cashMetadata.session]: session.id } });
    const live = await shop.attempt({ body }, await shop.caller('live'));
    if (!live.ok) throw new Error(JSON.stringify(live.problem));
    const elsewhere = await shop.call('POST', path, { document_id: live.value.document.id });
    expect(elsewhere.json()).toMatchObject({ errors: [{ pointer: '/document_id', code: 'not_found' }] });
    expect((await shop.x(session)).sales.count).toBe(0);
  });
});

describe('the Z', () => {
  it('has numbers without a gap at each till, and never changes', async () => {
    const { shop, till } = await openShop();
    const numbers: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      const session = await shop.open(till);
      numbers.push((await shop.close(session)).z_number);
    }
    expect(numbers).toEqual([1, 2, 3]);
    const change = shop.store.writes.run((tx) =>
      tx.updateTable('cash_session').set({ report_json: '{}' }).where('z_number', '=', 2).execute(),
    );
    await expect(change).rejects.toThrow('never changes');
  });

  it('is answered again to the same count, and refuses another', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const count = [{ denomination: 'note_50', quantity: 1 }];
    const closings = await Promise.all([1, 2, 3].map(() => shop.close(session, count)));
    expect(new Set(closings.map((closing) => JSON.stringify(closing))).size).toBe(1);
    const path = `/cash-sessions/${session.id}/close`;
    const other = await shop.call('POST', path, { count: [{ denomination: 'note_20', quantity: 1 }] });
    expect([other.status, other.json().code]).toEqual([409, 'invalid_state']);
    expect((await shop.ok(listOf(tillResource), 'GET', '/tills')).data[0]?.last_z_number).toBe(1);
  });

  it('is printed again as a copy with its original time', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    expect((await shop.call('GET', `/cash-sessions/${session.id}/z`)).json()).toMatchObject({
      code: 'not_ready',
    });
    const { generated_at, ...z } = await shop.close(session);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect(await shop.ok(cashReport, 'GET', `/cash-sessions/${session.id}/z`)).toEqual({
      ...z,
      generated_at,
      copy: { legend: 'COPIA', printed_at: shop.clock.now.toISOString() },
    });
  });

  it('refuses a denomination that does not go round, or counted twice', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    const path = `/cash-sessions/${session.id}/close`;
    const twice = { denomination: 'note_1', quantity: 1 };
    const answer = await shop.call('POST', path, {
      count: [twice, twice, { denomination: 'note_500', quantity: 1 }],
    });
    expect(answer.json().errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ pointer: '/count/2/denomination' })]),
    );
    const repeated = await shop.call('POST', path, { count: [twice, twice] });
    expect(repeated.json()).toMatchObject({
      errors: [{ pointer: '/count/1/denomination', code: 'repeated' }],
    });
  });
});

describe('the X', () => {
  it('says how it stands, closes nothing, and takes no number', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    await shop.sell(session);
    const [x] = [await shop.x(session), await shop.x(session)];
    expect(x).toMatchObject({ kind: 'x', sales: { count: 1 }, cash: { expected: '73.00' } });
    expect(x).not.toHaveProperty('z_number');
    expect(x).not.toHaveProperty('count');
    expect((await shop.close(session)).z_number).toBe(1);
  });

  it('is not for a cashier who will count blind, unless a supervisor approves', async () => {
    const { shop, till } = await openShop();
    const supervisor = await shop.ok(operatorResource, 'POST', '/operators', {
      name: 'Sara',
      role: 'supervisor',
      pin: '5555',
    });
    await shop.hire('Caro', 'cashier');
    const session = await shop.open(till);
    const path = `/cash-sessions/${session.id}/x`;
    const alone = await shop.call('POST', path);
    expect([alone.status, alone.json().code]).toEqual([403, 'operator_not_allowed']);
    const approval = await shop.call('POST', `/operators/${supervisor.id}/approvals`, {
      pin: '5555',
      action: 'read_x_report',
      about: { cash_session_id: session.id },
    });
    const approved = { approval_id: approval.json().id };
    expect((await shop.call('POST', path, approved)).json()).toMatchObject({
      generated_by: { name: 'Caro' },
      approved_by: { name: 'Sara' },
    });
    expect((await shop.call('POST', path, approved)).status).toBe(403);
  });
});

describe('the people at a till', () => {
  it('open it only once somebody has put in a PIN', async () => {
    const { shop, till } = await openShop();
    await shop.call('POST', '/operators/sign-out');
    const answer = await shop.call('POST', '/cash-sessions', { till_id: till.id, opening_float: '0' });
    expect([answer.status, answer.json().code]).toEqual([403, 'operator_required']);
  });

  it('do not close what another opened, unless they supervise', async () => {
    const { shop, till, administrator } = await openShop();
    const session = await shop.open(till);
    await shop.hire('Caro', 'cashier');
    const path = `/cash-sessions/${session.id}`;
    const closing = await shop.call('POST', `${path}/close`, { count: [] });
    const moving = await shop.call('POST', `${path}/movements`, {
      direction: 'in',
      amount: '1',
      reason: 'x',
    });
    expect([closing.json().code, moving.json().code]).toEqual([
      'operator_not_allowed',
      'operator_not_allowed',
    ]);
    const approval = await shop.call('POST', `/operators/${administrator.id}/approvals`, {
      pin: PIN,
      action: 'close_cash_session_of_another',
      about: { cash_session_id: session.id },
    });
    const body = { count: [], approval_id: approval.json().id };
    expect((await shop.call('POST', `${path}/close`, body)).json()).toMatchObject({
      operator: { name: 'Ana' },
      generated_by: { name: 'Caro' },
      approved_by: { name: 'Ana' },
    });
  });
});

describe('after a restart', () => {
  it('the open session is open still, with all that was counted, and nobody is signed in', async () => {
    const { shop, till } = await openShop();
    const session = await shop.open(till);
    await shop.sell(session);
    const { cashSessions, operators } = await shop.restarted();
    expect(await cashSessions.get(session.id)).toEqual({ ok: true, value: session });
    expect(await operators.signedIn(shop.session)).toMatchObject({ ok: false });
    expect((await shop.close(session)).sales.count).toBe(1);
  });
});

describe('the list of sessions', () => {
  it('is paged from the newest, and kept to a till and a state', async () => {
    const { shop, till } = await openShop();
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) {
      const session = await shop.open(till);
      ids.unshift(session.id);
      if (ids.length < 3) await shop.close(session);
    }
    const page = await shop.ok(sessions, 'GET', '/cash-sessions?limit=2');
    const rest = await shop.ok(sessions, 'GET', `/cash-sessions?limit=2&cursor=${page.next_cursor}`);
    expect([...page.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
    const open = await shop.ok(sessions, 'GET', `/cash-sessions?status=open&till_id=${till.id}`);
    expect(open.data.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await shop.ok(sessions, 'GET', '/cash-sessions?environment=live')).data).toEqual([]);
  });
});
