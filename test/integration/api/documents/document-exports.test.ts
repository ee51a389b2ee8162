import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DocumentExport,
  documentExport,
} from '../../../../src-main/contract/documents/lists/document-export.ts';
import { ecuadorDate, toSriDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../../support/service/api-client.ts';
import { exportedBy, filesOf } from '../../../support/service/exported-by.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/document-exports';

describe('documents as files', () => {
  let service: AnsweringService;
  let client: ApiClient;
  let sold: { readonly id: string; readonly number: string; readonly access_key: string };
  let undecided: { readonly id: string; readonly number: string };
  const today = ecuadorDate(new Date());

  beforeAll(async () => {
    service = await services.start();
    client = await keyHolderOf(service);
    const buyer = {
      identification_type: 'ruc',
      identification: '1790016919001',
      name: '=HYPERLINK("http://malo.ec") & <Cía.>',
      address: 'Quito',
    };
    sold = await client.issue({ ...sale(), buyer }, 'wait=20');
    await client.call('POST', '/v1/ec/credit-notes?wait=20', {
      body: aCreditNoteBody({
        modified_document: { document_id: sold.id },
        lines: [{ code: 'A-1', quantity: '1' }],
      }),
    });
    const { id } = await client.issue({ ...sale(), simulate: 'undecided' });
    undecided = await eventually(
      () => client.invoice(id),
      ({ status }) => status === 'submitted',
    );
  });

  it('writes a CSV that Excel in Ecuador opens: dates, decimal commas, no formula, credit notes below zero', async () => {
    const csv = (await exported({ format: 'csv' })).toString();
    expect(csv.slice(0, 1)).toBe('\ufeff');
    const [headings = '', newest = '', note = '', first = '', ...rest] = csv.slice(1).split('\r\n');
    expect(rest).toEqual(['']);
    expect(headings.split(';').slice(0, 12)).toEqual([
      'Tipo',
      'Número',
      'Fecha de emisión',
      'Estado',
      'Identificación',
      'Nombre',
      'Base IVA 15 %',
      'IVA',
      'ICE',
      'IRBPNR',
      'Total',
      'Forma de pago',
    ]);
    expect(newest).toContain(`Factura;${undecided.number};${toSriDate(today)};`);
    expect(note).toContain(';-10,00;-1,50;;;-11,50;');
    expect(note).toContain(`;${sold.number};`);
    expect(first).toContain(`;"'=HYPERLINK(""http://malo.ec"") & <Cía.>";20,00;3,00;;;23,00;`);
    const commas = (await exported({ format: 'csv', separator: 'comma' })).toString();
    expect(commas).toContain(',-10.00,-1.50,,,-11.50,');
  });

  it('writes a workbook whose cells are texts, numbers and dates', async () => {
    const rows = await readSheet(await exported({ format: 'xlsx', document_ids: [sold.id] }));
    const [headings = [], row = [], ...more] = rows;
    expect(more).toEqual([]);
    const cells = new Map(headings.map((heading, index) => [heading, row[index]]));
    expect(cells.get('Número')).toBe(sold.number);
    expect(cells.get('Nombre')).toBe('=HYPERLINK("http://malo.ec") & <Cía.>');
    expect(cells.get('Total')).toBe(23);
    expect(cells.get('Fecha de emisión')).toEqual(new Date(`${today}T00:00:00.000Z`));
    expect(cells.get('Fecha de autorización')).toBeInstanceOf(Date);
    expect(cells.get('Clave de acceso')).toBe(sold.access_key);
  });

  it('puts the XML as the download gives it and the RIDE of each document into a ZIP, with a list', async () => {
    const files = await filesOf(await exported({ format: 'zip', filters: { type: ['invoice'] } }));
    expect([...files.keys()]).toEqual([
      `xml/factura-${undecided.number}-sin-autorizar.xml`,
      `ride/factura-${undecided.number}.pdf`,
      `xml/factura-${sold.number}.xml`,
      `ride/factura-${sold.number}.pdf`,
      'documentos.csv',
    ]);
    const single = await client.file(sold.id, 'xml');
    expect(files.get(`xml/factura-${sold.number}.xml`)?.equals(single)).toBe(true);
    expect(single.toString()).toContain('<autorizacion>');
    const signed = files.get(`xml/factura-${undecided.number}-sin-autorizar.xml`)?.toString();
    expect(signed).toMatch(/^<\?xml.*\n?<factura /);
    const ride = `ride/factura-${sold.number}.pdf`;
    expect(files.get(ride)?.subarray(0, 5).toString()).toBe('%PDF-');
    const list = files.get('documentos.csv')?.toString().split('\r\n');
    expect(list?.[2]).toContain(`;xml/factura-${sold.number}.xml;ride/factura-${sold.number}.pdf`);
  });

  it('prints in the language that the shop has set', async () => {
    const set = (page_language: 'en' | null) =>
      ownerOf(service).call('PATCH', '/v1/local/settings', { body: { page_language } });
    await set('en');
    const files = await filesOf(await exported({ format: 'zip', document_ids: [sold.id] }));
    const single = await client.file(sold.id, 'ride?format=a4');
    await set(null);
    expect(files.get(`ride/factura-${sold.number}.pdf`)?.equals(single)).toBe(true);
    expect(single.equals(await client.file(sold.id, 'ride?format=a4'))).toBe(false);
  });

  it('reports how far it is, and deletes what is discarded', async () => {
    const answer = await client.call('POST', path, { body: { format: 'csv' } });
    expect(answer.status).toBe(202);
    const asked = documentExport.parse(answer.json());
    expect(asked).toMatchObject({ status: 'running', documents_done: 0, documents_total: 3 });
    const done = await whenMade(asked.id);
    expect(done).toMatchObject({
      status: 'done',
      documents_done: 3,
      file: { name: `documentos-${today}.csv` },
    });
    const stranger = await keyHolderOf(await services.start());
    expect((await stranger.call('GET', `${path}/${asked.id}/file`)).status).toBe(404);
    expect((await client.call('DELETE', `${path}/${asked.id}`)).status).toBe(204);
    for (const suffix of ['', '/file']) {
      expect((await client.call('GET', `${path}/${asked.id}${suffix}`)).status).toBe(404);
    }
  });

  it('refuses what has no documents, documents of elsewhere, and two ways of choosing at once', async () => {
    const bodies = [
      { format: 'csv', filters: { q: 'nadie' } },
      { format: 'zip', document_ids: [sold.id, '01970000-0000-7000-8000-000000000000'] },
      { format: 'csv', document_ids: [sold.id], filters: {} },
      { format: 'pdf', separator: 'tab' },
    ];
    const refusals = [];
    for (const body of bodies) {
      const answer = await client.call('POST', path, { body });
      refusals.push([answer.status, problemOf(answer).errors?.map(({ pointer }) => pointer)]);
    }
    expect(refusals).toEqual([
      [422, ['/filters']],
      [422, ['/document_ids']],
      [422, ['/filters']],
      [422, ['/format', '/separator']],
    ]);
  });

  function exported(body: unknown): Promise<Buffer> {
    return exportedBy(client, service, body);
  }

  function whenMade(id: string): Promise<DocumentExport> {
    return eventually(
      async () => documentExport.parse((await client.call('GET', `${path}/${id}`)).json()),
      ({ status }) => status !== 'running',
    );
  }
});

function sale() {
  return anInvoiceBody({
    lines: [
      {
        code: 'A-1',
        description: 'Cuaderno universitario',
        quantity: '2',
        unit_price: '10.00',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
  });
}
