import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { transactionAnnex } from '../../../../src-main/contract/reports/transaction-annex.ts';
import { amountsOfContent } from '../../../../src-main/documents/figures/amounts-of-content.ts';
import { figuresOf } from '../../../../src-main/documents/figures/figures-of.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import {
  aPurchaseSettlementBody,
  aReimbursement,
} from '../../../support/builders/purchase-settlement-body.ts';
import {
  aReimbursingDocument,
  aSupportDocument,
  aWithholdingBody,
} from '../../../support/builders/withholding-body.ts';
import { annexSchema } from '../../../support/samples/annex-schema.ts';
import { type ApiClient, keyHolderOf, problemOf } from '../../../support/service/api-client.ts';
import { filesOf } from '../../../support/service/exported-by.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { anAnnexShop, us } from '../../../support/shops/purchases/annex-shop.ts';
import { lineOf, sellAndBuyEverything, supplierParty } from './rich-month.ts';

const services = testServices();
const schema = annexSchema();
const path = '/v1/local/reports/transaction-annex';

async function aShop(business: object = {}) {
  const annex = await anAnnexShop(business);
  onTestFinished(annex.stop);
  return annex;
}

describe('the annex of transactions of a month', () => {
  it('has every kind of document in the authority’s XML', async () => {
    const annex = await aShop();
    await sellAndBuyEverything(annex);
    const xml = await annex.xml();
    await expect(xml.replaceAll('><', '>\n<')).toMatchFileSnapshot(
      '../../../golden/transaction-annex/month.xml',
    );
    const summary = await annex.read();
    expect(summary.purchases.map(({ code, documents }) => `${code} ${documents}`)).toEqual([
      '01 2',
      '02 1',
      '03 1',
      '04 1',
      '12 1',
      '15 2',
      '19 1',
      '41 1',
    ]);
    expect(summary.sales.map(({ code, rows, documents }) => `${code} ${rows} ${documents}`)).toEqual([
      '04 1 1',
      '05 1 1',
      '18 5 7',
      '41 1 1',
    ]);
    expect(summary).toMatchObject({
      withheld_iva: '54.00',
      withheld_of_us_renta: '2.00',
      withheld_of_us_iva: '4.50',
      annulled: 1,
    });
    expect(
      summary.findings.map(({ level, code, document }) => `${level} ${code} ${document?.number ?? ''}`),
    ).toEqual([
      'fault authorization_missing 002-001-000000010',
      'warning not_withheld 002-001-000000010',
      'warning not_withheld 001-001-000000009',
      'warning regime_name_assumed 001-001-000000004',
      'warning customer_kind_assumed ',
      'warning undecided 001-001-000000010',
      'decision establishments ',
      'decision related_parties ',
      'decision electronic_sales ',
    ]);
  });

  it.skipIf(schema === undefined)('fits the authority’s schema, with every kind of document', async () => {
    const annex = await aShop();
    await sellAndBuyEverything(annex);
    expect(schema?.faultsOf(await annex.xml())).toEqual([]);
  });

  it('has by itself only what the authority does not have by electronic documents: no settlements, nothing withheld, no sales', async () => {
    const annex = await aShop();
    await sellAndBuyEverything(annex);
    const summary = await annex.read('2026-11', 'required');
    // The credit note received, the paper of a popular business, and the ticket on paper.
    expect(summary.purchases.map(({ code, documents }) => `${code} ${documents}`)).toEqual([
      '02 1',
      '04 1',
      '12 1',
    ]);
    expect(summary).toMatchObject({ contents: 'required', sales: [], withheld_iva: '0.00', annulled: 0 });
    expect(
      summary.findings.map(({ level, code, document }) => `${level} ${code} ${document?.number ?? ''}`),
    ).toEqual([
      'fault authorization_missing 002-001-000000010',
      'warning not_withheld 002-001-000000010',
      'warning not_withheld 001-001-000000009',
      'decision establishments ',
      'decision related_parties ',
      'decision unreported ',
      'decision paper_documents ',
    ]);
    const xml = await annex.xml('2026-11', 'required');
    expect(xml).not.toContain('detalleVentas');
    expect(schema?.faultsOf(xml) ?? []).toEqual([]);
  });

  it('says of every document what is missing, and is schema-valid nevertheless', async () => {
    const annex = await aShop();
    const { issued, typed, received, shop } = annex;
    // Its issuer bought nothing in this month.
    await received('withholding', aWithholdingBody({ supplier: us }));
    await typed({
      document_type: 'nota_credito',
      supplier: supplierParty,
      number: '001-001-000000021',
      modified_document: { number: '001-001-000000876' },
      issue_date: '2026-11-16',
      authorization_number: '1234567890',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '10.00' }],
    });
    const abroad = { identification_type: 'exterior', identification: 'US-99', name: 'CLOUD INC.' } as const;
    await typed({
      document_type: '15',
      supplier: abroad,
      number: '001-001-000000022',
      issue_date: '2026-11-16',
      taxes: [{ type: 'iva', rate: 'iva_no_objeto', base: '80.00' }],
    });
    await typed({
      supplier: { identification_type: 'pasaporte', identification: 'X-123', name: 'Ann Lee' },
      document_type: '09',
      number: '001-001-000000023',
      issue_date: '2026-11-17',
      authorization_number: '1234567890',
      taxes: [{ type: 'iva', rate: 'iva_0', base: '3.00' }],
    });
    await issued(
      'withholding',
      aWithholdingBody({
        supplier: supplierParty,
        support_documents: [aSupportDocument({ issue_date: '2026-10-30', accounting_date: '2026-10-30' })],
      }),
    );
    const exported = anInvoiceBody({
      buyer: abroad,
      lines: [lineOf('iva_0', '500.00')],
      export: {
        incoterm: 'FOB',
        incoterm_place: 'Guayaquil',
        origin_country: '593',
        loading_port: 'Guayaquil',
        destination_port: 'Miami',
      },
    });
    await issued('invoice', exported);
    shop.clock.now = new Date('2026-12-02T17:00:00Z');
    await issued(
      'withholding',
      aWithholdingBody({
        supplier: supplierParty,
        support_documents: [
          aSupportDocument({
            number: '001-001-000000777',
            issue_date: '2026-11-29',
            accounting_date: '2026-12-02',
          }),
        ],
      }),
    );
    const summary = await annex.read();
    expect(
      summary.findings
        .filter(({ level }) => level !== 'decision')
        .map(({ level, code }) => `${level} ${code}`),
    ).toEqual([
      'fault foreign_payment_missing',
      'fault modified_unknown',
      'fault export',
      'warning resident_assumed',
      'warning not_withheld',
      'warning supplier_kind_assumed',
      'warning not_withheld',
      'warning registered_later',
      'warning withheld_without_sale',
    ]);
    expect(summary.purchases.map(({ code }) => code)).toEqual(['01', '04', '09', '15']);
    expect(schema?.faultsOf(await annex.xml()) ?? []).toEqual([]);
    expect((await annex.read('2026-10')).purchases).toMatchObject([{ code: '01', documents: 1 }]);
  });

  it('has an invoice that reimburses expenses once, with its withholding, which calls it a reimbursement', async () => {
    const annex = await aShop();
    const lines = [lineOf('iva_no_objeto', '115.00')];
    const bought = await annex.received(
      'invoice',
      anInvoiceBody({ buyer: us, lines, reimbursement: aReimbursement() }),
    );
    const support = aReimbursingDocument({
      number: bought.number,
      issue_date: '2026-11-21',
      accounting_date: '2026-11-21',
      authorization_number: bought.access_key,
    });
    await annex.issued(
      'withholding',
      aWithholdingBody({ supplier: supplierParty, support_documents: [support] }),
    );
    const { purchases, findings } = await annex.read();
    expect(purchases).toMatchObject([{ code: '41', documents: 1, not_subject: '115.00' }]);
    expect(findings.filter(({ level }) => level !== 'decision')).toEqual([]);
    expect(await annex.xml()).toContain('<codRetAir>332</codRetAir>');
  });

  it('has nothing of a purchase that the authority annulled, not by its withholding either', async () => {
    const annex = await aShop();
    const bought = await annex.received('invoice', anInvoiceBody({ buyer: us }));
    const support = aSupportDocument({
      number: bought.number,
      issue_date: '2026-11-21',
      accounting_date: '2026-11-21',
    });
    await annex.issued(
      'withholding',
      aWithholdingBody({ supplier: supplierParty, support_documents: [support] }),
    );
    await annex.shop.store.db
      .updateTable('purchase')
      .set({ authorization_state: 'annulled' })
      .where('id', '=', bought.id)
      .execute();
    const { purchases, findings } = await annex.read();
    expect(purchases).toEqual([]);
    expect(findings[0]).toMatchObject({ code: 'not_authorized', document: { id: bought.id } });
  });

  it('has of a sale and of a settlement what is left after a discount of the whole, as their IVA is of that', async () => {
    const annex = await aShop();
    const additional_discounts = [{ type: 'iva', rate: 'iva_15', amount: '20.00' }] as const;
    const lines = [lineOf('iva_15', '100.00')];
    const sold = await annex.issued(
      'invoice',
      anInvoiceBody({ lines, additional_discounts: [...additional_discounts] }),
    );
    await annex.issued(
      'purchase_settlement',
      aPurchaseSettlementBody({ lines, additional_discounts: [...additional_discounts] }),
    );
    const { sales, purchases } = await annex.read();
    expect(sales).toMatchObject([{ code: '18', taxed: '80.00', iva: '12.00' }]);
    expect(purchases).toMatchObject([{ code: '03', taxed: '80.00', iva: '12.00' }]);
    const { content } = await annex.shop.stored(sold.id);
    const figures = figuresOf(content, {
      hour: '12',
      till: '001-001',
      operator: undefined,
      refundMethod: undefined,
      modified: undefined,
    });
    expect(amountsOfContent(content).map(({ tax, base, amount }) => `${tax} ${base} ${amount}`)).toEqual([
      'total 80 92',
      'iva 80 12',
    ]);
    const bases = figures.filter(({ dimension }) => dimension === 'type' || dimension === 'rate');
    expect(bases.map(({ key, base, iva }) => `${key} ${base} ${iva}`)).toEqual([
      'invoice 80 12',
      'invoice iva_15 80 12',
    ]);
  });

  it('names what a note on paper modifies by the authorization that it says', async () => {
    const annex = await aShop();
    await annex.typed({
      document_type: 'nota_credito',
      supplier: supplierParty,
      number: '001-001-000000021',
      issue_date: '2026-11-16',
      authorization_number: '1234567890',
      modified_document: {
        document_type: 'nota_venta',
        number: '002-003-000000876',
        authorization_number: '1109876543',
      },
      taxes: [{ type: 'iva', rate: 'iva_15', base: '10.00' }],
    });
    const { findings } = await annex.read();
    expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
    expect((await annex.xml()).replaceAll(/\s*\n\s*/g, '')).toContain(
      '<docModificado>02</docModificado><estabModificado>002</estabModificado><ptoEmiModificado>003</ptoEmiModificado>' +
        '<secModificado>876</secModificado><autModificado>1109876543</autModificado>',
    );
  });

  it('has what is booked in a later month there alone, with what was withheld of it', async () => {
    const annex = await aShop();
    const { id, supplier, number } = await annex.typed({
      supplier: supplierParty,
      number: '001-001-000000032',
      issue_date: '2026-10-20',
      authorization_number: '1234567890',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
    });
    annex.shop.clock.now = new Date('2026-10-21T17:00:00Z');
    const support = aSupportDocument({
      number,
      issue_date: '2026-10-20',
      accounting_date: undefined,
      authorization_number: '1234567890',
    });
    const { identification_type, identification, name } = supplier;
    await annex.issued('withholding', {
      supplier: { identification_type, identification, name },
      support_documents: [support],
    });
    annex.shop.clock.now = new Date('2026-11-21T17:00:00Z');
    expect(await annex.xml('2026-10')).toContain('<fechaRegistro>20/10/2026</fechaRegistro>');
    await annex.book(id, '2026-11');
    expect((await annex.read('2026-10')).purchases).toEqual([]);
    const xml = await annex.xml('2026-11');
    expect(xml).toContain('<fechaRegistro>01/11/2026</fechaRegistro>');
    expect(xml).toContain('<fechaEmision>20/10/2026</fechaEmision>');
    expect(xml).toContain('<codRetAir>');
  });

  it('is of a half-year for who is of the RIMPE regime', async () => {
    const annex = await aShop({ regime: 'rimpe_emprendedor', withholding_agent_resolution: undefined });
    annex.shop.clock.now = new Date('2026-12-01T17:00:00Z');
    await annex.issued('invoice', anInvoiceBody());
    await annex.typed({
      supplier: supplierParty,
      number: '001-001-000000031',
      issue_date: '2026-07-01',
      authorization_number: '1234567890',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '10.00' }],
    });
    const summary = await annex.read('2026-S2');
    expect(summary).toMatchObject({ month: '2026-S2', from: '2026-07-01', to: '2026-12-31' });
    expect(summary.findings.map(({ code }) => code)).toEqual([
      'establishments',
      'related_parties',
      'electronic_sales',
      'half_year',
    ]);
    const xml = await annex.xml('2026-S2');
    expect(xml).toContain('<Mes>12</Mes><regimenMicroempresa>SI</regimenMicroempresa>');
    expect(xml).toContain('<fechaRegistro>01/07/2026</fechaRegistro>');
    expect(schema?.faultsOf(xml) ?? []).toEqual([]);
  });
});

describe('the annex of transactions over HTTP', () => {
  let service: AnsweringService;
  let client: ApiClient;
  const month = ecuadorDate(new Date()).slice(0, 7);

  beforeAll(async () => {
    service = await services.start();
    client = await keyHolderOf(service);
    await client.issue(anInvoiceBody(), 'wait=20');
  });

  it('is shown, and given as XML or as the ZIP that the authority takes', async () => {
    const required = await client.call('GET', `${path}?month=${month}`);
    expect(transactionAnnex.parse(required.json())).toMatchObject({ contents: 'required', sales: [] });
    const answer = await client.call('GET', `${path}?month=${month}&contents=all`);
    expect(transactionAnnex.parse(answer.json())).toMatchObject({
      sales: [{ code: '18', documents: 1, taxed: '20.00', iva: '3.00' }],
    });
    const [year, number] = month.split('-');
    const given = await client.call('GET', `${path}/file?month=${month}&contents=all`);
    expect(given.headers['content-type']).toContain('application/xml');
    expect(given.headers['content-disposition']).toContain(`AT-${number}${year}.xml`);
    expect(given.text).toContain('<tipoComprobante>18</tipoComprobante><tipoEmision>E</tipoEmision>');
    const zipped = await fetch(`${service.url}${path}/file?month=${month}&contents=all&format=zip`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const files = await filesOf(Buffer.from(await zipped.arrayBuffer()));
    expect([...files.keys()]).toEqual([`AT-${number}${year}.xml`]);
    expect(files.get(`AT-${number}${year}.xml`)?.toString()).toBe(given.text);
  });

  it('is refused without a month, and for a half-year of the general regime', async () => {
    const refusals = [];
    for (const query of ['', '?month=2026-13', '?month=2026-S3', '?month=2026-S2']) {
      const answer = await client.call('GET', `${path}${query}`);
      refusals.push([answer.status, problemOf(answer).errors?.map(({ parameter }) => parameter)]);
    }
    expect(refusals).toEqual([
      [422, ['month']],
      [422, ['month']],
      [422, ['month']],
      [422, ['month']],
    ]);
  });
});
