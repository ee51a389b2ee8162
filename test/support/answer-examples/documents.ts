import { z } from 'zod';
import { exampleBodies } from '../../../src-main/api/docs/examples/example-bodies.ts';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { makeTestKey } from '../certificates/test-certificates.ts';
import { foreignInvoiceXml, signXml } from '../import-files/signed-invoice.ts';
import type { Taker } from './example-taker.ts';

export interface Day {
  /** Of Ecuador. */
  readonly today: string;
  readonly ruc: string;
}

/** Documents of each type: issued, listed, read, kept as drafts, given out and imported. */
export async function takeDocuments(taker: Taker, { today, ruc }: Day): Promise<void> {
  const { take, first } = taker;
  for (const type of documentTypes) {
    const path = `/v1/ec/${type.replace('_', '-')}s`;
    const body = exampleBodies[type](today);
    await take('POST', `${path}/preview`, { body });
    const id = await take('POST', path, { query: '?wait=25', body });
    await take('GET', path, { query: '?limit=1' });
    await take('GET', `${path}/{id}/events`, { ids: [id] });
    await take('GET', '/v1/ec/documents/{id}', { ids: [id] });
    await take('GET', '/v1/ec/documents/{id}/events', { ids: [id] });
  }
  const id = await first('/v1/ec/invoices');
  await take('GET', '/v1/ec/documents', { query: '?limit=1' });
  await take('GET', '/v1/ec/documents/report');
  await take('GET', '/v1/local/documents', { query: '?limit=1' });
  await take('GET', '/v1/local/documents/totals');
  await take('GET', '/v1/local/documents/{id}/exchanges', { ids: [id] });
  await take('GET', '/v1/local/documents/{id}/related', { ids: [id] });
  const body = exampleBodies.invoice(today);
  const draft = { environment: 'sandbox', type: 'invoice', body, label: 'JUAN PÉREZ', total: '2.88' };
  await take('PUT', '/v1/local/document-drafts/{id}', { ids: [id], body: draft });
  await take('GET', '/v1/local/document-drafts', { query: '?environment=sandbox' });
  const view = { name: 'Devueltos', filters: { status: 'returned' }, shared: true };
  await take('POST', '/v1/local/document-views', { body: view });
  await take('GET', '/v1/local/document-views');
  await take('POST', '/v1/local/document-exports', { body: { format: 'csv', document_ids: [id] } });
  await take('POST', '/v1/ec/withholding-suggestions', {
    body: { kind: 'goods', invoice: supplierInvoice(today) },
  });
  await takeImport(taker, { today, ruc });
}

function supplierInvoice(today: string) {
  return {
    supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'Proveedora S.A.' },
    number: '001-002-000000123',
    issue_date: today,
    lines: [
      {
        description: 'Resmas de papel',
        quantity: '10',
        unit_price: '4.00',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
  };
}

async function takeImport({ request, take, until }: Taker, { today, ruc }: Day): Promise<void> {
  const former = await signXml(
    foreignInvoiceXml({ ruc, environment: 'test', issueDate: today }),
    makeTestKey(ruc),
  );
  const file = { name: '001-002-000000001.xml', content: former };
  const id = String((await request('POST', '/v1/ec/imports', { file })).json().id);
  await until('GET', '/v1/ec/imports/{id}', { ids: [id] }, z.object({ status: z.literal('completed') }));
  await take('GET', '/v1/ec/imports/{id}/items', { ids: [id] });
  await take('GET', '/v1/ec/imports');
}
