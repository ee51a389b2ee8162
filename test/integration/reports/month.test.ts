import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { monthBefore } from '../../../src-main/documents/values/calendar/month.ts';
import { halfYearOf } from '../../../src-main/documents/values/calendar/tax-period.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { otherRuc } from '../../support/certificates/test-certificates.ts';
import { aPurchase } from '../../support/service/a-purchase.ts';
import { type ApiClient, keyHolderOf, problemOf } from '../../support/service/api-client.ts';
import { businessAtAuthority } from '../../support/service/business-at-authority.ts';
import { exportedBy, filesOf } from '../../support/service/exported-by.ts';
import { monthWorkbook, rowsOf } from '../../support/service/month-workbook.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';

const services = testServices();

describe('the month for the accountant', () => {
  let service: AnsweringService;
  let client: ApiClient;
  const today = ecuadorDate(new Date());
  const month = today.slice(0, 7);

  beforeAll(async () => {
    service = await services.start();
    client = await keyHolderOf(service);
  });

  it('has the files of what was authorized by kind, the XML of purchases, and a workbook of all of it', async () => {
    const sold = await client.issue(anInvoiceBody(), 'wait=20');
    const undecided = await client.issue({ ...anInvoiceBody(), simulate: 'undecided' });
    const support = aSupportDocument({ issue_date: today, accounting_date: today });
    const withheld = await client.call('POST', '/v1/ec/withholdings?wait=20', {
      body: aWithholdingBody({ support_documents: [support] }),
    });
    const { number: bought } = await aPurchase(client, service.url, { issueDate: today });

    const files = await filesOf(await exportedBy(client, service, { format: 'month', month }));
    expect([...files.keys()].toSorted()).toEqual(
      [
        `AT-${month.slice(5)}${month.slice(0, 4)}.xml`,
        `compras/${otherRuc}-factura-${bought}.xml`,
        `facturas/factura-${sold.number}.pdf`,
        `facturas/factura-${sold.number}.xml`,
        `mes-${month}.xlsx`,
        `retenciones/comprobante-de-retencion-${withheld.json().number}.pdf`,
        `retenciones/comprobante-de-retencion-${withheld.json().number}.xml`,
      ].toSorted(),
    );
    expect(files.get(`facturas/factura-${sold.number}.xml`)?.toString()).toContain('<autorizacion>');
    expect(files.get(`facturas/factura-${sold.number}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');

    const sheets = await readWorkbook(files.get(`mes-${month}.xlsx`) ?? Buffer.of());
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Ventas',
      'Compras',
      'Liquidaciones de compra',
      'Retenciones hechas',
      'Retenciones recibidas',
      'Guías de remisión',
      'No cuentan',
      'Formulario 104',
      'Formulario 103',
      'Renta por código',
      'ATS por revisar',
    ]);
    const rows = (name: string) => rowsOf(sheets.find(({ sheet }) => sheet === name)?.data ?? []);
    expect(rows('Ventas')).toMatchObject([
      { Número: sold.number, Estado: 'Autorizado', Archivo: `facturas/factura-${sold.number}` },
      { Tipo: 'Total', 'Base IVA 15 %': 20, IVA: 3, Total: 23 },
    ]);
    expect(rows('No cuentan')).toMatchObject([{ Número: undecided.number, Total: 23, Archivo: null }]);
    expect(rows('Compras')).toMatchObject([
      { Número: bought, 'Base IVA 15 %': 10, IVA: 1.5, Total: 11.5 },
      { Tipo: 'Total', 'Base IVA 15 %': 10, IVA: 1.5, Total: 11.5 },
    ]);
    expect(rows('Retenciones hechas')).toMatchObject([
      ...support.withholdings.map(({ tax, code }) => ({ Impuesto: tax, Código: code })),
      { Número: 'Total iva', Base: 15, Retenido: 4.5 },
      { Número: 'Total renta', Base: 100, Retenido: 2 },
    ]);
    expect(rows('Formulario 104').find(({ Casillero }) => Casillero === '500')).toMatchObject({ Valor: 10 });
    expect(rows('Formulario 104').find(({ Casillero }) => Casillero === '499')).toMatchObject({
      Valor: 'Decida',
    });
  });

  it('has on a sheet of its own the purchases that the SRI annulled, and those booked in it among its own', async () => {
    const { authority, service: shop } = await businessAtAuthority(services, { ruc: otherRuc });
    onTestFinished(() => authority.close());
    const buyer = await keyHolderOf(shop, 'test');
    const supplier = await aSupplier(authority);
    supplier.shop.clock.now = new Date();
    const us = { identification_type: 'ruc', identification: otherRuc, name: 'NOSOTROS S.A.' } as const;
    const bought = await supplier.issue('invoice', anInvoiceBody({ buyer: us }));
    const add = async (body: object) => {
      const answer = await buyer.call('POST', '/v1/local/purchases', { body });
      expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
      return answer.json();
    };
    const { id } = await add({ access_key: bought.access_key });
    authority.annul(bought.access_key);
    expect((await buyer.call('POST', `/v1/local/purchases/${id}/check`)).status).toBe(200);
    const before = monthBefore(month);
    const late = await add({
      invoice: {
        supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' },
        number: '001-001-000000032',
        issue_date: `${before}-15`,
        taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
      },
    });
    const body = { booked_month: month };
    expect((await buyer.call('PATCH', `/v1/local/purchases/${late.id}`, { body })).status).toBe(200);

    const now = await monthWorkbook(buyer, shop, month);
    expect(now.get('Compras')).toMatchObject([{ Número: '001-001-000000032', IVA: 15 }, { IVA: 15 }]);
    expect(now.get('No cuentan')).toMatchObject([{ Número: bought.number, 'Por qué no cuenta': 'Anulado' }]);
  });

  it('is of a half-year, too', async () => {
    const sold = await client.issue(anInvoiceBody(), 'wait=20');
    const halfYear = halfYearOf(today);
    const files = await filesOf(await exportedBy(client, service, { format: 'month', month: halfYear }));
    expect([...files.keys()]).toContain(`facturas/factura-${sold.number}.xml`);
    expect([...files.keys()]).toContain(`mes-${halfYear}.xlsx`);
  });

  it('is refused for a month without documents, without a month, and together with filters', async () => {
    const bodies = [
      { format: 'month', month: '2019-01' },
      { format: 'month' },
      { format: 'month', month, filters: {} },
      { format: 'csv', month },
      { format: 'month', month: '2026-13' },
      { format: 'month', month: '2026-S3' },
    ];
    const refusals = [];
    for (const body of bodies) {
      const answer = await client.call('POST', '/v1/local/document-exports', { body });
      refusals.push([answer.status, problemOf(answer).errors?.map(({ pointer }) => pointer)]);
    }
    expect(refusals).toEqual([
      [422, ['/month']],
      [422, ['/month']],
      [422, ['/format']],
      [422, ['/month']],
      [422, ['/month']],
      [422, ['/month']],
    ]);
  });
});
