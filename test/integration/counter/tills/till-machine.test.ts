import { describe, expect, it } from 'vitest';
import { fiscalMachineResource } from '../../../../src-main/contract/counter/fiscal-machine.ts';
import { tillResource } from '../../../../src-main/contract/counter/till.ts';
import { issueDocument } from '../../../../src-main/issuing/issue-document.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { openCounterShop } from '../../../support/shops/counter/counter-shop.ts';

const machine = { brand: 'SISPAU', model: 'A1', serial: 'SP-000123' };
const other = { brand: 'SISPAU', model: 'A2', serial: 'SP-000124' };

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
