import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { documentEvent } from '../../../src-main/contract/documents/document-event.ts';
import {
  type DocumentResource,
  documentPreview,
  documentResource,
} from '../../../src-main/contract/documents/document-resource.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import { type DocumentType, documentTypes } from '../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { aDebitNoteBody } from '../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody, aRecipient } from '../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { type ApiClient, keyHolderOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
let client: ApiClient;
let bodies: Readonly<Record<DocumentType, Record<string, unknown>>>;

beforeAll(async () => {
  client = await keyHolderOf(await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } }));
  const { id, status } = await client.issue(anInvoiceBody(), 'wait=15');
  expect(status).toBe('authorized');
  bodies = bodiesOn(id);
});

// Each waits some seconds for decisions: together they wait as long as one.
const together = { concurrent: true } as const;

describe.each(documentTypes)('a document of type %s', together, (type) => {
  const { plural } = kindOf(type);

  it('is previewed as it is then issued', async () => {
    const path = `/v1/ec/${plural}`;
    const answer = await client.call('POST', `${path}/preview`, { body: bodies[type] });
    const preview = documentPreview.parse(answer.json());
    expect(preview).toMatchObject({ type, document: { object: type }, environment: 'sandbox' });
    const query = `preview_id=${preview.preview_id}`;
    const issued = resourceOf(await client.call('POST', `${path}?${query}`, { body: bodies[type] }), 201);
    expect(issued).toMatchObject({ ...preview.document, issue_date: preview.issue_date });
    const changed = { ...bodies[type], metadata: { a: 'b' } };
    const mismatch = await client.call('POST', `${path}?${query}`, { body: changed });
    expect(problemOf(mismatch)).toMatchObject({ status: 409, code: 'preview_mismatch' });
  });

  it('that was refused is corrected under its own number and key, and authorized', async () => {
    const refused = await issue(type, { simulate: 'not_authorized' });
    expect(refused).toMatchObject({ object: type, status: 'not_authorized' });
    expect(refused.sri_messages).not.toEqual([]);
    const corrected = await act(plural, refused.id, 'resubmit?wait=15', {
      ...bodies[type],
      metadata: { intento: '2' },
    });
    expect(corrected).toMatchObject({
      id: refused.id,
      status: 'authorized',
      number: refused.number,
      access_key: refused.access_key,
      issue_date: refused.issue_date,
      sri_messages: [],
      metadata: { intento: '2' },
      authorization: { number: refused.access_key },
    });
    const transitions = corrected.status_transitions;
    expect(Object.keys(transitions).toSorted()).toEqual([
      'authorized',
      'not_authorized',
      'pending',
      'submitted',
    ]);
    expect(Date.parse(transitions.pending ?? '')).toBeGreaterThan(
      Date.parse(transitions.not_authorized ?? ''),
    );
  });

  it('reports its journey, page by page', async () => {
    const { id } = await issue(type, { simulate: 'returned' });
    await act(plural, id, 'resubmit?wait=15', bodies[type]);
    const steps: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; pages < 9 && cursor !== null; pages += 1) {
      const query: string = cursor === '' ? 'limit=2' : `limit=2&cursor=${cursor}`;
      const page = journey.parse((await get(plural, id, `events?${query}`)).json());
      steps.push(...page.data.map((event) => `${event.type} ${event.revision}`));
      expect(page.prev_cursor === null).toBe(pages === 0);
      cursor = page.next_cursor;
    }
    expect(steps).toEqual([
      'authorized 2',
      'received 2',
      'signed 2',
      'corrected 2',
      'returned 1',
      'signed 1',
      'accepted 1',
    ]);
  });

  it('is annulled once authorized, and keeps its files', async () => {
    const { id } = await issue(type);
    const annulled_on = ecuadorDate(new Date());
    const annulled = await act(plural, id, 'annul', { annulled_on, reason: 'Se deshizo' });
    expect(annulled).toMatchObject({ id, status: 'annulled' });
    const event = journey.parse((await get(plural, id, 'events?limit=1')).json()).data[0];
    expect(event).toMatchObject({ type: 'annulled', data: { annulled_on, reason: 'Se deshizo' } });
    for (const name of ['xml', 'ride', 'ride?format=ticket80']) {
      expect((await get(plural, id, name)).status).toBe(200);
    }
    const again = await post(plural, id, 'annul', { annulled_on });
    expect([again.status, problemOf(again).code]).toEqual([409, 'invalid_state']);
  });

  it('is neither corrected nor annulled nor emailed in the wrong state', async () => {
    const authorized = await issue(type);
    const returned = await issue(type, { simulate: 'returned' });
    const refusals = [
      await post(plural, authorized.id, 'resubmit', bodies[type]),
      await post(plural, returned.id, 'annul', { annulled_on: ecuadorDate(new Date()) }),
      await post(plural, returned.id, 'email', {}),
    ];
    for (const answer of refusals) {
      expect(problemOf(answer)).toMatchObject({ status: 409, code: 'invalid_state' });
      expect(problemOf(answer).detail).toMatch(/^El documento está /);
    }
  });

  it('is emailed by nobody yet, which is reported', async () => {
    const { id } = await issue(type);
    const answer = await post(plural, id, 'email', { to: ['a@example.com'] });
    expect(problemOf(answer)).toMatchObject({ status: 409, code: 'not_ready' });
    // No recipient is the same with an empty body and with none at all.
    const [empty, none] = [await post(plural, id, 'email', {}), await post(plural, id, 'email', undefined)];
    expect(problemOf(none)).toMatchObject({ status: empty.status, code: problemOf(empty).code });
  });

  it('is not there under the path of another type', async () => {
    const { id } = await issue(type);
    const other = type === 'invoice' ? 'credit-notes' : 'invoices';
    const answers = [
      await post(other, id, 'resubmit', bodies[type]),
      await post(other, id, 'annul', { annulled_on: ecuadorDate(new Date()) }),
      await post(other, id, 'email', {}),
      await get(other, id, 'events'),
    ];
    for (const answer of answers) expect(problemOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('is served the same under the path of any type', async () => {
    const { id } = await issue(type, { simulate: 'returned' });
    const corrected = await act('documents', id, 'resubmit?wait=15', bodies[type]);
    expect(corrected).toMatchObject({ id, object: type, status: 'authorized' });
    expect((await get('documents', id, 'ride')).status).toBe(200);
    expect((await get('documents', id, 'xml')).text).toContain(corrected.access_key);
    expect(journey.parse((await get('documents', id, 'events')).json()).data).toHaveLength(8);
    const annulled = await act('documents', id, 'annul', { annulled_on: ecuadorDate(new Date()) });
    expect(annulled).toMatchObject({ object: type, status: 'annulled' });
  });
});

describe('the bodies of the actions', together, () => {
  it.each([
    ['annul', {}, '/annulled_on', 'required'],
    ['annul', { annulled_on: '21/11/2026' }, '/annulled_on', 'invalid_format'],
    ['annul', { annulled_on: '2026-11-21', reason: '' }, '/reason', 'too_short'],
    ['annul', { annulled_on: '2026-11-21', reason: 'x'.repeat(301) }, '/reason', 'too_long'],
    ['annul', { annulled_on: '2026-11-21', motivo: 'x' }, '/motivo', 'unknown_field'],
    ['email', { to: [] }, '/to', 'too_few'],
    ['email', { to: Array.from({ length: 11 }, (_, i) => `a${i}@example.com`) }, '/to', 'too_many'],
    ['email', { to: ['a@example.com', 'nadie'] }, '/to/1', 'invalid_format'],
    ['email', { cc: 'a@example.com' }, '/cc', 'unknown_field'],
    ['resubmit', { establishment: '001' }, '/establishment', 'not_allowed_here'],
    ['resubmit', { lines: [] }, '/lines', 'too_few'],
  ])('%s %j is refused at %s: %s', async (action, body, pointer, code) => {
    const { id } = await issue('invoice', { simulate: action === 'resubmit' ? 'returned' : 'authorized' });
    const answer = await post('invoices', id, action, body);
    expect(problemOf(answer)).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(problemOf(answer).errors).toContainEqual(expect.objectContaining({ pointer, code }));
  });

  it('an annulment before the issue or after today is refused under a code of its own', async () => {
    const { id } = await issue('invoice');
    for (const annulled_on of ['2020-01-01', '2999-12-31']) {
      expect(problemOf(await post('invoices', id, 'annul', { annulled_on }))).toMatchObject({
        status: 422,
        code: 'annulled_on_out_of_range',
        errors: [{ pointer: '/annulled_on' }],
      });
    }
  });

  it('what was sold to the final consumer is neither annulled nor credited', async () => {
    const body = anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } });
    const { id } = await client.issue(body, 'wait=15');
    const annulled_on = ecuadorDate(new Date());
    expect(problemOf(await post('invoices', id, 'annul', { annulled_on }))).toMatchObject({
      status: 422,
      code: 'consumidor_final_no_annulment',
    });
    const note = await client.call('POST', '/v1/ec/credit-notes', {
      body: aCreditNoteBody({ modified_document: { document_id: id } }),
    });
    expect(problemOf(note)).toMatchObject({ status: 422, code: 'consumidor_final_no_credit' });
    expect(problemOf(await post('invoices', id, 'email', {}))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ pointer: '/to' }],
    });
  });

  it('a cursor of another journey is refused, and so is an unknown parameter', async () => {
    const [one, other] = [await issue('invoice'), await issue('invoice')];
    const page = journey.parse((await get('invoices', one.id, 'events?limit=1')).json());
    expect(problemOf(await get('invoices', other.id, `events?cursor=${page.next_cursor}`))).toMatchObject({
      status: 422,
      code: 'invalid_cursor',
    });
    for (const query of ['limit=0', 'limit=101', `cursor=${'x'.repeat(201)}`, 'type=signed']) {
      expect((await get('invoices', one.id, `events?${query}`)).status).toBe(422);
    }
  });
});

describe('the credit of an invoice', together, () => {
  it('goes down with each note, in the answer and in the list, and comes back with an annulment', async () => {
    const { id } = await client.issue(anInvoiceBody(), 'wait=15');
    const note = aCreditNoteBody({ modified_document: { document_id: id } });
    const issued = await client.call('POST', '/v1/ec/credit-notes?wait=15', { body: note });
    const { id: noteId } = documentResource.parse(issued.json());
    expect((await client.invoice(id)).credit_balance).toBe('11.50');
    const listed = z
      .object({ data: z.array(z.looseObject({ id: z.string(), credit_balance: z.string() })) })
      .parse((await client.call('GET', '/v1/ec/invoices?limit=100')).json());
    expect(listed.data.find((one) => one.id === id)?.credit_balance).toBe('11.50');
    const over = { ...note, lines: [{ code: 'A-1', quantity: '2' }] };
    for (const path of ['/v1/ec/credit-notes', '/v1/ec/credit-notes/preview']) {
      expect(problemOf(await client.call('POST', path, { body: over }))).toMatchObject({
        status: 422,
        code: 'credit_exceeds_balance',
      });
    }
    await act('credit-notes', noteId, 'annul', { annulled_on: ecuadorDate(new Date()) });
    expect((await client.invoice(id)).credit_balance).toBe('23.00');
  });
});

const journey = listOf(documentEvent);

/** Issues a document in the sandbox and waits until it is decided. */
async function issue(type: DocumentType, parts: Record<string, unknown> = {}): Promise<DocumentResource> {
  const path = `/v1/ec/${kindOf(type).plural}?wait=15`;
  return resourceOf(await client.call('POST', path, { body: { ...bodies[type], ...parts } }), 201);
}

async function act(plural: string, id: string, action: string, body: unknown): Promise<DocumentResource> {
  return resourceOf(await post(plural, id, action, body), 200);
}

function post(plural: string, id: string, action: string, body: unknown): Promise<HttpAnswer> {
  return client.call('POST', `/v1/ec/${plural}/${id}/${action}`, { body });
}

function get(plural: string, id: string, name: string): Promise<HttpAnswer> {
  return client.call('GET', `/v1/ec/${plural}/${id}/${name}`);
}

function resourceOf(answer: HttpAnswer, status: number): DocumentResource {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  return documentResource.parse(answer.json());
}

/** A body of each type that issues today; the notes are about an authorized invoice and take little of it. */
function bodiesOn(invoice: string): typeof bodies {
  const today = ecuadorDate(new Date());
  return {
    invoice: anInvoiceBody(),
    purchase_settlement: aPurchaseSettlementBody(),
    credit_note: aCreditNoteBody({
      modified_document: { document_id: invoice },
      lines: [{ code: 'A-1', quantity: '0.01' }],
    }),
    debit_note: aDebitNoteBody({ modified_document: { document_id: invoice } }),
    delivery_note: aDeliveryNoteBody({
      transport_start: today,
      transport_end: today,
      recipients: [aRecipient({ email: 'bodega@example.com' })],
    }),
    withholding: {
      supplier: {
        identification_type: 'ruc',
        identification: '1790016919001',
        name: 'COMERCIAL EJEMPLO S.A.',
        email: 'proveedor@example.com',
      },
      support_documents: [
        {
          document_type: 'factura',
          number: '001-001-000000087',
          issue_date: today,
          tax_support: '01',
          subtotal: '100.00',
          total: '115.00',
          taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00', value: '15.00' }],
          withholdings: [{ tax: 'renta', code: '312', base: '100.00' }],
          payments: [{ method: 'otros_sistema_financiero' }],
        },
      ],
    },
  };
}
