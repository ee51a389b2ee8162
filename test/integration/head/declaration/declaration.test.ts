import { join } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { headKeyWithSecret } from '../../../../src-main/contract/head/access/keys.ts';
import { headDeclaration } from '../../../../src-main/contract/head/head-declaration.ts';
import { daysOfMonth } from '../../../../src-main/documents/values/calendar/month.ts';
import { aCreditLine, aCreditNoteBodyOnElsewhere } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../../support/builders/withholding-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { type DeclaringShop, declaringShop } from '../../../support/head/declaring-till.ts';
import {
  allReported,
  anExport,
  boxesOf,
  declarationPath,
  readDeclaration,
} from '../../../support/head/head-declaration.ts';
import { headOnDay } from '../../../support/head/head-on-day.ts';
import { stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { rawStation } from '../../../support/head/raw-station.ts';
import { openTill } from '../../../support/head/till.ts';
import { openShop } from '../../../support/shops/shop.ts';
import { temporaryFolder } from '../../../support/store/store.ts';
import { lineOf } from '../../reports/annex/rich-month.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the declaration of a whole business', () => {
  const postgres = testPostgres();

  async function aHead(on = '2026-12-03T15:00:00Z') {
    const clock = { now: new Date(on) };
    const dataDir = join(temporaryFolder(), 'head');
    return headOnDay(clock, { database: await postgres.another(), dataDir });
  }

  it('has in every box what one till would have that issued and bought all of it, each purchase once', async () => {
    const head = await aHead();
    const tills = [await openTill('001'), await openTill('002'), await openTill('003')] as const;
    const whole = declaringShop(await openShop());
    const [one, other, third] = tills.map(({ shop }) => declaringShop(shop));
    if (!one || !other || !third) throw new Error('three tills');
    for (const { shop } of [one, other, third, whole]) shop.clock.now = new Date('2026-11-15T15:00:00Z');
    /** Both at a till and at the one that has everything. */
    const at = (till: DeclaringShop) => async (work: (shop: DeclaringShop) => Promise<unknown>) => {
      await work(till);
      await work(whole);
    };
    const sale = (rate: string, amount: string, parts: object = {}) =>
      anInvoiceBody({ lines: [lineOf(rate, amount)], ...parts });
    await at(one)((shop) => shop.issued('invoice', sale('iva_15', '100.00')));
    await at(one)((shop) => shop.issued('invoice', sale('iva_0', '20.00')));
    const onTerms = { method: 'sin_sistema_financiero', term: { length: 30, unit: 'days' } } as const;
    await at(other)((shop) => shop.issued('invoice', sale('iva_15', '50.33', { payments: [onTerms] })));
    const note = aCreditNoteBodyOnElsewhere({ lines: [aCreditLine({ unit_price: '30.00' })] });
    await at(other)((shop) => shop.issued('credit_note', note));
    await at(third)((shop) => shop.issued('purchase_settlement', aPurchaseSettlementBody()));
    // Of what another till bought.
    const support = aSupportDocument({
      number: '001-001-000000777',
      issue_date: '2026-11-15',
      subtotal: '40.00',
    });
    const taxes = [{ type: 'iva', rate: 'iva_15', base: '40.00', value: '6.00' }] as const;
    const withholdings = [
      { tax: 'renta', code: '312', base: '40.00' },
      { tax: 'iva', code: '1', base: '6.00' },
    ] as const;
    const withheld = { ...support, total: '46.00', accounting_date: '2026-11-15', taxes: [...taxes] };
    const body = aWithholdingBody({ support_documents: [{ ...withheld, withholdings: [...withholdings] }] });
    await at(third)((shop) => shop.issued('withholding', body));
    // Not decided: it is not in the boxes, and is counted.
    await at(third)((shop) => shop.shop.issueAs('invoice', sale('iva_15', '999.00')));
    await at(one)((shop) => shop.bought());
    await other.bought();
    await at(other)((shop) =>
      shop.bought({ document_type: 'nota_venta', number: '001-001-000000012', subtotal: '9.50', taxes: [] }),
    );
    await at(one)((shop) =>
      shop.bought({ number: '001-001-000000778', taxSupport: '02', withholdBy: '2026-11-23' }),
    );
    await at(third)((shop) =>
      shop.bought({
        document_type: 'retencion',
        number: '001-001-000000099',
        subtotal: '0.00',
        taxes: [],
        withheld: [{ tax: 'iva', code: '1', base: '15.00', percent: '30', value: '4.50' }],
      }),
    );
    for (const till of tills) await till.enrol(head);
    await allReported(head, tills);

    const declared = await readDeclaration(head);
    const expected = await whole.declarations.read(await whole.scope(), daysOfMonth('2026-11'));
    if (!expected.ok) throw new Error(JSON.stringify(expected.problem));
    expect(boxesOf(declared)).toEqual(boxesOf(expected.value));
    expect(declared.income_tax).toEqual(expected.value.income_tax);
    expect(declared.left_out).toEqual(expected.value.left_out);
    expect(boxesOf(declared)).toMatchObject({
      '401': '150.33',
      '403': '20.00',
      '508': '9.50',
      '609': '4.50',
    });
    expect(declared.left_out.undecided).toBe(1);
    expect(declared.incomplete).toEqual({
      stations_behind: [],
      stations_without_purchases: [],
      ...{ rejected_lines: 0, unreadable_documents: 0, number_conflicts: 0, missing_numbers: 0 },
      ...{ outdated_balances: [], purchase_conflicts: [], purchase_conflicts_count: 0 },
    });
    const sheets = await readWorkbook(await head.file(declarationPath('2026-11').replace('?', '/file?')));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Formulario 104',
      'Formulario 103',
      'Renta por código',
      'Puede faltar',
    ]);
  });

  it('follows what changes, names what tills recorded in different ways, and forgets what was deleted', async () => {
    const head = await aHead();
    const tills = [await openTill('001'), await openTill('002')] as const;
    const [one, other] = tills.map(({ shop }) => declaringShop(shop));
    if (!one || !other) throw new Error('two tills');
    for (const { shop } of [one, other]) shop.clock.now = new Date('2026-11-15T15:00:00Z');
    for (const till of tills) await till.enrol(head);
    const invoice = await one.issued('invoice', anInvoiceBody({ lines: [lineOf('iva_15', '100.00')] }));
    await other.issued('invoice', anInvoiceBody({ lines: [lineOf('iva_15', '7.00')] }));
    await allReported(head, tills);
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '401': '107.00' });

    await one.shop.decide(invoice.id, 'annulled');
    const recorded = await one.bought();
    one.shop.clock.now = new Date('2026-11-16T15:00:00Z');
    other.shop.clock.now = new Date('2026-11-17T15:00:00Z');
    await other.bought({ taxSupport: '02' });
    for (const till of tills) await till.allSent();
    const declared = await readDeclaration(head);
    // The one changed last counts: without a right to credit.
    expect(boxesOf(declared)).toMatchObject({ '401': '7.00', '502': '40.00' });
    expect(declared.incomplete.purchase_conflicts).toEqual([
      {
        supplier: '1790016919001',
        supplier_name: 'PAPELERÍA DEL NORTE CÍA. LTDA.',
        document_type: 'factura',
        number: '001-001-000000777',
        stations: ['Caja 001-002', 'Caja 001-001'],
        differences: ['tax_support'],
      },
    ]);

    await one.purchases.change(await one.scope(), recorded, { at: one.shop.clock.now, taxSupport: '02' });
    for (const till of tills) await till.allSent();
    expect((await readDeclaration(head)).incomplete.purchase_conflicts).toEqual([]);
    await other.shop.store.writes.run(async (tx) => {
      await tx.deleteFrom('purchase').execute();
    });
    await one.shop.store.writes.run(async (tx) => {
      await tx.deleteFrom('purchase').execute();
    });
    for (const till of tills) await till.allSent();
    expect(boxesOf(await readDeclaration(head))['502']).toBeUndefined();
  });

  it('declares a note as the invoice of another till that it modifies, whichever is reported first', async () => {
    const head = await aHead();
    const [seller, returns] = [await openTill('001'), await openTill('002')];
    for (const { shop } of [seller, returns]) shop.clock.now = new Date('2026-11-15T15:00:00Z');
    const sold = await declaringShop(seller.shop).issued('invoice', anExport('100.00'));
    const modified = { number: sold.number, issue_date: '2026-11-15' };
    const line = aCreditLine({ unit_price: '30.00', taxes: [{ type: 'iva', rate: 'iva_0' }] });
    await declaringShop(returns.shop).issued(
      'credit_note',
      aCreditNoteBodyOnElsewhere({ modified_document: modified, lines: [line] }),
    );
    await returns.enrol(head);
    await allReported(head, [returns]);
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '413': '0.00', '442': '30.00' });
    await seller.enrol(head);
    await allReported(head, [seller, returns]);
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '407': '100.00', '417': '70.00' });
  });

  it('names a till whose version reports no purchases, what waits there, and what could not be stored', async () => {
    const head = await aHead();
    const till = await openTill();
    const shop = declaringShop(till.shop);
    await shop.bought();
    // An older one learns nothing of what the head office takes.
    await till.stop();
    await till.enrol(head);
    expect((await readDeclaration(head)).incomplete).toMatchObject({
      stations_behind: [{ name: 'Caja 001-001', waiting: 0 }],
      stations_without_purchases: ['Caja 001-001'],
    });
    const station = await rawStation(till, head);
    const lines = await station.lines();
    expect(lines.map(({ subject }) => subject)).not.toContain('purchase');
    const broken = { position: 1, subject: 'purchase', ref: 'broken', body: { environment: 'test' } };
    expect(await station.send([...lines, broken])).toMatchObject({ status: 200 });
    const declared = await readDeclaration(head);
    expect(declared.incomplete).toMatchObject({
      stations_without_purchases: ['Caja 001-001'],
      rejected_lines: 1,
    });
    expect(boxesOf(declared)['500']).toBeUndefined();
  });

  it('takes what a till bought once, where it goes on under another identity', async () => {
    const head = await aHead();
    const till = await openTill();
    const shop = declaringShop(till.shop);
    till.shop.clock.now = new Date('2026-11-15T15:00:00Z');
    await shop.issued('invoice', anInvoiceBody());
    const id = await shop.bought();
    await till.enrol(head);
    await allReported(head, [till]);
    const [station] = await stationsOf(head);
    await head.call('POST', `/v1/head/stations/${station?.id}/revoke`);
    await eventually(till.office.read, ({ state }) => state === 'revoked');
    await till.enrol(head);
    await allReported(head, [till]);
    await shop.purchases.change(await shop.scope(), id, { at: till.shop.clock.now, taxSupport: '02' });
    await till.allSent();
    const declared = await readDeclaration(head);
    expect(boxesOf(declared)).toMatchObject({ '502': '40.00' });
    expect(declared.incomplete.purchase_conflicts).toEqual([]);
  });

  it('keeps what a person states for the month after, is for keys of the whole business, and names tills that lack something', async () => {
    const head = await aHead();
    const till = await openTill();
    const shop = declaringShop(till.shop);
    till.shop.clock.now = new Date('2026-11-15T15:00:00Z');
    await shop.issued('invoice', anInvoiceBody({ lines: [lineOf('iva_15', '100.00')] }));
    await till.enrol(head);
    await allReported(head, [till]);
    const put = (month: string, boxes: object, key?: string) =>
      head.call('PUT', declarationPath(month), { body: { boxes }, ...(key !== undefined && { key }) });
    const keyFor = async (body: object) =>
      headKeyWithSecret.parse((await head.call('POST', '/v1/head/keys', { body })).json).key;
    expect((await put('2026-11', { 412: '100.01' })).json).toMatchObject({
      errors: [{ pointer: '/boxes/412', code: 'out_of_range' }],
    });
    const accountant = await keyFor({ role: 'accountant' });
    const saved = await put('2026-11', { 483: '0.00', 605: '40.00', 606: '0.00' }, accountant);
    expect(boxesOf(headDeclaration.parse(saved.json))).toMatchObject({ '601': '15.00', '615': '25.00' });
    expect(boxesOf(await readDeclaration(head, '2026-12', accountant))).toMatchObject({ '605': '25.00' });

    const reader = await keyFor({ role: 'reader' });
    expect((await put('2026-11', {}, reader)).json).toMatchObject({ code: 'insufficient_scope' });
    expect((await readDeclaration(head, '2026-11', reader)).saved_at).toEqual(expect.any(String));
    for (const limited of [
      { role: 'manager', shops: ['001'] },
      { role: 'accountant', from: '2026-11-01' },
    ]) {
      const refused = await head.call('GET', declarationPath('2026-11'), { key: await keyFor(limited) });
      expect(refused).toMatchObject({
        status: 403,
        json: { detail: 'La clave es de una parte del negocio: esto se hace con una de todo él.' },
      });
    }
  });
});
