import { expect, it } from 'vitest';
import { daysOfMonth } from '../../../src-main/documents/values/calendar/month.ts';
import { makeDeclarations } from '../../../src-main/reports/declaration/declaration.ts';
import { makeDueDeclarations } from '../../../src-main/reports/declaration/due/due-declarations.ts';
import { makeExportSource } from '../../../src-main/store/reading/export-source.ts';
import { makeAnnexStore } from '../../../src-main/store/reading/reports/annex-store.ts';
import { makeDeclarationStore } from '../../../src-main/store/reading/reports/declaration-store.ts';
import { makeFigureStore } from '../../../src-main/store/reading/reports/figure-store.ts';
import { makePurchaseStore } from '../../../src-main/store/received/purchases/purchase-store.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { aSetup, openShop } from '../../support/shops/shop.ts';

/** A shop of some kind of business on 2026-11-21, and what it declares. */
async function aBusiness(business: object) {
  const shop = await openShop({ setup: aSetup({ business }) });
  shop.clock.now = new Date('2026-11-21T17:00:00Z');
  const { entityId } = await shop.caller();
  const scope = { entityId, environment: 'test' } as const;
  const now = () => shop.clock.now;
  const declarations = makeDeclarations({
    store: makeFigureStore(shop.store),
    source: makeExportSource(shop.store.db),
    purchases: makePurchaseStore(shop.store),
    kept: makeDeclarationStore(shop.store),
    now,
  });
  const { business: businessOf } = makeAnnexStore(shop.store);
  const due = makeDueDeclarations({ declarations, business: businessOf, now });
  return {
    shop,
    save: (month: string, boxes: Readonly<Record<string, string>>) =>
      declarations.save(scope, daysOfMonth(month), { boxes }),
    async list() {
      const listed = await due.list(scope, new AbortController().signal);
      if (!listed.ok) throw new Error(JSON.stringify(listed.problem));
      return listed.value;
    },
  };
}

it('an agent declares IVA and what it withheld each month; what comes to an amount once its balances are stated', async () => {
  const { shop, save, list } = await aBusiness({ withholding_agent_resolution: '1' });
  const { id } = await shop.issueAs('invoice', anInvoiceBody());
  await shop.decide(id, 'authorized');
  expect((await list()).map(({ form, from, to_pay }) => [form, from, to_pay])).toEqual([
    ['104', '2026-11-01', undefined],
    ['103', '2026-11-01', '0.00'],
  ]);
  // What is older than everything that is here was declared elsewhere.
  await save('2026-10', { 483: '0.00', 605: '1.00', 606: '0.00' });
  const [november, , october, ...older] = await list();
  expect(older).toMatchObject([{ form: '103', from: '2026-10-01' }]);
  expect(october).toMatchObject({ to_pay: '0.00', saved_at: '2026-11-21T17:00:00.000Z' });
  // The IVA of 3.00 of the sale, less the 1.00 that October left.
  expect(november).toMatchObject({ form: '104', to_pay: '2.00' });
  expect(november?.saved_at).toBeUndefined();
});

it('an entrepreneur of RIMPE declares IVA by half-years, and who is no agent nothing that was withheld', async () => {
  const { shop, list } = await aBusiness({ regime: 'rimpe_emprendedor' });
  expect((await list()).map(({ form, from, to }) => [form, from, to])).toEqual([
    ['104', '2026-07-01', '2026-12-31'],
  ]);
  shop.clock.now = new Date('2027-01-05T17:00:00Z');
  const { id } = await shop.issueAs('invoice', anInvoiceBody());
  await shop.decide(id, 'authorized');
  shop.clock.now = new Date('2027-07-05T17:00:00Z');
  expect((await list()).map(({ from, due_on }) => [from, due_on])).toEqual([
    ['2027-07-01', '2028-01-26'],
    ['2027-01-01', '2027-07-26'],
  ]);
});

it('a popular business declares no IVA', async () => {
  const { list } = await aBusiness({ regime: 'rimpe_negocio_popular' });
  expect(await list()).toEqual([]);
});

it('who is no agent declares what it withheld, in the months in which it withheld', async () => {
  const { shop, list } = await aBusiness({ regime: 'rimpe_negocio_popular' });
  const { id } = await shop.issueAs('withholding', aWithholdingBody());
  expect(await list()).toEqual([]);
  await shop.decide(id, 'authorized');
  shop.clock.now = new Date('2026-12-05T17:00:00Z');
  expect(await list()).toMatchObject([{ form: '103', from: '2026-11-01', to: '2026-11-30' }]);
});
