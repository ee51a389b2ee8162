import { describe, expect, it } from 'vitest';
import { createdApiKey, type KeyScope } from '../../../src-main/contract/local.ts';
import { webhookDeliveryList } from '../../../src-main/contract/webhooks/webhook-delivery.ts';
import { webhookEndpointWithSecret } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { startReceiver, verified } from '../../support/network/webhook-receiver.ts';
import { type ApiClient, apiClient, ownerOf, problemOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const path = '/v1/webhook-endpoints';
const services = testServices();

async function keyWith(of: AnsweringService, scopes: readonly KeyScope[]): Promise<ApiClient> {
  const body = { environment: 'sandbox', scopes };
  const answer = await ownerOf(of).call('POST', '/v1/local/api-keys', { body });
  return apiClient(of.url, createdApiKey.parse(answer.json()).key);
}

/** Listens to everything. */
async function listen(url: string, by: ApiClient) {
  const answer = await by.call('POST', path, { body: { url, events: ['*'] } });
  expect(answer.status, answer.text).toBe(201);
  return webhookEndpointWithSecret.parse(answer.json());
}

async function deliveriesOf(id: string, query: string, by: ApiClient) {
  return webhookDeliveryList.parse((await by.call('GET', `${path}/${id}/deliveries?${query}`)).json()).data;
}

describe('an endpoint', () => {
  it('carries documents only for a key that may read them', async () => {
    const service = await services.start();
    const reader = await keyWith(service, ['read', 'config']);
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
    const { id: ofDocuments } = webhookEndpointWithSecret.parse((await create(['*'], reader)).json());
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
  });
});

describe('a service that was killed', () => {
  it('sends after its next start what it had not sent, once, with the same identifier', async () => {
    const data = services.newFolder();
    const first = await services.startProcess({ data });
    const by = await keyWith(first, ['issue', 'read', 'config']);
    const receiver = await startReceiver();
    receiver.answer('says_nothing', 'says_nothing', { status: 200 });
    const { id, secret } = await listen(receiver.url, by);
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
    await listen(receiver.url, by);
    // An attempt that nobody answers takes fifteen seconds: who waits no longer than that was not held up by one.
    const issued = await Promise.all(Array.from({ length: 8 }, () => by.issue(anInvoiceBody(), 'wait=15')));
    expect(issued.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'authorized'));
    await receiver.got(4);
    expect(await own.stop()).toMatchObject({ exitCode: 0 });
  });
});
