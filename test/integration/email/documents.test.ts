import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { emailResource } from '../../../src-main/contract/documents/document-actions.ts';
import { documentEvent } from '../../../src-main/contract/documents/document-event.ts';
import {
  type DocumentResource,
  documentResource,
} from '../../../src-main/contract/documents/document-resource.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aDeliveryNoteBody, aRecipient } from '../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const servers: MailServer[] = [];
let client: ApiClient;
let server: MailServer;

beforeAll(async () => {
  server = await mailServer();
  const service = await services.start({
    env: { MOSTRADOR_RATE_LIMIT: 'off' },
    waits: { mailRetriesMs: [1000] },
  });
  const account = {
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    from_address: 'tienda@ejemplo.ec',
  };
  expect((await ownerOf(service).call('PUT', '/v1/local/email', { body: account })).status).toBe(200);
  client = await keyHolderOf(service);
});
afterAll(() => Promise.all(servers.map((one) => one.close())));

describe('an authorized document', () => {
  it('is emailed by itself, with its XML and its page, and says so', async () => {
    const { id } = await client.issue(invoiceTo('ana@example.com'), 'wait=15');
    const sent = await settled(id);
    expect(sent).toMatchObject({
      delivery_status: 'sent',
      emails: [{ to: 'ana@example.com', status: 'sent', sent_at: expect.any(String) }],
    });
    const [mail] = mailsTo('ana@example.com');
    expect(mail?.headers.get('subject')).toBe(`[PRÁCTICA] Factura ${sent.number} de ${issuerName}`);
    expect(mail?.headers.get('message-id')).toMatch(/^<[^<>\s]+@ejemplo\.ec>$/);
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain(sent.access_key);
      expect(form).toContain('no tiene validez tributaria');
    }
    const [xml, ride] = mail?.attachments ?? [];
    expect([xml?.type, ride?.type]).toEqual(['application/xml', 'application/pdf']);
    expect(xml?.bytes).toEqual(await client.file(id, 'xml'));
    expect(ride?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(mail?.attachments.map(({ name }) => name)).toEqual([
      `factura-${sent.number}.xml`,
      `factura-${sent.number}.pdf`,
    ]);
    expect((await journeyOf(id))[0]).toMatchObject({
      type: 'email_sent',
      revision: 1,
      data: { to: 'ana@example.com', message_id: mail?.headers.get('message-id') },
    });
  });

  it('is answered as queued at the moment it is authorized', async () => {
    server.behave({ delay: 1500 });
    const issued = await client.issue(invoiceTo('lenta@example.com'), 'wait=15');
    server.behave({});
    expect(issued).toMatchObject({
      status: 'authorized',
      delivery_status: 'queued',
      emails: [{ to: 'lenta@example.com', status: 'queued' }],
    });
    expect(await settled(issued.id)).toMatchObject({ delivery_status: 'sent' });
  });

  it('with several recipients reaches each of them in a message of their own', async () => {
    const today = ecuadorDate(new Date());
    const body = aDeliveryNoteBody({
      transport_start: today,
      transport_end: today,
      recipients: [
        aRecipient({ email: 'uno@example.com' }),
        aRecipient({ email: 'dos@example.com' }),
        aRecipient({ email: 'uno@example.com' }),
        aRecipient(),
      ],
    });
    const answer = await client.call('POST', '/v1/ec/delivery-notes?wait=15', { body });
    const { emails } = await settled(documentResource.parse(answer.json()).id);
    expect(emails.map(({ to, status }) => [to, status])).toEqual([
      ['uno@example.com', 'sent'],
      ['dos@example.com', 'sent'],
    ]);
    expect(mailsTo('uno@example.com').map(({ to }) => to)).toEqual([['uno@example.com']]);
    expect(mailsTo('dos@example.com')).toHaveLength(1);
  });

  it('without an address is emailed to nobody, until somebody says whom', async () => {
    const { id } = await client.issue(anonymous, 'wait=15');
    expect(await resource(id)).toMatchObject({ delivery_status: 'no_recipient', emails: [] });
    expect(problemOf(await email(id, {}))).toMatchObject({ code: 'validation_failed' });
    const to = ['quien@example.com', 'pidio@example.com'];
    const answer = await email(id, { to });
    expect([answer.status, emailResource.parse(answer.json())]).toEqual([
      202,
      { object: 'email', document_id: id, to },
    ]);
    expect(await settled(id)).toMatchObject({
      delivery_status: 'sent',
      emails: [{ to: to[0] }, { to: to[1] }],
    });
  });

  it('is sent to its recipient again on request', async () => {
    const { id } = await client.issue(invoiceTo('otra-vez@example.com'), 'wait=15');
    await settled(id);
    const answer = await client.call('POST', `/v1/ec/invoices/${id}/email`);
    expect([answer.status, answer.json().to]).toEqual([202, ['otra-vez@example.com']]);
    const { emails } = await settled(id);
    expect(emails.map(({ status }) => status)).toEqual(['sent', 'sent']);
    const ids = mailsTo('otra-vez@example.com').map(({ headers }) => headers.get('message-id'));
    expect(new Set(ids).size).toBe(2);
  });

  it('whose recipient is refused has bounced, until a better address gets it', async () => {
    server.behave({
      rcptTo: (address) => (address === 'mal@example.com' ? '550 5.1.1 no such user' : undefined),
    });
    const { id } = await client.issue(invoiceTo('mal@example.com'), 'wait=15');
    expect(await settled(id)).toMatchObject({
      delivery_status: 'bounced',
      emails: [
        {
          to: 'mal@example.com',
          status: 'bounced',
          bounce_type: 'permanent',
          bounced_at: expect.any(String),
        },
      ],
    });
    expect((await journeyOf(id))[0]).toMatchObject({
      type: 'email_bounced',
      data: { to: 'mal@example.com', problem: 'recipient_refused', response: '550 5.1.1 no such user' },
    });
    await email(id, { to: ['bien@example.com'] });
    const mended = await settled(id);
    server.behave({});
    expect(mended.delivery_status).toBe('sent');
    expect(mended.emails.map(({ status }) => status)).toEqual(['bounced', 'sent']);
  });

  it('whose message is refused has failed', async () => {
    server.behave({ data: '554 5.7.1 spam' });
    const { id } = await client.issue(invoiceTo('spam@example.com'), 'wait=15');
    const failed = await settled(id);
    server.behave({});
    expect(failed).toMatchObject({ delivery_status: 'failed', emails: [{ status: 'failed' }] });
    expect((await journeyOf(id))[0]).toMatchObject({
      type: 'email_failed',
      data: { problem: 'message_refused' },
    });
  });

  it('that is annulled before it goes out is not sent', async () => {
    let putOff = 0;
    server.behave({
      rcptTo: () => {
        putOff += 1;
        return '450 4.2.0 later';
      },
    });
    const { id } = await client.issue(invoiceTo('tarde@example.com'), 'wait=15');
    await eventually(
      () => putOff,
      (times) => times > 0,
    );
    await client.call('POST', `/v1/ec/invoices/${id}/annul`, {
      body: { annulled_on: ecuadorDate(new Date()) },
    });
    server.behave({});
    const given = await eventually(
      () => resource(id),
      ({ delivery_status }) => delivery_status !== 'queued',
    );
    expect(given).toMatchObject({ status: 'annulled', delivery_status: 'failed' });
    expect(mailsTo('tarde@example.com')).toEqual([]);
    expect((await journeyOf(id))[0]).toMatchObject({
      type: 'email_failed',
      data: { problem: 'document_not_authorized' },
    });
  });
});

const buyer = {
  identification_type: 'ruc',
  identification: '1760013210001',
  name: 'SERVICIO DE RENTAS INTERNAS',
} as const;
const anonymous = anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } });
const issuerName = 'MOSTRADOR PRÁCTICA';

function invoiceTo(address: string) {
  return anInvoiceBody({ buyer: { ...buyer, email: address } });
}

async function mailServer(): Promise<MailServer> {
  const started = await startMailServer();
  servers.push(started);
  return started;
}

function mailsTo(address: string) {
  return server.received.filter(({ to }) => to.includes(address));
}

async function resource(id: string): Promise<DocumentResource> {
  return documentResource.parse((await client.call('GET', `/v1/ec/documents/${id}`)).json());
}

/** Once nothing of it waits any more. */
async function settled(id: string): Promise<DocumentResource> {
  return eventually(
    () => resource(id),
    ({ emails }) => emails.every(({ status }) => status !== 'queued'),
  );
}

function email(id: string, body: unknown) {
  return client.call('POST', `/v1/ec/documents/${id}/email`, { body });
}

async function journeyOf(id: string): Promise<readonly z.output<typeof documentEvent>[]> {
  return listOf(documentEvent).parse((await client.call('GET', `/v1/ec/documents/${id}/events`)).json()).data;
}
