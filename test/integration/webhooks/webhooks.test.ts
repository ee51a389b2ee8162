import { beforeAll, describe, expect, it } from 'vitest';
import { createdApiKey, type KeyScope } from '../../../src-main/contract/local.ts';
import {
  webhookDeliveryList,
  webhookDeliveryResource,
} from '../../../src-main/contract/webhooks/webhook-delivery.ts';
import {
  webhookEndpointList,
  webhookEndpointResource,
  webhookEndpointWithSecret,
} from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { startReceiver, verified } from '../../support/network/webhook-receiver.ts';
import { type ApiClient, apiClient, ownerOf, problemOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const path = '/v1/webhook-endpoints';
const services = testServices();
let service: AnsweringService;
let client: ApiClient;

beforeAll(async () => {
  service = await services.start();
  client = await keyWith(service, ['issue', 'read', 'config']);
});

async function keyWith(of: AnsweringService, scopes: readonly KeyScope[]): Promise<ApiClient> {
  const body = { environment: 'sandbox', scopes };
  const answer = await ownerOf(of).call('POST', '/v1/local/api-keys', { body });
  return apiClient(of.url, createdApiKey.parse(answer.json()).key);
}

async function listen(url: string, events: readonly string[] = ['*'], by = client) {
  const answer = await by.call('POST', path, { body: { url, events } });
  expect(answer.status, answer.text).toBe(201);
  return webhookEndpointWithSecret.parse(answer.json());
}

async function deliveriesOf(id: string, query = '', by = client) {
  return webhookDeliveryList.parse((await by.call('GET', `${path}/${id}/deliveries?${query}`)).json()).data;
}

describe('an endpoint', () => {
  it('gets the events of an invoice from its submission to its authorization', async () => {
    const receiver = await startReceiver();
    const { id: endpointId, secret } = await listen(receiver.url, ['invoice.*']);
    const { id } = await client.issue(anInvoiceBody(), 'wait=15');
    const events = (await receiver.got(2)).map((request) => verified(request, secret));
    const authorized = events.find(({ type }) => type === 'invoice.authorized');
    expect(authorized).toMatchObject({ environment: 'sandbox', data: { id, status: 'authorized' } });
    // What becomes of its e-mail comes later.
    const { emails, delivery_status, updated_at, ...retrieved } = await client.invoice(id);
    expect(authorized?.data).toMatchObject(retrieved);
    const delivered = await eventually(
      () => deliveriesOf(endpointId, `document_id=${id}&status=succeeded`),
      ({ length }) => length === 2,
    );
    expect(delivered.map(({ event }) => event.type).toSorted()).toEqual([
      'invoice.authorized',
      'invoice.submitted',
    ]);
    await client.call('DELETE', `${path}/${endpointId}`);
  });

  it('is created, listed, retrieved, changed, tried, given a new secret and deleted', async () => {
    const receiver = await startReceiver();
    const { id, secret, ...created } = await listen(receiver.url);
    const listed = webhookEndpointList.parse((await client.call('GET', path)).json());
    expect(listed.data).toEqual([{ id, ...created }]);
    const retrieved = webhookEndpointResource.parse((await client.call('GET', `${path}/${id}`)).json());
    expect(retrieved).toEqual({ id, ...created });
    const body = { events: ['invoice.annulled'] };
    const changed = await client.call('PATCH', `${path}/${id}`, { body });
    expect(webhookEndpointResource.parse(changed.json())).toMatchObject(body);

    const tested = webhookDeliveryResource.parse((await client.call('POST', `${path}/${id}/test`)).json());
    expect(tested).toMatchObject({ status: 'pending', event: { type: 'webhook.test' } });
    const [request] = await receiver.got(1);
    expect(request && verified(request, secret).id).toBe(tested.event.id);
    await eventually(
      () => deliveriesOf(id, 'status=succeeded'),
      ({ length }) => length === 1,
    );

    const rotated = await client.call('POST', `${path}/${id}/rotate-secret`);
    const { secret: newer, ...after } = webhookEndpointWithSecret.parse(rotated.json());
    expect(newer).not.toBe(secret);
    expect(after).toMatchObject({ secret_hint: newer.slice(-4), deliveries_24h: 1, failed_24h: 0 });
    expect(after).toHaveProperty('previous_secret_expires_at');
    const retried = await client.call('POST', `${path}/${id}/deliveries/${tested.id}/retry`);
    expect(retried.status).toBe(200);
    const [, again] = await receiver.got(2);
    if (!again) throw new Error('it was not sent again');
    expect(again.body).toBe(request?.body);
    expect(verified(again, newer)).toEqual(verified(again, secret));

    expect((await client.call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await client.call('GET', `${path}/${id}`)).status).toBe(404);
    expect(webhookEndpointList.parse((await client.call('GET', path)).json()).data).toEqual([]);
  });

  it.each([
    ['an address of this service', () => ({ url: `${service.url}/v1/ec/invoices` }), '/url'],
    ['the metadata of a cloud', () => ({ url: 'http://169.254.169.254/latest' }), '/url'],
    ['http to the Internet', () => ({ url: 'http://example.com/avisos' }), '/url'],
    ['another scheme', () => ({ url: 'file:///etc/passwd' }), '/url'],
    ['no address', () => ({}), '/url'],
    ['no events', () => ({ url: 'https://example.com', events: [] }), '/events'],
    ['an unknown event', () => ({ url: 'https://example.com', events: ['factura.lista'] }), '/events/0'],
    ['an unknown field', () => ({ url: 'https://example.com', secret: 'x' }), '/secret'],
  ])('is refused with %s', async (_what, body, pointer) => {
    const answer = await client.call('POST', path, { body: body() });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it('needs a key that may configure, of its own environment', async () => {
    const { id } = await listen('https://example.com/avisos', ['import.completed']);
    const cashier = await keyWith(service, ['issue', 'read']);
    for (const [method, where] of [
      ['GET', path],
      ['GET', `${path}/${id}`],
      ['GET', `${path}/${id}/deliveries`],
      ['POST', `${path}/${id}/rotate-secret`],
      ['DELETE', `${path}/${id}`],
    ] as const) {
      const answer = await cashier.call(method, where);
      expect(problemOf(answer).code, `${method} ${where}`).toBe('insufficient_scope');
    }
    expect((await client.call('DELETE', `${path}/${id}`)).status).toBe(204);
  });

  it('carries documents only for a key that may read them', async () => {
    const configurer = await keyWith(service, ['config']);
    const create = (events: readonly string[], by = configurer) =>
      by.call('POST', path, { body: { url: 'https://example.com/avisos', events } });
    for (const events of [
      ['*'],
      ['invoice.*'],
      ['import.completed', 'withholding.authorized'],
      ['document.email_sent'],
    ]) {
      expect(problemOf(await create(events)).code, String(events)).toBe('insufficient_scope');
    }
    const { id } = webhookEndpointWithSecret.parse((await create(['import.*', 'certificate.*'])).json());
    const { id: ofDocuments } = webhookEndpointWithSecret.parse((await create(['*'], client)).json());
    const refused = [
      ['PATCH', `${path}/${id}`, { events: ['*'] }],
      ['PATCH', `${path}/${ofDocuments}`, { url: 'https://example.com/otros' }],
      ['PATCH', `${path}/${ofDocuments}`, { disabled: false }],
      ['GET', `${path}/${ofDocuments}/deliveries`, undefined],
    ] as const;
    for (const [method, where, body] of refused) {
      const answer = await configurer.call(method, where, body && { body });
      expect(problemOf(answer).code, `${method} ${where}`).toBe('insufficient_scope');
    }
    const disabled = await configurer.call('PATCH', `${path}/${ofDocuments}`, { body: { disabled: true } });
    expect(disabled.json()).toMatchObject({ url: 'https://example.com/avisos', disabled: true });
    const mail = (email: string | null) =>
      configurer.call('PUT', '/v1/local/monthly-mail', { body: { email } });
    expect(problemOf(await mail('otro@example.com')).code).toBe('insufficient_scope');
    expect((await mail(null)).status).toBe(200);
    for (const one of [id, ofDocuments]) await client.call('DELETE', `${path}/${one}`);
  });

  it.each(['status=sent', 'event_type=', `event_type=${'x'.repeat(101)}`, 'document_id=7', 'limit=0', 'q=x'])(
    'lists no deliveries for a query that is wrong: %s',
    async (query) => {
      const { id } = await listen('https://example.com/avisos', ['import.completed']);
      const answer = await client.call('GET', `${path}/${id}/deliveries?${query}`);
      expect(answer.status).toBe(422);
      await client.call('DELETE', `${path}/${id}`);
    },
  );
});

describe('a service that was killed', () => {
  it('sends after its next start what it had not sent, once, with the same identifier', async () => {
    const data = services.newFolder();
    const first = await services.startProcess({ data });
    const by = await keyWith(first, ['issue', 'read', 'config']);
    const receiver = await startReceiver();
    receiver.answer('says_nothing', 'says_nothing', { status: 200 });
    const { id, secret } = await listen(receiver.url, ['*'], by);
    await by.issue(anInvoiceBody(), 'wait=15');
    await receiver.got(2);
    await first.kill();

    const second = await services.start({ data });
    const again = apiClient(second.url, by.token);
    const delivered = await eventually(
      () => deliveriesOf(id, 'status=succeeded', again),
      ({ length }) => length === 2,
    );
    expect(delivered.map(({ attempts }) => attempts.length)).toEqual([1, 1]);
    const ids = receiver.received.map((request) => verified(request, secret).id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids.slice(2))).toEqual(new Set(ids.slice(0, 2)));
  });
});

describe('a receiver that never answers', () => {
  it('holds up neither issuing nor the end of the service', async () => {
    const own = await services.startProcess();
    const by = await keyWith(own, ['issue', 'read', 'config']);
    const receiver = await startReceiver();
    receiver.answer('says_nothing');
    await listen(receiver.url, ['*'], by);
    // An attempt that nobody answers takes fifteen seconds: who waits no longer than that was not held up by one.
    const issued = await Promise.all(Array.from({ length: 8 }, () => by.issue(anInvoiceBody(), 'wait=15')));
    expect(issued.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'authorized'));
    await receiver.got(4);
    expect(await own.stop()).toMatchObject({ exitCode: 0 });
  });
});
