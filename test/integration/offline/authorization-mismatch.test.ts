import { describe, expect, it } from 'vitest';
import { authorizationMismatch } from '../../../src-main/contract/documents/authority/authorization-mismatch.ts';
import { documentEvent } from '../../../src-main/contract/documents/document-event.ts';
import { waitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { webhookEndpointWithSecret } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import type { AuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { startReceiver, verified } from '../../support/network/webhook-receiver.ts';
import { type ApiClient, apiClient, invoiceOf, problemOf } from '../../support/service/api-client.ts';
import { testShops } from '../../support/service/test-shops.ts';

const shops = testShops();

/** Has the authority tell of another document than the one that was sent. */
function enclose(authority: AuthorityDouble, change: (xml: string) => string): void {
  authority.alter((authorization) => ({
    ...authorization,
    comprobante: Buffer.from(change(Buffer.from(authorization.comprobante ?? []).toString('utf8'))),
  }));
}

const soldToAnother = (xml: string) =>
  xml.replace(/<razonSocialComprador>[^<]*/u, '<razonSocialComprador>OTRO CLIENTE');

describe('an authorization that encloses another document', () => {
  it('does not authorize: it waits for a person, with both shown, an event and a webhook', async () => {
    const { authority, client, owner, service } = await shops.open();
    const receiver = await startReceiver();
    const listening = { url: receiver.url, events: ['invoice.authorization_mismatch'] };
    const configuring = { environment: 'test', scopes: ['config', 'read'] };
    const key = await owner.call('POST', '/v1/local/api-keys', { body: configuring });
    const { call } = apiClient(service.url, createdApiKey.parse(key.json()).key);
    const endpoint = await call('POST', '/v1/webhook-endpoints', { body: listening });
    const { secret } = webhookEndpointWithSecret.parse(endpoint.json());
    enclose(authority, soldToAnother);
    const { id, access_key, number } = await client.issue(anInvoiceBody());
    expect(await heldOf(owner, id)).toMatchObject({
      status: 'submitted',
      decision: { code: 'authorization_mismatch', choices: ['refresh-status', 'accept-authorization'] },
    });
    const document = await client.invoice(id);
    expect(document).toMatchObject({ status: 'submitted', sri_messages: [] });
    expect(document.authorization).toBeUndefined();

    const mismatch = await mismatchOf(owner, id);
    expect(mismatch).toMatchObject({
      document_id: id,
      revision: 1,
      differences: [{ code: 'document', message: expect.stringContaining('misma clave') }],
      sent: { access_key, number, counterparty_name: document.buyer.name, environment: 'test' },
      authority: {
        access_key,
        number,
        counterparty_name: 'OTRO CLIENTE',
        environment: 'test',
        authorization_number: access_key,
      },
      acceptable: true,
    });
    expect(mismatch.sent.xml).toBe(authority.acceptedXml(access_key));
    expect(mismatch.authority.xml).toBe(soldToAnother(mismatch.sent.xml));
    expect(await journeyOf(client, id)).toContainEqual(
      expect.objectContaining({ type: 'authorization_mismatch', data: { differences: ['document'] } }),
    );
    const [request] = await receiver.got(1);
    if (!request) throw new Error('no webhook came');
    expect(verified(request, secret)).toMatchObject({
      type: 'invoice.authorization_mismatch',
      environment: 'test',
      data: { id, status: 'submitted' },
    });
  });

  it('is asked about again by a person, and authorizes once the authority tells the truth', async () => {
    const { authority, client, owner } = await shops.open();
    enclose(authority, soldToAnother);
    const { id } = await client.issue(anInvoiceBody());
    await heldOf(owner, id);
    const countBefore = authority.counts().authorization;
    authority.alter((authorization) => authorization);
    expect((await client.call('POST', `/v1/ec/documents/${id}/refresh-status`)).status).toBe(202);
    expect((await client.invoice(id, 'wait=20')).status).toBe('authorized');
    expect(authority.counts().authorization).toBe(countBefore + 1);
    expect(problemOf(await owner.call('GET', pathOf(id, 'authorization-mismatch')))).toMatchObject({
      code: 'invalid_state',
    });
  });

  it('can be accepted: the document becomes what the authority has, and keeps what was issued', async () => {
    const { authority, client, owner } = await shops.open();
    enclose(authority, soldToAnother);
    const { id, access_key } = await client.issue(anInvoiceBody());
    await heldOf(owner, id);
    const { sent, authority: theirs } = await mismatchOf(owner, id);
    const accepted = invoiceOf(await owner.call('POST', pathOf(id, 'accept-authorization')), 200);
    expect(accepted).toMatchObject({
      status: 'authorized',
      access_key,
      buyer: { name: 'OTRO CLIENTE' },
      authorization: { number: access_key },
    });
    expect(await client.invoice(id)).toMatchObject({ status: 'authorized', buyer: { name: 'OTRO CLIENTE' } });
    expect((await client.file(id, 'xml?form=signed')).toString('utf8')).toBe(theirs.xml);
    const answer = await client.call('GET', '/v1/ec/invoices?q=OTRO%20CLIENTE');
    expect(answer.json()).toMatchObject({ data: [{ id }] });
    const steps = await journeyOf(client, id);
    expect(steps.slice(0, 2).toReversed()).toMatchObject([
      { type: 'authorization_accepted', revision: 2, data: { differences: ['document'] } },
      { type: 'authorized', revision: 2 },
    ]);
    // What was sent is read back from the exchange that sent it.
    const exchanges = (await owner.call('GET', pathOf(id, 'exchanges'))).json();
    const [reception] = (exchanges.data as { id: string; operation: string }[]).filter(
      ({ operation }) => operation === 'reception',
    );
    const request = await owner.call('GET', pathOf(id, `exchanges/${reception?.id}/request`));
    const base64 = /<xml>([^<]+)<\/xml>/u.exec(request.text)?.[1] ?? '';
    expect(Buffer.from(base64, 'base64').toString('utf8')).toBe(sent.xml);
    expect(problemOf(await owner.call('POST', pathOf(id, 'accept-authorization'))).code).toBe(
      'invalid_state',
    );
  });

  it('signed another time is accepted with its file, and says what was issued', async () => {
    const { authority, client, owner } = await shops.open();
    enclose(authority, (xml) =>
      xml.replace(/(<ds:SignatureValue[^>]*>)(.)/u, (_, tag, first) => `${tag}${first === 'A' ? 'B' : 'A'}`),
    );
    const issued = await client.issue(anInvoiceBody());
    await heldOf(owner, issued.id);
    const mismatch = await mismatchOf(owner, issued.id);
    expect(mismatch.differences).toMatchObject([{ code: 'signature' }]);
    const accepted = invoiceOf(await owner.call('POST', pathOf(issued.id, 'accept-authorization')), 200);
    expect(accepted).toMatchObject({ status: 'authorized', buyer: issued.buyer, lines: issued.lines });
    expect((await client.file(issued.id, 'xml?form=signed')).toString('utf8')).toBe(mismatch.authority.xml);
  });
});

describe('an authorization that is of this document, but odd', () => {
  it('with a date nobody can believe waits, and is accepted with that date', async () => {
    const { authority, client, owner } = await shops.open();
    const decidedAt = new Date('2019-05-01T12:00:00.000Z');
    authority.alter((authorization) => ({ ...authorization, fechaAutorizacion: decidedAt }));
    const { id } = await client.issue(anInvoiceBody());
    await heldOf(owner, id);
    const mismatch = await mismatchOf(owner, id);
    expect(mismatch).toMatchObject({ differences: [{ code: 'date' }], acceptable: true });
    const accepted = invoiceOf(await owner.call('POST', pathOf(id, 'accept-authorization')), 200);
    expect(Date.parse(accepted.authorization?.authorized_at ?? '')).toBe(decidedAt.getTime());
    expect((await client.file(id, 'xml?form=signed')).toString('utf8')).toBe(mismatch.sent.xml);
  });

  it.for([
    ['another environment', { ambiente: 'PRODUCCIÓN' }, 'environment'],
    ['another number', { numeroAutorizacion: '1'.repeat(49) }, 'access_key'],
    ['a document that cannot be read', { comprobante: Buffer.from('<factura>') }, 'unreadable'],
  ] as const)('with %s waits, and cannot be accepted', async ([, changes, code]) => {
    const { authority, client, owner } = await shops.open();
    authority.alter((authorization) => ({ ...authorization, ...changes }));
    const { id } = await client.issue(anInvoiceBody());
    await heldOf(owner, id);
    expect(await mismatchOf(owner, id)).toMatchObject({ differences: [{ code }], acceptable: false });
    const refused = await owner.call('POST', pathOf(id, 'accept-authorization'));
    expect(problemOf(refused)).toMatchObject({ code: 'invalid_state', document_id: id });
    expect((await client.invoice(id)).status).toBe('submitted');
  });

  it('without the document counts by its number, environment and date', async () => {
    const { authority, client } = await shops.open();
    authority.alter((authorization) => ({ ...authorization, comprobante: null }));
    expect((await client.issue(anInvoiceBody(), 'wait=20')).status).toBe('authorized');
  });

  it('written in another way is this document all the same', async () => {
    const { authority, client } = await shops.open();
    enclose(authority, (xml) => `${xml.replace(/<\?xml[^>]*\?>/u, '\r\n')}\r\n`);
    expect((await client.issue(anInvoiceBody(), 'wait=20')).status).toBe('authorized');
  });
});

async function heldOf(owner: ApiClient, id: string) {
  return eventually(
    async () => {
      const page = (await owner.call('GET', '/v1/local/sync/waiting?decision=true')).json();
      return waitingDocument
        .array()
        .parse(page.data)
        .find(({ document_id }) => document_id === id);
    },
    (held) => held !== undefined,
  );
}

async function mismatchOf(owner: ApiClient, id: string) {
  const answer = await owner.call('GET', pathOf(id, 'authorization-mismatch'));
  expect(answer.status, answer.text).toBe(200);
  return authorizationMismatch.parse(answer.json());
}

async function journeyOf(client: ApiClient, id: string) {
  const page = (await client.call('GET', `/v1/ec/invoices/${id}/events`)).json();
  return documentEvent.array().parse(page.data);
}

function pathOf(id: string, action: string): string {
  return `/v1/local/documents/${id}/${action}`;
}
