import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { listingComparison } from '../../../src-main/contract/reports/listing-comparison.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aDeliveryNoteBody } from '../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody, aReimbursement } from '../../support/builders/purchase-settlement-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { makeTestKey } from '../../support/certificates/test-certificates.ts';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { foreignInvoiceXml, foreignKey, signXml } from '../../support/import-files/signed-invoice.ts';
import { describeWithShared, sharedFile, sharedPath } from '../../support/samples/shared-files.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { importedBy } from '../../support/service/imported-by.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testShops } from '../../support/service/test-shops.ts';
import { uploadTo } from '../../support/service/upload-to.ts';
import { aCertificate, aSetup } from '../../support/shops/shop.ts';

/** The issuer of the SRI's reports among the shared cases, and of every first start: the practice business. */
const practiceRuc = '9999999999001';
/** Foreign residents: third digit 6, modulus 10 fits. */
const foreignResidents = ['1762345674', '3060123456'];
/** Of a newer company: it fits no rule of check digits. */
const newerCompany = '1793970000001';

const shops = testShops();
const tomorrow = daysBefore(ecuadorDate(new Date()), -1);

describeWithShared('the SRI’s reports of documents issued, one day a file', () => {
  const reports = ['issued-1.txt', 'issued-2.txt'].map((name) => ({
    name,
    content: readFileSync(sharedPath(`../cases/${name}`)),
  }));
  const listed = [
    { issueDate: '2026-11-25', sequential: 501 },
    { issueDate: '2026-11-26', sequential: 500 },
  ].map((invoice) => ({ ...invoice, ruc: practiceRuc, environment: 'test' as const, emissionPoint: '001' }));

  it('are evidence of what they list, several files in one import', async () => {
    const service = await shops.services.start();
    const client = await keyHolderOf(service);
    const signed = await Promise.all(
      listed.map(async (invoice) => ({
        name: `factura-${invoice.sequential}.xml`,
        content: await signXml(foreignInvoiceXml(invoice), makeTestKey(practiceRuc)),
      })),
    );
    const items = await importedBy(client, service, [...signed, ...reports]);
    expect(items.map(({ file, code }) => [file, code])).toEqual([
      ['factura-500.xml', 'listed_by_sri'],
      ['factura-501.xml', 'listed_by_sri'],
      ['issued-1.txt', 'evidence_added'],
      ['issued-2.txt', 'evidence_added'],
    ]);
  });

  it('are compared together, and only on the days that they cover', async () => {
    const service = await shops.services.start();
    const client = await keyHolderOf(service);
    const ofOtherDay = { ruc: practiceRuc, environment: 'test', issueDate: '2026-11-03' } as const;
    const xml = await signXml(foreignInvoiceXml(ofOtherDay), makeTestKey(practiceRuc));
    const content = envelopeOf(xml, { number: foreignKey(ofOtherDay), environment: 'PRUEBAS' });
    expect(await importedBy(client, service, [{ name: 'otro-dia.xml', content }])).toMatchObject([
      { result: 'imported' },
    ]);
    const path = '/v1/local/reports/comparison?month=2026-11';
    const comparison = listingComparison.parse(await uploadTo(client, service, path, reports));
    expect(comparison).toMatchObject({
      sides: [{ side: 'issued', listed: 2, days: [{ from: '2026-11-25', to: '2026-11-26' }] }],
      other_months: 0,
      faults: [],
    });
    expect(comparison.documents.map(({ result, access_key }) => [result, access_key])).toEqual(
      listed.map((invoice) => ['missing', foreignKey(invoice)]),
    );
  });
});

describeWithShared('an authorized envelope with blank lines before its declaration', () => {
  it('is imported, and among purchases refused for what it is', async () => {
    const { service, client } = await shops.open();
    const content = sharedFile('../cases/08-blank-lines-before-the-declaration.xml');
    const name = 'en-blanco.xml';
    expect(await importedBy(client, service, [{ name, content }])).toMatchObject([
      { result: 'imported', code: 'signature_only' },
    ]);
    const bought = await uploadTo(client, service, '/v1/local/purchases/files', [{ name, content }]);
    expect(bought).toMatchObject({ data: [{ result: 'refused', faults: [{ code: 'own_document' }] }] });
  });
});

describe('identifications that look wrong and are not', () => {
  let service: AnsweringService;
  let client: ApiClient;
  beforeAll(async () => {
    service = await shops.services.start();
    client = await keyHolderOf(service);
  });

  async function accepted(path: string, body: unknown, caller = client) {
    const answer = await caller.call('POST', path, { body });
    expect([path, answer.status, answer.text]).toEqual([
      path,
      expect.toBeOneOf([200, 201]),
      expect.any(String),
    ]);
    return answer.json();
  }

  it.each(foreignResidents)('%s, a foreign resident’s, raises no doubt, nor does its RUC', async (cedula) => {
    for (const [identification_type, identification] of [
      ['cedula', cedula],
      ['ruc', `${cedula}001`],
    ] as const) {
      const buyer = { identification_type, identification, name: 'WEI CHEN' };
      expect(await accepted('/v1/ec/invoices?wait=20', { ...anInvoiceBody(), buyer })).not.toHaveProperty(
        'warnings',
      );
      await accepted('/v1/local/customers', buyer, ownerOf(service));
    }
  });

  it('a newer company’s RUC is taken wherever one is typed, with a doubt where documents are issued', async () => {
    const party = { identification_type: 'ruc', identification: newerCompany, name: 'NUEVA S.A.S.' } as const;
    const warned = expect.arrayContaining([
      expect.objectContaining({ code: 'buyer_identification_doubtful' }),
    ]);
    expect(await accepted('/v1/ec/invoices', { ...anInvoiceBody(), buyer: party })).toMatchObject({
      warnings: warned,
    });
    expect(await accepted('/v1/ec/withholdings', aWithholdingBody({ supplier: party }))).toMatchObject({
      warnings: warned,
    });
    await accepted('/v1/local/customers', party, ownerOf(service));
    const invoice = {
      supplier: party,
      number: '001-001-000000001',
      issue_date: '2026-11-02',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '10.00' }],
    };
    await accepted('/v1/local/purchases', { invoice });
    const { name: _, ...supplier } = party;
    const documents = aReimbursement().documents.map((one) => ({ ...one, supplier }));
    await accepted('/v1/ec/purchase-settlements', aPurchaseSettlementBody({ reimbursement: { documents } }));
    await accepted(
      '/v1/ec/delivery-notes',
      aDeliveryNoteBody({ carrier: party, transport_start: tomorrow, transport_end: tomorrow }),
    );
    // A business of its own, which signs with its own certificate.
    const { p12, password } = aCertificate({}, newerCompany);
    const certificate = { p12_base64: p12.toString('base64'), password };
    const body = aSetup({ business: { ruc: newerCompany }, certificate });
    expect((await ownerOf(service).call('PUT', '/v1/local/setup', { body })).status).toBe(200);
  });

  it('a newer company’s RUC is that of the program’s provider once it is confirmed', async () => {
    const body = { software_provider_ruc: newerCompany };
    const patch = (more: object) =>
      ownerOf(service).call('PATCH', '/v1/local/settings', { body: { ...body, ...more } });
    expect((await patch({})).status).toBe(422);
    expect((await patch({ confirm_doubtful_ruc: true })).json()).toMatchObject(body);
  });
});

it.each([
  ['036000291452', '0036000291452'],
  ['0036000291452', '036000291452'],
])('a product whose barcode was typed as %s is found where it is scanned as %s', async (barcode, scanned) => {
  const client = ownerOf(await shops.services.start());
  const product = { code: 'GAL', name: 'Galletas', unit_price: '1.00', barcode };
  expect((await client.call('POST', '/v1/local/products', { body: product })).status).toBe(201);
  const { data } = (await client.call('GET', `/v1/local/products?q=${scanned}`)).json();
  expect(data).toMatchObject([{ code: 'GAL' }]);
});

it.each([
  ['reception', 'returned', 'El SRI lo devolvió sin decir por qué'],
  ['authorization', 'not_authorized', 'El SRI no lo autorizó y no dijo por qué'],
] as const)(
  'a refusal of %s without a message says what happened and what to press',
  async (service, status, message) => {
    const { authority, client } = await shops.open();
    const refusal = { code: '35', title: 'ARCHIVO NO CUMPLE', detail: '', type: 'ERROR' } as const;
    authority.refuse(service === 'reception' ? 'reception' : 'decision', () => refusal);
    authority.always(service, 'without_messages');
    const refused = await client.issue(anInvoiceBody(), 'wait=15');
    expect(refused).toMatchObject({
      status,
      sri_messages: [{ code: '0', message, remedy: expect.stringContaining('«Corregir y reenviar»') }],
    });
  },
);
