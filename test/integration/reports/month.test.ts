import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { halfYearOf } from '../../../src-main/documents/values/calendar/tax-period.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { otherRuc } from '../../support/certificates/test-certificates.ts';
import { aPurchase } from '../../support/service/a-purchase.ts';
import { type ApiClient, keyHolderOf, problemOf } from '../../support/service/api-client.ts';
import { exportedBy, filesOf } from '../../support/service/exported-by.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

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
        `AT${month.slice(5)}${month.slice(0, 4)}.xml`,
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
      'Formulario 104',
      'Formulario 103',
      'Renta por código',
      'ATS por revisar',
    ]);
    const rows = (name: string) => rowsOf(sheets.find(({ sheet }) => sheet === name)?.data ?? []);
    expect(rows('Ventas')).toMatchObject([
      { Número: undecided.number, Archivo: 'sin autorizar' },
      { Número: sold.number, Estado: 'Autorizado', Archivo: `facturas/factura-${sold.number}` },
    ]);
    expect(rows('Compras')).toMatchObject([{ Número: bought, 'Base IVA 15 %': 10, IVA: 1.5, Total: 11.5 }]);
    expect(rows('Retenciones hechas').map(({ Impuesto, Código }) => [Impuesto, Código])).toEqual(
      support.withholdings.map(({ tax, code }) => [tax, code]),
    );
    expect(rows('Formulario 104').find(({ Casillero }) => Casillero === '500')).toMatchObject({ Valor: 10 });
    expect(rows('Formulario 104').find(({ Casillero }) => Casillero === '499')).toMatchObject({
      Valor: 'Decida',
    });
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

function rowsOf([headings = [], ...rows]: readonly (readonly unknown[])[]): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [String(heading), row[at]])));
}
