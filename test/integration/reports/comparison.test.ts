import { beforeAll, describe, expect, it } from 'vitest';
import { listingComparison } from '../../../src-main/contract/reports/listing-comparison.ts';
import { monthBefore } from '../../../src-main/documents/values/calendar/month.ts';
import { daysBefore, ecuadorDate, toSriDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { otherRuc } from '../../support/certificates/test-certificates.ts';
import { eventually } from '../../support/eventually.ts';
import { foreignKey } from '../../support/import-files/signed-invoice.ts';
import { aPurchase } from '../../support/service/a-purchase.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

describe('a month beside the authority’s listings of it', () => {
  let service: AnsweringService;
  let client: ApiClient;
  const today = ecuadorDate(new Date());
  const month = today.slice(0, 7);
  const missing = foreignKey({ ruc: otherRuc, issueDate: today, sequential: 9 });

  beforeAll(async () => {
    service = await services.start();
    client = await keyHolderOf(service);
  });

  it('reports what was received and is missing here, extra here or different, and what it could not read', async () => {
    const same = await aPurchase(client, service.url, { issueDate: today, sequential: 1 });
    const other = await aPurchase(client, service.url, { issueDate: today, sequential: 2 });
    const extra = await aPurchase(client, service.url, { issueDate: today, sequential: 3 });
    const old = foreignKey({ ruc: otherRuc, issueDate: `${monthBefore(month)}-15`, sequential: 8 });
    const answer = await compared(
      listing(
        row(same.accessKey, '11.5', { base: '10', iva: '1.5' }),
        row(other.accessKey, '1,151.00', { base: '10', iva: '1.2' }),
        row(missing, '20.00'),
        row(missing, '20.00'),
        row(old, '5.00'),
        row(`${missing.slice(0, 48)}${(Number(missing.at(-1)) + 1) % 10}`, '7.00'),
      ),
    );
    const comparison = listingComparison.parse(await answer.json());
    expect(comparison).toMatchObject({
      month,
      sides: [
        {
          side: 'received',
          listed: 3,
          equal: 1,
          days: [{ from: today, to: today }],
          document_types: ['factura'],
        },
      ],
      other_months: 1,
      not_compared: 0,
      faults: [{ file: 'listado-1.txt', line: 7 }],
    });
    expect(comparison.documents).toMatchObject([
      { result: 'missing', access_key: missing, party: 'PAPELERÍA NIÑO', total: '20.00', differences: [] },
      {
        result: 'different',
        id: other.id,
        differences: [
          { field: 'total', here: '11.50', listed: '1151.00' },
          { field: 'iva', here: '1.50', listed: '1.2' },
        ],
      },
      { result: 'extra', id: extra.id, number: extra.number, differences: [] },
    ]);
    expect(comparison.documents[0]?.id).toBeUndefined();
  });

  it('reports of issued ones their state, also in a report that breaks its records in two lines', async () => {
    const sold = await client.issue(anInvoiceBody(), 'wait=20');
    const annulled = await client.issue(anInvoiceBody(), 'wait=20');
    const undecided = await client.issue({ ...anInvoiceBody(), simulate: 'undecided' });
    await eventually(
      () => client.invoice(undecided.id),
      ({ status }) => status === 'submitted',
    );
    const header =
      'COMPROBANTE\tSERIE_COMPROBANTE\tRUC_EMISOR\tRAZON_SOCIAL_EMISOR\tFECHA_EMISION\tFECHA_AUTORIZACION\tTIPO_EMISION\tIDENTIFICACION_RECEPTOR\tCLAVE_ACCESO\tNUMERO_AUTORIZACION\nIMPORTE_TOTAL\n';
    const record = (key: string, state: string, total: string) =>
      `Factura\t001-001-000000001\t${key.slice(10, 23)}\tNOSOTROS\t${toSriDate(today)}\t${toSriDate(today)} 10:00:00\t${state}\t9999999999999\t${key}\t${key}\n${total}\n`;
    const text = [
      record(sold.access_key, 'NORMAL', sold.total),
      record(annulled.access_key, 'ANULADO', annulled.total),
      record(undecided.access_key, 'NORMAL', '1.00'),
    ].join('');
    const comparison = listingComparison.parse(await (await compared(Buffer.from(header + text))).json());
    expect(comparison.sides).toMatchObject([
      { side: 'issued', listed: 3, equal: 1, document_types: ['factura'] },
    ]);
    expect(comparison.documents).toMatchObject([
      { id: annulled.id, differences: [{ field: 'state', here: 'autorizado', listed: 'anulado' }] },
      {
        id: undecided.id,
        differences: [
          { field: 'total', listed: '1.00' },
          { field: 'state', here: 'enviado', listed: 'autorizado' },
        ],
      },
    ]);
  });

  it('compares the days that reports of issued documents name, several at once', async () => {
    const sold = await client.issue(anInvoiceBody(), 'wait=20');
    const unlisted = await client.issue(anInvoiceBody(), 'wait=20');
    const unknown = foreignKey({
      ruc: sold.access_key.slice(10, 23),
      issueDate: `${month}-01`,
      sequential: 7,
    });
    const reports = [
      issuedReport(issuedRow(sold.access_key, sold.total)),
      issuedReport(issuedRow(unknown, '12.65')),
    ];
    const answer = await comparedAll(reports);
    const { sides, documents } = listingComparison.parse(await answer.json());
    const days = [`${month}-01`, today].map((day) => ({ from: day, to: day }));
    expect(sides).toMatchObject([{ side: 'issued', listed: 2, equal: 1 }]);
    expect(sides[0]?.days).toEqual(joined(days));
    expect(documents).toContainEqual(
      expect.objectContaining({
        result: 'missing',
        access_key: unknown,
        party: 'JUAN "EL ÑATO" PÉREZ',
        total: '12.65',
      }),
    );
    expect(documents).toContainEqual(expect.objectContaining({ result: 'extra', id: unlisted.id }));
    // A report of the first of the month says nothing of the other days.
    const ofFirst = listingComparison.parse(await (await compared(reports[1] ?? Buffer.from(''))).json());
    if (today !== `${month}-01`) expect(ofFirst.documents).toMatchObject([{ result: 'missing' }]);
  });

  it('compares a half-year, of which each listing of received documents covers the months it names', async () => {
    const key = (issueDate: string, sequential: number) =>
      foreignKey({ ruc: otherRuc, issueDate, sequential });
    const january = ['2026-01-05', '2026-01-20'].map((day, index) => key(day, 20 + index));
    const march = ['2026-03-02', '2026-03-03'].map((day, index) => key(day, 30 + index));
    const reports = [january, [...march, key('2026-07-01', 40)]].map((keys) =>
      listing(...keys.map((one) => row(one, '1.00'))),
    );
    const comparison = listingComparison.parse(await (await comparedAll(reports, '2026-S1')).json());
    expect(comparison).toMatchObject({
      month: '2026-S1',
      sides: [
        {
          listed: 4,
          days: [
            { from: '2026-01-01', to: '2026-01-31' },
            { from: '2026-03-01', to: '2026-03-31' },
          ],
        },
      ],
      other_months: 1,
    });
    expect(comparison.documents.map(({ access_key }) => access_key).toSorted()).toEqual(
      [...january, ...march].toSorted(),
    );
  });

  it('names each file that is no listing', async () => {
    const answer = await comparedAll([listing(row(missing, '1.00')), Buffer.from('nada\n')]);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject([
      { code: 'no_listing', message: expect.stringContaining('listado-2.txt no es un listado del SRI') },
    ]);
  });

  it('is refused where the file is no listing, or of another month', async () => {
    const files = [Buffer.from('<factura/>'), Buffer.from('nada\n'), listing(row(missing, '1.00'))];
    const refusals = [];
    for (const file of files) {
      const answer = await compared(file, monthBefore(month));
      const { errors } = await answer.json();
      refusals.push([answer.status, errors.map(({ code }: { code: string }) => code)]);
    }
    expect(refusals).toEqual([
      [422, ['no_listing']],
      [422, ['no_listing']],
      [422, ['other_month']],
    ]);
  });

  function compared(file: Buffer, asked?: string): Promise<Response> {
    return comparedAll([file], asked);
  }

  function comparedAll(files: readonly Buffer[], asked?: string): Promise<Response> {
    const upload = new FormData();
    for (const [index, file] of files.entries()) {
      upload.append('file', new Blob([new Uint8Array(file)]), `listado-${index + 1}.txt`);
    }
    return fetch(`${service.url}/v1/local/reports/comparison${asked ? `?month=${asked}` : ''}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
      body: upload,
    });
  }

  /** Days that follow each other are one range. */
  function joined(days: readonly { from: string; to: string }[]) {
    const [first, last] = days;
    if (!first || !last || first.from === last.from) return days.slice(0, 1);
    return daysBefore(last.from, 1) === first.from ? [{ from: first.from, to: last.to }] : days;
  }

  /** The report of documents issued on one day, as the portal writes it. */
  function issuedReport(...rows: readonly string[]): Buffer {
    const header =
      'FECHA_EMISION\tCOMPROBANTE\tNUMERO_COMPROBANTE\tIDENTIFICACION_RECEPTOR\tRAZON_SOCIAL\tCLAVE_ACCESO\tVALOR_TOTAL';
    return Buffer.from([header, ...rows].join('\r\n'), 'latin1');
  }

  function issuedRow(key: string, total: string): string {
    const day = `${key.slice(0, 2)}/${key.slice(2, 4)}/${key.slice(4, 8)}`;
    const number = `${key.slice(24, 27)}-${key.slice(27, 30)}-${key.slice(30, 39)}`;
    return [day, 'Factura', number, '1710034164', 'JUAN "EL ÑATO" PÉREZ', key, total].join('\t');
  }

  /** As the portal writes it: ISO-8859-1, tabs, dates of the country. */
  function listing(...rows: readonly string[]): Buffer {
    const header =
      'RUC_EMISOR\tRAZON_SOCIAL_EMISOR\tTIPO_COMPROBANTE\tSERIE_COMPROBANTE\tCLAVE_ACCESO\tFECHA_AUTORIZACION\tFECHA_EMISION\tIDENTIFICACION_RECEPTOR\tVALOR_SIN_IMPUESTOS\tIVA\tIMPORTE_TOTAL\tNUMERO_DOCUMENTO_MODIFICADO';
    return Buffer.from([header, ...rows].join('\r\n'), 'latin1');
  }

  function row(key: string, total: string, { base = '', iva = '' } = {}): string {
    const day = toSriDate(`${key.slice(4, 8)}-${key.slice(2, 4)}-${key.slice(0, 2)}`);
    const [series, authorized] = ['001-002-000000001', `${day} 10:31:09`];
    return [
      otherRuc,
      'PAPELERÍA NIÑO',
      'Factura',
      series,
      key,
      authorized,
      day,
      '1',
      base,
      iva,
      total,
      '',
    ].join('\t');
  }
});
