import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type DocumentTotals,
  documentTotals,
} from '../../../../src-main/contract/documents/lists/document-totals.ts';
import { documentView } from '../../../../src-main/contract/documents/lists/document-view.ts';
import { listedDocument } from '../../../../src-main/contract/documents/lists/listed-document.ts';
import { relatedDocument } from '../../../../src-main/contract/documents/related-document.ts';
import { documentListOf, listOf } from '../../../../src-main/contract/list.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../../support/service/staffed-service.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const resource = z.looseObject({ id: z.string(), number: z.string() });
const rowsPage = documentListOf(listedDocument);
const viewsPath = '/v1/local/document-views';
const filters = { tipo: 'withholding', fechas: 'this_month' };

describe('the list of documents as the window looks through it', () => {
  let client: ApiClient;
  let sold: readonly { readonly id: string; readonly number: string }[];
  let note: { readonly id: string; readonly number: string };

  beforeAll(async () => {
    client = await keyHolderOf(await services.start());
    const issued = [];
    for (const quantity of ['1', '3', '7']) issued.push(await client.issue(sale(quantity), 'wait=20'));
    sold = issued;
    const answer = await client.call('POST', '/v1/ec/credit-notes?wait=20', {
      body: aCreditNoteBody({
        modified_document: { document_id: issued[0]?.id ?? '' },
        lines: [{ code: 'A-1', quantity: '1' }],
      }),
    });
    note = resource.parse(answer.json());
    await client.issue({ ...sale('2'), simulate: 'not_authorized' }, 'wait=20');
  });

  it('gives rows anywhere in the list, newest first, with how many there are', async () => {
    const all = await rows('');
    expect(all.total_count).toBe(5);
    expect(all.data[1]).toEqual({
      object: 'listed_document',
      id: note.id,
      type: 'credit_note',
      number: note.number,
      status: 'authorized',
      issue_date: ecuadorDate(new Date()),
      identification: '1760013210001',
      name: 'SERVICIO DE RENTAS INTERNAS',
      total: '11.50',
    });
    const some = await rows('offset=3&limit=1');
    expect([some.offset, some.data.map(({ id }) => id)]).toEqual([3, [sold[1]?.id]]);
    expect(await rows('offset=5')).toMatchObject({ data: [], total_count: 5 });
    const filtered = await rows('type=invoice&status=authorized&offset=1');
    expect([filtered.total_count, filtered.data.map(({ id }) => id)]).toEqual([
      3,
      [sold[1]?.id, sold[0]?.id],
    ]);
  });

  it('adds up what the filters leave by type, status and rate; credit notes take off, what was refused does not count', async () => {
    const today = ecuadorDate(new Date());
    const days = `issue_date[gte]=${today}&issue_date[lte]=${today}`;
    const months = await totals('');
    expect(months).toEqual({
      object: 'document_totals',
      documents: 5,
      rows: [
        { type: 'invoice', status: 'authorized', documents: 3, ...amounts('110.00', '16.50', '126.50') },
        { type: 'invoice', status: 'not_authorized', documents: 1, ...amounts('20.00', '3.00', '23.00') },
        { type: 'credit_note', status: 'authorized', documents: 1, ...amounts('-10.00', '-1.50', '-11.50') },
      ],
      sales: { documents: 4, ...amounts('100.00', '15.00', '115.00') },
    });
    expect(await totals(days)).toEqual(months);
    expect(await totals('q=rentas')).toEqual(months);
    expect(await totals('type=credit_note')).toMatchObject({ documents: 1, sales: { total: '-11.50' } });
    expect(await totals('q=nadie')).toEqual({
      object: 'document_totals',
      documents: 0,
      rows: [],
      sales: { documents: 0, subtotal: '0.00', iva: '0.00', total: '0.00', by_rate: [] },
    });
  });

  it('names the documents that a document is related with, both ways', async () => {
    expect(await related(sold[0]?.id ?? '')).toEqual([['named_by', note.number]]);
    expect(await related(note.id)).toEqual([['names', sold[0]?.number]]);
    expect(await related(sold[1]?.id ?? '')).toEqual([]);
    const elsewhere = await keyHolderOf(await services.start());
    const answer = await elsewhere.call('GET', `/v1/local/documents/${note.id}/related`);
    expect(answer.json()).toMatchObject({ data: [] });
  });

  it('refuses filters and stretches that are none, all at once', async () => {
    const answer = await client.call('GET', '/v1/local/documents?offset=-1&limit=500&type=recibo');
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toHaveLength(3);
  });

  async function rows(query: string) {
    return rowsPage.parse((await client.call('GET', `/v1/local/documents?${query}`)).json());
  }

  async function totals(query: string): Promise<DocumentTotals> {
    return documentTotals.parse((await client.call('GET', `/v1/local/documents/totals?${query}`)).json());
  }

  async function related(id: string) {
    const answer = await client.call('GET', `/v1/local/documents/${id}/related`);
    return listOf(relatedDocument)
      .parse(answer.json())
      .data.map(({ relation, document }) => [relation, document.number]);
  }
});

function amounts(subtotal: string, iva: string, total: string) {
  return { subtotal, iva, total, by_rate: [{ rate: 'iva_15', base: subtotal, iva }] };
}

function sale(quantity: string) {
  return {
    ...anInvoiceBody(),
    lines: [
      {
        code: 'A-1',
        description: 'Cuaderno universitario',
        quantity,
        unit_price: '10.00',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
  };
}

describe('views of the list of documents', () => {
  let shop: StaffedService;

  beforeAll(async () => {
    shop = await staff(await services.start());
  });

  it('are of their owner, or of the shop, and seen by no other', async () => {
    const { window, ana, caro } = shop;
    await shop.signIn(ana);
    const ofShop = await save(window, { name: 'Retenciones', filters, shared: true });
    await shop.signIn(caro);
    const own = await save(window, { name: 'Mis ventas', filters });
    expect(own).toMatchObject({ name: 'Mis ventas', filters, shared: false });
    expect(await names(window)).toEqual(['Mis ventas', 'Retenciones']);
    const refused = await window.call('PATCH', `${viewsPath}/${ofShop.id}`, { body: { name: 'Otra' } });
    expect([refused.status, problemOf(refused).code]).toEqual([403, 'operator_not_allowed']);
    const shared = await window.call('POST', viewsPath, {
      body: { name: 'Para todos', filters, shared: true },
    });
    expect(problemOf(shared).code).toBe('operator_not_allowed');
    await shop.signIn(ana);
    expect(await names(window)).toEqual(['Retenciones']);
    expect((await window.call('DELETE', `${viewsPath}/${own.id}`)).status).toBe(404);
  });

  it('have other names and filters, and are deleted', async () => {
    const owner = ownerOf(await services.start());
    const { id, shared } = await save(owner, { name: 'Hoy', filters: {} });
    expect(shared).toBe(true);
    const answer = await owner.call('POST', viewsPath, { body: { name: 'HÓY', filters } });
    expect([answer.status, problemOf(answer).errors]).toMatchObject([422, [{ pointer: '/name' }]]);
    const changed = await owner.call('PATCH', `${viewsPath}/${id}`, { body: { name: 'Este mes', filters } });
    expect(documentView.parse(changed.json())).toMatchObject({ id, name: 'Este mes', filters });
    expect((await owner.call('DELETE', `${viewsPath}/${id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `${viewsPath}/${id}`)).status).toBe(404);
    expect(await names(owner)).toEqual([]);
  });

  async function save(client: ApiClient, body: unknown) {
    return documentView.parse((await client.call('POST', viewsPath, { body })).json());
  }

  async function names(client: ApiClient): Promise<readonly string[]> {
    const answer = await client.call('GET', viewsPath);
    return listOf(documentView)
      .parse(answer.json())
      .data.map(({ name }) => name);
  }
});
