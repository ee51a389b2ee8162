import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DocumentResource,
  documentResource,
} from '../../../src-main/contract/documents/document-resource.ts';
import { type Declaration, declarationResource } from '../../../src-main/contract/reports/declaration.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import {
  aSupportDocument,
  aWithholdingBody,
  type SupportDocumentInput,
} from '../../support/builders/withholding-body.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

describe('the figures of the declarations', () => {
  let client: ApiClient;
  let today: string;

  beforeAll(async () => {
    client = await keyHolderOf(await services.start());
    today = ecuadorDate(new Date());
  });

  it('have each box of what was authorized, with its documents, and leave to a person what documents do not tell', async () => {
    const first = await client.issue(sale('200.00', 'iva_15'), 'wait=20');
    await client.issue(sale('100.00', 'iva_15'), 'wait=20');
    await client.issue({ ...sale('999.00', 'iva_15'), simulate: 'undecided' });
    await made('/v1/ec/credit-notes', {
      ...aCreditNoteBody({
        modified_document: { document_id: first.id },
        lines: [{ code: 'A-1', quantity: '0.5' }],
      }),
    });
    await made('/v1/ec/withholdings', aWithholdingBody({ support_documents: [supportOf(today)] }));
    const bought = await client.call('POST', '/v1/local/purchases', {
      body: {
        invoice: {
          supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' },
          number: '001-001-000000777',
          issue_date: today,
          taxes: [
            { type: 'iva', rate: 'iva_15', base: '40.00' },
            { type: 'iva', rate: 'iva_0', base: '7.00' },
          ],
        },
      },
    });
    expect([bought.status, bought.text]).toEqual([201, expect.any(String)]);

    const declaration = await read();
    expect(valuesOf(declaration, 'Ventas')).toMatchObject({
      401: '300.00',
      411: '200.00',
      421: '30.00',
      409: '300.00',
      419: '200.00',
      429: '30.00',
      482: '30.00',
      499: undefined,
    });
    expect(boxOf(declaration, '411')?.sources).toEqual([
      { label: 'Facturas, IVA 15 %', documents: 2, amount: '300.00' },
      { label: 'Notas de crédito, IVA 15 %', documents: 1, amount: '-100.00' },
    ]);
    expect(valuesOf(declaration, 'Compras')).toMatchObject({
      507: '7.00',
      509: '47.00',
      519: '47.00',
      529: '6.00',
      563: '1.0000',
    });
    // 312 at 2 % and 30 % of the IVA, of 100.00 and 15.00.
    expect(valuesOf(declaration, 'Retenciones de IVA hechas')).toMatchObject({
      725: '4.50',
      799: '4.50',
      801: '4.50',
    });
    expect(valuesOf103(declaration)).toEqual({
      '302 / 352': undefined,
      312: '100.00',
      349: '100.00',
      362: '2.00',
      399: '2.00',
      499: '2.00',
    });
    expect(declaration.income_tax).toMatchObject([{ code: '312', documents: 1, base: '100.00' }]);
    expect(declaration.left_out).toEqual({
      undecided: 1,
      unauthorized_purchases: 0,
      unconfirmed_purchases: 0,
    });
  });

  it('count what is sold at 0 % as without a right to credit in the factor of proportionality', async () => {
    await client.issue(sale('50.00', 'iva_0'), 'wait=20');
    const declaration = await read();
    expect(boxOf(declaration, '403')?.value).toBe('50.00');
    // 200.00 of 250.00 sold, of the IVA of 6.00 of what was bought.
    expect(boxOf(declaration, '563')?.value).toBe('0.8000');
    expect(boxOf(declaration, '564')?.value).toBe('4.80');
    expect(boxOf(declaration, '565')?.value).toBe('1.20');
  });

  it('go by what a withholding says that something was for, as the annex does', async () => {
    const supplier = {
      identification_type: 'ruc',
      identification: '1791408713001',
      name: 'FERRETERÍA',
    } as const;
    const number = '001-001-000000888';
    const taxes = [{ type: 'iva', rate: 'iva_15', base: '100.00' }];
    const invoice = { supplier, number, issue_date: today, taxes };
    const bought = await client.call('POST', '/v1/local/purchases', { body: { invoice } });
    expect([bought.status, bought.text]).toEqual([201, expect.any(String)]);
    const settlement = await made('/v1/ec/purchase-settlements', aPurchaseSettlementBody());
    const before = valuesOf(await read(), 'Compras');
    expect([before[500], before[501], before[502]]).toEqual(['260.00', undefined, undefined]);

    await made(
      '/v1/ec/withholdings',
      aWithholdingBody({
        supplier,
        support_documents: [supportOf(today, { number, tax_support: '02' })],
      }),
    );
    const ofSettlement = supportOf(today, {
      document_type: 'liquidacion_compra',
      number: settlement.number,
      authorization_number: settlement.access_key,
      tax_support: '03',
      subtotal: '120.00',
      total: '138.00',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '120.00', value: '18.00' }],
      withholdings: [{ tax: 'iva', code: '3', base: '18.00' }],
    });
    await made(
      '/v1/ec/withholdings',
      aWithholdingBody({
        supplier: aPurchaseSettlementBody().supplier,
        support_documents: [ofSettlement],
      }),
    );
    const values = valuesOf(await read(), 'Compras');
    expect(values).toMatchObject({ 500: '40.00', 501: '120.00', 502: '100.00', 509: before[509] });
  });

  async function made(path: string, body: unknown): Promise<DocumentResource> {
    const answer = await client.call('POST', `${path}?wait=20`, { body });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    const document = documentResource.parse(answer.json());
    expect(document.status).toBe('authorized');
    return document;
  }

  async function read(): Promise<Declaration> {
    const answer = await client.call('GET', `/v1/local/reports/declaration?from=${today}&to=${today}`);
    return declarationResource.parse(answer.json());
  }
});

function sale(unit_price: string, rate: 'iva_15' | 'iva_0') {
  const line = { code: 'A-1', description: 'Cuaderno', quantity: '1', unit_price };
  return { ...anInvoiceBody(), lines: [{ ...line, taxes: [{ type: 'iva' as const, rate }] }] };
}

function supportOf(day: string, parts: Partial<SupportDocumentInput> = {}) {
  return aSupportDocument({ issue_date: day, accounting_date: day, ...parts });
}

function boxOf({ iva }: Declaration, box: string) {
  return iva.flatMap(({ boxes }) => boxes).find((one) => one.box === box);
}

function valuesOf103({ form_103 }: Declaration): Record<string, string | undefined> {
  return Object.fromEntries(form_103.map(({ box, value }) => [box, value]));
}

function valuesOf({ iva }: Declaration, title: string): Record<string, string | undefined> {
  const boxes = iva.find((section) => section.title === title)?.boxes ?? [];
  return Object.fromEntries(boxes.map(({ box, value }) => [box, value]));
}
