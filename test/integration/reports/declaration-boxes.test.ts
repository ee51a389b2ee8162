import { beforeAll, describe, expect, it } from 'vitest';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { type Declaration, declarationResource } from '../../../src-main/contract/reports/declaration.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aCreditLine, aCreditNoteBodyOnElsewhere } from '../../support/builders/credit-note-body.ts';
import { anInvoiceBody, type InvoiceInput } from '../../support/builders/invoice-body.ts';
import { aReimbursement } from '../../support/builders/purchase-settlement-body.ts';
import { type ApiClient, apiClient, ownerOf, problemOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { lineOf } from './annex/rich-month.ts';

const services = testServices();
const today = ecuadorDate(new Date());
// A day more on each side: the day may end while the documents are issued.
const path = `/v1/local/reports/declaration?from=${daysBefore(today, 1)}&to=${daysBefore(today, -1)}`;
const person = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' } as const;
const foreigner = {
  identification_type: 'exterior',
  identification: 'PA-155-612-2019',
  name: 'ISTMO, S.A.',
} as const;
const supplier = { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' } as const;

describe('form 104 of a month with every kind of sale and purchase', () => {
  let client: ApiClient;
  let declaration: Declaration;
  let service: AnsweringService;
  let numbered = 0;

  beforeAll(async () => {
    service = await services.start();
    client = await keyWith('issue', 'read', 'config');
    await sellEverything();
    await buyEverything();
    declaration = await read();
  });

  async function keyWith(...scopes: readonly string[]): Promise<ApiClient> {
    const body = { environment: 'sandbox', scopes };
    const answer = await ownerOf(service).call('POST', '/v1/local/api-keys', { body });
    return apiClient(service.url, createdApiKey.parse(answer.json()).key);
  }

  async function issue(path: string, body: unknown): Promise<void> {
    const answer = await client.call('POST', `/v1/ec/${path}?wait=20`, { body });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    expect(documentResource.parse(answer.json()).status).toBe('authorized');
  }
  const sell = (parts: Partial<InvoiceInput>) => issue('invoices', anInvoiceBody(parts));
  const giveBack = (rate: string, unit_price: string) =>
    issue(
      'credit-notes',
      aCreditNoteBodyOnElsewhere({
        modified_document: {
          number: '002-001-000000456',
          issue_date: rate === 'iva_12' ? '2024-03-20' : today,
        },
        lines: [aCreditLine({ unit_price, taxes: [{ type: 'iva', rate }] })],
      }),
    );

  async function sellEverything(): Promise<void> {
    // 100.00 at 15 %, 50.00 at 8 %, 40.00 at 5 %, 20.00 at 0 %: 231.00, of which 115.50 is paid in 30 days.
    await sell({
      lines: [
        lineOf('iva_15', '100.00'),
        lineOf('iva_8', '50.00'),
        lineOf('iva_5', '40.00'),
        lineOf('iva_0', '20.00'),
      ],
      payments: [
        { method: 'sin_sistema_financiero', amount: '115.50' },
        { method: 'otros_sistema_financiero', amount: '115.50', term: { length: 30, unit: 'days' } },
      ],
    });
    await sell({ lines: [lineOf('iva_no_objeto', '5.00'), lineOf('iva_exento', '2.00')] });
    // The discount after the lines lowers the base to 200.00.
    await sell({
      lines: [lineOf('iva_15', '220.00')],
      additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '20.00' }],
    });
    await sell({
      buyer: person,
      lines: [lineOf('iva_15', '30.00')],
      iva_refunds: [{ rate: 'iva_15', value: '4.50' }],
    });
    await sell({
      buyer: foreigner,
      lines: [lineOf('iva_0', '500.00')],
      export: {
        incoterm: 'FOB',
        incoterm_place: 'Guayaquil',
        origin_country: '593',
        loading_port: 'Guayaquil',
        destination_port: 'Miami',
      },
    });
    await sell({ lines: [lineOf('iva_no_objeto', '115.00')], reimbursement: aReimbursement() });
    await giveBack('iva_15', '30.00');
    await giveBack('iva_12', '100.00');
    // More than what was sold at 5 %.
    await giveBack('iva_5', '60.00');
  }

  async function buy(taxes: readonly object[], parts: object = {}, taxSupport = '01'): Promise<void> {
    numbered += 1;
    const number = `001-001-${String(numbered).padStart(9, '0')}`;
    const invoice = { supplier, number, issue_date: today, taxes, ...parts };
    const answer = await client.call('POST', '/v1/local/purchases', { body: { invoice } });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    const path = `/v1/local/purchases/${String(answer.json().id)}`;
    const changed = await client.call('PATCH', path, { body: { tax_support: taxSupport } });
    expect([changed.status, changed.text]).toEqual([200, expect.any(String)]);
  }

  async function buyEverything(): Promise<void> {
    const of = (rate: string, base: string) => ({ type: 'iva', rate, base });
    await buy([of('iva_15', '300.00'), of('iva_8', '25.00'), of('iva_5', '10.00'), of('iva_0', '7.00')]);
    await buy([of('iva_no_objeto', '3.00'), of('iva_exento', '4.00')]);
    await buy([of('iva_15', '1000.00')], {}, '03');
    await buy([of('iva_15', '60.00')], {}, '02');
    // An electronic invoice of a popular business, and its paper.
    await buy([of('iva_0', '12.00')], { supplier_regime: 'rimpe_negocio_popular' });
    await buy(
      [of('iva_0', '8.00')],
      {
        document_type: 'nota_venta',
        supplier_regime: 'rimpe_negocio_popular',
        authorization_number: '1234567890',
      },
      '02',
    );
    await buy([of('iva_15', '90.00')], {}, '08');
    const note = {
      document_type: 'nota_credito',
      modified_document: { number: '001-001-000000900', authorization_number: '1234567890' },
    };
    await buy([of('iva_15', '20.00')], note);
    await buy([of('iva_12', '50.00')], note);
    await buy([of('iva_0', '30.00')], note);
  }

  async function read(): Promise<Declaration> {
    const answer = await client.call('GET', path);
    return declarationResource.parse(answer.json());
  }

  function values(title: string): Record<string, string | undefined> {
    const boxes = declaration.iva.find((section) => section.title === title)?.boxes ?? [];
    return Object.fromEntries(boxes.map(({ box, value }) => [box, value]));
  }

  it('has the boxes of sales: 8 and 5 % apart, exports, reimbursements and what is no sale after the totals', () => {
    expect(values('Ventas')).toEqual({
      // 100 + 200 + 30 billed; 30 and the 100 at 12 % given back. The tax of the box is at 15 % of its net.
      401: '330.00',
      411: '200.00',
      421: '30.00',
      410: '50.00',
      420: '50.00',
      430: '4.00',
      // 40 billed and 60 given back: 20 with a tax of 1.00 for the next month.
      425: '40.00',
      435: '0.00',
      445: '0.00',
      403: '20.00',
      413: '20.00',
      407: '500.00',
      417: '500.00',
      // 100 at 12 %: 12.00, where 421 took 15.00 off.
      423: '3.00',
      409: '940.00',
      419: '770.00',
      429: '37.00',
      431: '7.00',
      441: '7.00',
      434: '115.00',
      444: '115.00',
      454: '0.00',
      443: '20.00',
      453: '1.00',
      // Half of 190.00 is paid in 30 days; 250.00 was sold net.
      480: '155.00',
      481: '95.00',
      482: '37.00',
      412: '0.00',
      415: '0.00',
      418: '0.00',
      483: undefined,
      484: '37.00',
      485: '0.00',
      499: undefined,
    });
  });

  it('has the boxes of purchases: popular businesses by supplier, what is no purchase after the totals, the credit by its factor', () => {
    expect(values('Compras')).toEqual({
      500: '300.00',
      510: '230.00',
      520: '34.50',
      530: '25.00',
      533: '25.00',
      534: '2.00',
      540: '10.00',
      550: '10.00',
      560: '0.50',
      501: '1000.00',
      511: '1000.00',
      521: '150.00',
      502: '60.00',
      512: '60.00',
      522: '9.00',
      507: '7.00',
      517: '0.00',
      508: '20.00',
      518: '20.00',
      // 50 at 12 %: 6.00, where 520 took 7.50 off.
      526: '1.50',
      509: '1422.00',
      519: '1345.00',
      529: '197.50',
      531: '3.00',
      541: '3.00',
      532: '4.00',
      542: '4.00',
      535: '90.00',
      545: '90.00',
      555: '13.50',
      543: '23.00',
      // (200 + 50 + 0 + 500) ÷ 770
      563: '0.9740',
      // (34.50 + 2.00 + 0.50 + 150.00 + 1.50) × 0.9740
      564: '183.60',
      565: '4.90',
    });
  });

  it('has in form 103 what nothing is withheld of: what popular businesses sold', () => {
    expect(declaration.form_103.find(({ box }) => box === '332')).toMatchObject({
      value: '20.00',
      sources: [{ documents: 2, amount: '20.00' }],
    });
  });

  it('has in its summary what was given back to older buyers, and what a person decides', () => {
    expect(values('Resumen')).toEqual({
      601: undefined,
      602: undefined,
      605: undefined,
      606: undefined,
      609: '0.00',
      622: '4.50',
      615: undefined,
      617: undefined,
      620: undefined,
      699: undefined,
    });
    expect(values('Retenciones de IVA hechas')).toEqual({ 799: '0.00', 801: '0.00', 859: undefined });
  });

  it('is settled once a person states the balances, which stay, and refuses what is no box of theirs', async () => {
    const put = (caller: ApiClient, boxes: object) => caller.call('PUT', path, { body: { boxes } });
    const refused = await put(client, { 605: '12,5', 999: '1.00' });
    expect(problemOf(refused)).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([expect.objectContaining({ pointer: '/boxes/605' })]),
    });
    expect((await put(await keyWith('config'), { 605: '0.00' })).json()).toMatchObject({
      code: 'insufficient_scope',
    });
    expect((await put(client, { 483: '200.00', 605: '10.00', 606: '1.00' })).status).toBe(200);
    declaration = await read();
    expect(declaration.saved_at).toEqual(expect.any(String));
    expect(values('Ventas')).toMatchObject({ 483: '200.00', 484: '37.00', 499: '237.00' });
    // 237.00 less the credit of 183.60, less 10.00 and 1.00; how 622 enters 699 is a person's.
    expect(values('Resumen')).toMatchObject({
      601: '53.40',
      602: '0.00',
      615: '0.00',
      617: '0.00',
      620: '42.40',
      699: undefined,
    });
  });
});
