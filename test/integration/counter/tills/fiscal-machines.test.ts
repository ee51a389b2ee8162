import { describe, expect, it } from 'vitest';
import {
  fiscalMachineDocument,
  fiscalMachineResource,
  fiscalMachineTotals,
} from '../../../../src-main/contract/counter/fiscal-machine.ts';
import { tillResource } from '../../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { issueDocument } from '../../../../src-main/issuing/issue-document.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { type CounterShop, openCounterShop } from '../../../support/shops/counter/counter-shop.ts';

const machine = { brand: 'SISPAU', model: 'A1', serial: 'SP-000123' };
const other = { brand: 'SISPAU', model: 'A2', serial: 'SP-000124' };

function register(shop: CounterShop, body = machine) {
  return shop.ok(fiscalMachineResource, 'POST', '/fiscal-machines', body);
}

describe('the register of fiscal machines', () => {
  it('needs nobody while nobody works at the counter, and an administrator afterwards', async () => {
    const shop = await openCounterShop();
    const registered = await register(shop);
    expect(registered).toMatchObject({ ...machine, active: true });
    await shop.hire('Ana', 'administrator');
    await shop.hire('Caro', 'cashier');
    const refused = await shop.call('POST', '/fiscal-machines', { ...machine, serial: 'SP-2' });
    expect(refused.json()).toMatchObject({ code: 'operator_not_allowed' });
    expect((await shop.call('GET', '/fiscal-machines')).json().data).toEqual([registered]);
  });

  it('has each serial once, and keeps it', async () => {
    const shop = await openCounterShop();
    const { id } = await register(shop);
    const twice = await shop.call('POST', '/fiscal-machines', { ...machine, model: 'B2' });
    expect(twice.json()).toMatchObject({ errors: [{ pointer: '/serial', code: 'repeated' }] });
    const changed = await shop.call('PATCH', `/fiscal-machines/${id}`, { serial: 'SP-9' });
    expect(changed.json()).toMatchObject({ errors: [{ pointer: '/serial', code: 'unknown_field' }] });
    expect((await shop.call('PATCH', `/fiscal-machines/${id}`, { model: 'A2' })).json()).toMatchObject({
      model: 'A2',
      serial: machine.serial,
    });
  });
});

describe('a till', () => {
  it('is bound to one machine, which stands at no other and stays in use', async () => {
    const shop = await openCounterShop();
    const { id } = await register(shop);
    const till = await shop.till();
    const bound = await shop.ok(tillResource, 'PATCH', `/tills/${till.id}`, { fiscal_machine_id: id });
    expect(bound.fiscal_machine).toMatchObject(machine);
    expect((await shop.call('PATCH', `/fiscal-machines/${id}`, { active: false })).status).toBe(409);
    const freed = await shop.ok(tillResource, 'PATCH', `/tills/${till.id}`, { fiscal_machine_id: null });
    expect(freed).not.toHaveProperty('fiscal_machine');
    expect((await shop.call('PATCH', `/fiscal-machines/${id}`, { active: false })).status).toBe(200);
    const retired = await shop.call('PATCH', `/tills/${till.id}`, { fiscal_machine_id: id });
    expect(retired.json()).toMatchObject({ errors: [{ pointer: '/fiscal_machine_id', code: 'not_found' }] });
  });

  it('issues from an emission point that exists and is no other till’s', async () => {
    const shop = await openCounterShop();
    const till = { name: 'Caja 2', environment: 'test', establishment: '001', emission_point: '009' };
    const unknown = await shop.call('POST', '/tills', till);
    expect(unknown.json()).toMatchObject({ errors: [{ pointer: '/emission_point', code: 'not_found' }] });
    await shop.till();
    const answer = await shop.call('POST', '/tills', { ...till, emission_point: '001' });
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/emission_point', code: 'repeated' }] });
  });

  it('waits for the business of its environment to be there', async () => {
    const shop = await openCounterShop();
    const till = { name: 'Práctica', environment: 'sandbox', establishment: '001', emission_point: '001' };
    expect((await shop.call('POST', '/tills', till)).json()).toMatchObject({
      status: 409,
      code: 'not_ready',
    });
  });

  it('is not put out of use while it is open', async () => {
    const shop = await openCounterShop();
    await shop.hire('Ana', 'administrator');
    const till = await shop.till();
    const session = await shop.open(till);
    expect((await shop.call('PATCH', `/tills/${till.id}`, { active: false })).status).toBe(409);
    await shop.close(session);
    expect((await shop.call('PATCH', `/tills/${till.id}`, { active: false })).status).toBe(200);
    const reopened = await shop.call('POST', '/cash-sessions', { till_id: till.id, opening_float: '0' });
    expect(reopened.json()).toMatchObject({ code: 'invalid_state' });
  });
});

describe('the totals of a machine', () => {
  it('are of the documents that carry its serial, of one day in Ecuador, without what was annulled', async () => {
    const shop = await openCounterShop();
    const { id } = await register(shop);
    const ofMachine = anInvoiceBody({ fiscal_machine: machine });
    const first = await shop.issue(ofMachine);
    const annulled = await shop.issue(ofMachine);
    const last = await shop.issue(ofMachine);
    await shop.issue();
    await shop.issue(anInvoiceBody({ fiscal_machine: { ...machine, serial: 'SP-000124' } }));
    await shop.decide(first.id, 'authorized');
    await shop.decide(annulled.id, 'annulled');
    // Past midnight in UTC it is still the same day in Ecuador.
    shop.clock.now = new Date('2026-11-22T04:59:59.000Z');
    const path = `/fiscal-machines/${id}/totals?environment=test`;
    expect(await shop.ok(fiscalMachineTotals, 'GET', path)).toMatchObject({
      date: '2026-11-21',
      types: [
        {
          type: 'invoice',
          count: 2,
          authorized: 1,
          annulled: 1,
          first_number: first.number,
          last_number: last.number,
          tax_total: '6.00',
          total: '46.00',
        },
      ],
    });
    expect((await shop.ok(fiscalMachineTotals, 'GET', path)).by_rate).toEqual([
      { rate: 'iva_15', base: '40.00', iva: '6.00' },
    ]);
    shop.clock.now = new Date('2026-11-22T05:00:00.000Z');
    expect((await shop.ok(fiscalMachineTotals, 'GET', path)).types).toEqual([]);
    expect((await shop.ok(fiscalMachineTotals, 'GET', `${path}&date=2026-11-21`)).types).toHaveLength(1);
    const live = `/fiscal-machines/${id}/totals?environment=live&date=2026-11-21`;
    expect((await shop.ok(fiscalMachineTotals, 'GET', live)).types).toEqual([]);
  });

  it('report what was sold at each IVA rate, with what came back taken off', async () => {
    const shop = await openCounterShop();
    const { id } = await register(shop);
    const untaxed = aLine({ code: 'B-2', taxes: [{ type: 'iva', rate: 'iva_0' }] });
    const sale = await shop.issue(anInvoiceBody({ fiscal_machine: machine, lines: [aLine(), untaxed] }));
    await shop.decide(sale.id, 'authorized');
    const back = aCreditNoteBody({ modified_document: { document_id: sale.id }, fiscal_machine: machine });
    await shop.issueAs('credit_note', back);
    const path = `/fiscal-machines/${id}/totals?environment=test`;
    expect((await shop.ok(fiscalMachineTotals, 'GET', path)).by_rate).toEqual([
      { rate: 'iva_0', base: '20.00', iva: '0.00' },
      { rate: 'iva_15', base: '10.00', iva: '1.50' },
    ]);
  });

  it('stand on documents that are listed one by one, the newest first, what was annulled as well', async () => {
    const shop = await openCounterShop();
    const { id } = await register(shop);
    const ofMachine = anInvoiceBody({ fiscal_machine: machine });
    const first = await shop.issue(ofMachine);
    const annulled = await shop.issue(ofMachine);
    await shop.issue();
    await shop.decide(annulled.id, 'annulled');
    const path = `/fiscal-machines/${id}/documents?environment=test`;
    const { data } = await shop.ok(listOf(fiscalMachineDocument), 'GET', path);
    expect(data).toMatchObject([
      { document_id: annulled.id, status: 'annulled', number: annulled.number },
      { document_id: first.id, type: 'invoice', total: '23.00', tax_total: '3.00' },
    ]);
    expect((await shop.ok(listOf(fiscalMachineDocument), 'GET', `${path}&date=2026-11-20`)).data).toEqual([]);
    const unknown = '/fiscal-machines/00000000-0000-4000-8000-000000000000/documents?environment=test';
    expect((await shop.call('GET', unknown)).status).toBe(404);
  });

  it('is named in the Z of its till', async () => {
    const shop = await openCounterShop();
    await shop.hire('Ana', 'administrator');
    const { id } = await register(shop);
    const till = await shop.till();
    await shop.call('PATCH', `/tills/${till.id}`, { fiscal_machine_id: id });
    expect((await shop.close(await shop.open(till))).till.fiscal_machine).toEqual(machine);
  });
});

/** A till with a machine and an open cash session. */
async function openShopWithMachine() {
  const shop = await openCounterShop();
  await shop.hire('Ana', 'administrator');
  const { id } = await shop.ok(fiscalMachineResource, 'POST', '/fiscal-machines', machine);
  const till = await shop.till();
  const bind = (fiscalMachineId: string | null) =>
    shop.ok(tillResource, 'PATCH', `/tills/${till.id}`, { fiscal_machine_id: fiscalMachineId });
  await bind(id);
  const session = await shop.open(till);
  return { ...shop, bind, cashSession: session, metadata: { cash_session: session.id } };
}

describe('a document of a till that is bound to a fiscal machine', () => {
  it('says the machine, though its body does not', async () => {
    const { issue, preview, metadata } = await openShopWithMachine();
    expect((await issue(anInvoiceBody({ metadata }))).fiscal_machine).toEqual(machine);
    expect((await issue(anInvoiceBody({ metadata, fiscal_machine: machine }))).fiscal_machine).toEqual(
      machine,
    );
    const previewed = await preview(anInvoiceBody({ metadata }));
    expect(previewed).toMatchObject({ value: { document: { fiscal_machine: machine } } });
  });

  it('is refused when it names another, with all else that is wrong', async () => {
    const { attempt, metadata } = await openShopWithMachine();
    const body = anInvoiceBody({ metadata, fiscal_machine: other, emission_point: '099' });
    const reply = await attempt({ body });
    expect(reply).toMatchObject({ ok: false, problem: { code: 'validation_failed' } });
    const pointers = reply.ok ? [] : reply.problem.errors?.map(({ pointer }) => pointer);
    expect(pointers?.toSorted()).toEqual(['/emission_point', '/fiscal_machine']);
  });

  it('has nothing to do with who sells elsewhere: another session, none, or another environment', async () => {
    const { issue, attempt, caller, metadata } = await openShopWithMachine();
    const unbound = { ...metadata, cash_session: 'turno-9' };
    const [elsewhere, named, unknown] = [
      await issue(anInvoiceBody()),
      await issue(anInvoiceBody({ fiscal_machine: other })),
      await issue(anInvoiceBody({ metadata: unbound })),
    ];
    const machines = [elsewhere, named, unknown].map(({ fiscal_machine }) => fiscal_machine);
    expect(machines).toEqual([undefined, other, undefined]);
    const live = await attempt({ body: anInvoiceBody({ metadata }) }, await caller('live'));
    expect(live).toMatchObject({ ok: true });
    expect(live.ok && live.value.document.fiscal_machine).toBeUndefined();
  });

  it('says the machine that stands there when it is numbered', async () => {
    const shop = await openShopWithMachine();
    const { id } = await shop.ok(fiscalMachineResource, 'POST', '/fiscal-machines', other);
    const { store } = shop.issuing;
    let prepared = 0;
    const reply = await issueDocument(
      {
        ...shop.issuing,
        store: {
          ...store,
          // Right before the first transaction begins, somebody changes the machine.
          async transaction(job) {
            prepared += 1;
            if (prepared === 1) await shop.bind(id);
            return store.transaction(job);
          },
        },
      },
      await shop.caller(),
      { type: 'invoice', body: anInvoiceBody({ metadata: shop.metadata }) },
    );
    expect(reply).toMatchObject({ ok: true, value: { document: { fiscal_machine: other } } });
  });

  it('keeps its machine when it is corrected, whatever stands at the till by then', async () => {
    const { issue, decide, resubmit, bind, metadata } = await openShopWithMachine();
    const { id } = await issue(anInvoiceBody({ metadata }));
    await decide(id, 'returned');
    await bind(null);
    const corrected = await resubmit(id, anInvoiceBody({ metadata }));
    expect(corrected).toMatchObject({ ok: true, value: { fiscal_machine: machine } });
  });
});
