import { expect, it } from 'vitest';
import type { Outcome } from '../../../src-main/contract/problems/problems.ts';
import type { Declaration, DeclarationBody } from '../../../src-main/contract/reports/declaration.ts';
import { daysOfMonth } from '../../../src-main/documents/values/calendar/month.ts';
import { makeDeclarations } from '../../../src-main/reports/declaration/declaration.ts';
import { makeExportSource } from '../../../src-main/store/reading/export-source.ts';
import { makeDeclarationStore } from '../../../src-main/store/reading/reports/declaration-store.ts';
import { makeFigureStore } from '../../../src-main/store/reading/reports/figure-store.ts';
import { makePurchaseStore } from '../../../src-main/store/received/purchases/purchase-store.ts';
import { aCreditLine, aCreditNoteBodyOnElsewhere } from '../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { openShop } from '../../support/shops/shop.ts';
import { lineOf } from './annex/rich-month.ts';

/** A shop that sold in October and November, and declares by months. */
async function aDeclaringShop() {
  const shop = await openShop();
  const { entityId } = await shop.caller();
  const scope = { entityId, environment: 'test' } as const;
  const declarations = makeDeclarations({
    store: makeFigureStore(shop.store),
    source: makeExportSource(shop.store.db),
    purchases: makePurchaseStore(shop.store),
    kept: makeDeclarationStore(shop.store),
    now: () => shop.clock.now,
  });
  const issued = async (type: 'invoice' | 'credit_note', body: unknown) => {
    const { id } = await shop.issueAs(type, body);
    await shop.decide(id, 'authorized');
  };
  return {
    shop,
    sell: (rate: string, amount: string, term?: { length: number; unit: 'days' }) =>
      issued(
        'invoice',
        anInvoiceBody({
          lines: [lineOf(rate, amount)],
          payments: [{ method: 'sin_sistema_financiero', ...(term && { term }) }],
        }),
      ),
    giveBack: (amount: string) =>
      issued(
        'credit_note',
        aCreditNoteBodyOnElsewhere({
          modified_document: { number: '002-001-000000456', issue_date: '2026-09-30' },
          lines: [aCreditLine({ unit_price: amount })],
        }),
      ),
    read: async (month: string) => valuesOf(await declarations.read(scope, daysOfMonth(month))),
    save: async (month: string, boxes: DeclarationBody['boxes']) =>
      valuesOf(await declarations.save(scope, daysOfMonth(month), { boxes })),
  };
}

function valuesOf(read: Outcome<Declaration>): Record<string, string | undefined> {
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const boxes = read.value.iva.flatMap((section) => section.boxes);
  return Object.fromEntries(boxes.map(({ box, value }) => [box, value]));
}

it('a month begins with the balances that the one before was saved with, and asks for them where it was not', async () => {
  const { shop, sell, giveBack, read, save } = await aDeclaringShop();
  shop.clock.now = new Date('2026-10-15T15:00:00Z');
  await sell('iva_15', '100.00');
  await giveBack('300.00');
  expect(await read('2026-10')).toMatchObject({ 411: '0.00', 443: '200.00', 453: '30.00', 484: '0.00' });
  expect((await read('2026-10'))['499']).toBeUndefined();
  expect(await save('2026-10', { 483: '0.00', 605: '100.00', 606: '20.00' })).toMatchObject({
    499: '0.00',
    601: '0.00',
    615: '100.00',
    617: '20.00',
    620: '0.00',
  });

  shop.clock.now = new Date('2026-11-15T15:00:00Z');
  await sell('iva_15', '1000.00');
  expect(await read('2026-11')).toMatchObject({
    401: '1000.00',
    411: '800.00',
    421: '120.00',
    483: '0.00',
    499: '120.00',
    601: '120.00',
    605: '100.00',
    606: '20.00',
    615: '0.00',
    617: '0.00',
    620: '0.00',
    859: '0.00',
  });
  // What was not saved is not carried on.
  expect((await read('2026-12'))['605']).toBeUndefined();
});

it('what a person states counts until it is taken back', async () => {
  const { shop, sell, read, save } = await aDeclaringShop();
  shop.clock.now = new Date('2026-11-15T15:00:00Z');
  await sell('iva_15', '400.00', { length: 30, unit: 'days' });
  await sell('iva_0', '100.00');
  const stated = { 412: '50.00', 415: '100.00', 483: '10.00', 485: '25.00', 605: '0', 606: '4.00' };
  expect(await save('2026-11', stated)).toMatchObject({
    411: '350.00',
    421: '52.50',
    402: '50.00',
    412: '50.00',
    422: '7.50',
    413: '0.00',
    405: '100.00',
    415: '100.00',
    409: '500.00',
    419: '500.00',
    429: '60.00',
    480: '0.00',
    481: '400.00',
    484: '35.00',
    499: '45.00',
    563: '1.0000',
    601: '45.00',
    617: '0.00',
    620: '41.00',
    699: '41.00',
  });
  expect(await save('2026-11', { 415: null })).toMatchObject({ 413: '100.00', 415: '0.00', 563: '0.8000' });
  expect((await read('2026-12'))['483']).toBe('25.00');
});

it('no more is stated of a line than it has, and no more of the tax waits than that of what is paid on terms', async () => {
  const { shop, sell, save } = await aDeclaringShop();
  shop.clock.now = new Date('2026-11-15T15:00:00Z');
  await sell('iva_15', '100.00');
  await sell('iva_15', '300.00', { length: 30, unit: 'days' });
  await expect(save('2026-11', { 412: '400.01', 415: '1.00', 485: '45.01' })).rejects.toThrow(
    JSON.stringify({
      code: 'validation_failed',
      errors: [
        ['412', '400.00'],
        ['415', '0.00'],
        ['485', '45.00'],
      ].map(([box, most]) => ({
        pointer: `/boxes/${box}`,
        code: 'out_of_range',
        message: `Con los documentos de estos días puede ser hasta ${most}.`,
      })),
    }),
  );
  expect(await save('2026-11', { 485: '45.00' })).toMatchObject({ 484: '15.00', 485: '45.00' });
});

it('a whole line that is stated as fixed assets takes all of its tax along, to the cent', async () => {
  const { shop, sell, save } = await aDeclaringShop();
  shop.clock.now = new Date('2026-11-15T15:00:00Z');
  // 1.51 each: 3.02, where 15 % of both together is 3.03.
  await sell('iva_15', '10.09');
  await sell('iva_15', '10.09');
  const declared = await save('2026-11', { 412: '20.18' });
  expect(declared).toMatchObject({ 411: '0.00', 421: '0.00', 412: '20.18', 422: '3.02', 429: '3.02' });
  expect(declared['453']).toBeUndefined();
});

it('two persons who save at once both keep what they state', async () => {
  const { read, save } = await aDeclaringShop();
  await Promise.all([save('2026-11', { 605: '1.00' }), save('2026-11', { 606: '2.00' })]);
  expect(await read('2026-11')).toMatchObject({ 605: '1.00', 606: '2.00' });
});
