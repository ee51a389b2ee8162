import { beforeAll, describe, expect, it } from 'vitest';
import { type HttpAnswer, httpCall } from '../../support/api/http-call.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import {
  type ApiClient,
  apiClient,
  keyHolderOf,
  ownerOf,
  problemOf,
} from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness } from '../../support/shops/business-file.ts';

const services = testServices();
let service: AnsweringService;
let client: ApiClient;

beforeAll(async () => {
  service = await services.start();
  client = await keyHolderOf(service);
});

describe('a wrong body', () => {
  it('gets all its faults at once, each with its pointer', async () => {
    const answer = await issue({
      buyer: { identification_type: 'cedula', identification: '12', name: '' },
      lines: [
        { description: 'Pan', quantity: '-1', unit_price: '1.00', taxes: [{ type: 'iva', rate: 'iva_15' }] },
        { description: 'Pan', quantity: '1', unit_price: 1.5, taxes: [] },
      ],
      payments: [{ method: 'trueque' }],
      descuento: '1.00',
    });
    expect(refusalOf(answer)).toEqual([422, 'validation_failed']);
    const pointers = (problemOf(answer).errors ?? []).map(({ pointer }) => pointer);
    for (const expected of [
      '/buyer/identification',
      '/buyer/name',
      '/lines/0/quantity',
      '/lines/1/unit_price',
      '/payments/0/method',
      '/descuento',
    ]) {
      expect(pointers).toContain(expected);
    }
  });

  it('spends no number, whatever is wrong with it', async () => {
    const before = await client.issue(anInvoiceBody());
    for (const body of [
      {},
      [],
      null,
      'text',
      { ...anInvoiceBody(), lines: [] },
      { ...anInvoiceBody(), extra: 1 },
    ]) {
      expect((await issue(JSON.stringify(body), json)).status).toBe(422);
    }
    const after = await client.issue(anInvoiceBody());
    expect(Number(after.number.slice(-9))).toBe(Number(before.number.slice(-9)) + 1);
  });

  it.each([
    ['an unknown field', { ...anInvoiceBody(), propina: '1.00' }, '/propina', 'unknown_field'],
    [
      'a series that does not exist',
      { ...anInvoiceBody(), establishment: '777' },
      '/establishment',
      undefined,
    ],
    [
      'an issue date, which cannot be chosen',
      { ...anInvoiceBody(), issue_date: '2026-01-01' },
      '/issue_date',
      'unknown_field',
    ],
  ])('with %s is refused there', async (_, body, pointer, code) => {
    const answer = await issue(body);
    expect(refusalOf(answer)).toEqual([422, 'validation_failed']);
    const expected = code === undefined ? { pointer } : { pointer, code };
    expect(problemOf(answer).errors).toEqual([expect.objectContaining(expected)]);
  });

  it.each([
    ['no JSON at all', '{"buyer":', json, 400, 'malformed_json'],
    [
      'another content type',
      JSON.stringify(anInvoiceBody()),
      { 'content-type': 'text/plain' },
      415,
      'unsupported_media_type',
    ],
    ['more than 1 MiB', JSON.stringify({ note: 'x'.repeat(1_100_000) }), json, 413, 'payload_too_large'],
  ])('that is %s is refused', async (_, body, headers, status, code) => {
    expect(refusalOf(await issue(body, headers))).toEqual([status, code]);
  });

  it('with an unknown query parameter is refused, naming it', async () => {
    const answer = await client.call('POST', '/v1/ec/invoices?esperar=5', { body: anInvoiceBody() });
    expect(refusalOf(answer)).toEqual([422, 'unknown_parameter']);
    expect(problemOf(answer).errors).toMatchObject([{ parameter: 'esperar' }]);
  });
});

describe('a key', () => {
  it.each([
    ['none', undefined, 'missing_api_key'],
    ['one that never was', `mst_sandbox_${'a'.repeat(49)}`, 'invalid_api_key'],
    ['a word', 'secret', 'invalid_api_key'],
  ])('that is %s opens nothing', async (_, token, code) => {
    const call = { method: 'GET', url: `${service.url}/v1/ec/invoices` };
    const answer = await httpCall(token === undefined ? call : { ...call, token });
    expect(refusalOf(answer)).toEqual([401, code]);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it('opens nothing any more once it is revoked', async () => {
    const owner = ownerOf(service);
    const revoked = await keyHolderOf(service);
    expect((await revoked.call('GET', '/v1/ec/invoices')).status).toBe(200);
    const { data } = (await owner.call('GET', '/v1/local/api-keys')).json();
    const key = Array.isArray(data) ? data.find(({ last4 }) => last4 === revoked.token.slice(-4)) : undefined;
    expect((await owner.call('DELETE', `/v1/local/api-keys/${key.id}`)).status).toBe(200);
    expect(refusalOf(await revoked.call('GET', '/v1/ec/invoices'))).toEqual([401, 'invalid_api_key']);
  });

  it('makes no keys', async () => {
    const answer = await client.call('POST', '/v1/local/api-keys', { body: { environment: 'sandbox' } });
    expect(answer.status).toBe(403);
  });

  it('of the authority needs a business first', async () => {
    const answer = await ownerOf(service).call('POST', '/v1/local/api-keys', {
      body: { environment: 'test' },
    });
    expect(refusalOf(answer)).toEqual([409, 'not_ready']);
  });

  it('sees nothing of another environment: its documents do not exist', async () => {
    const shop = await services.start();
    const setup = await ownerOf(shop).call('PUT', '/v1/local/setup', { body: aBusiness() });
    expect(setup.status).toBe(200);
    const sandbox = await keyHolderOf(shop);
    const { id } = await sandbox.issue(anInvoiceBody());
    for (const environment of ['test', 'live'] as const) {
      const other = await keyHolderOf(shop, environment);
      for (const path of ['', '/xml', '/ride']) {
        expect(refusalOf(await other.call('GET', `/v1/ec/invoices/${id}${path}`))).toEqual([
          404,
          'not_found',
        ]);
      }
      expect((await other.call('GET', '/v1/ec/documents')).json()).toMatchObject({
        total_count: 0,
        data: [],
      });
    }
  });

  it('of a business without a certificate is refused instead of a number being spent', async () => {
    const shop = await services.start();
    await ownerOf(shop).call('PUT', '/v1/local/setup', { body: aBusiness() });
    const test = await keyHolderOf(shop, 'test');
    const answer = await test.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() });
    expect(refusalOf(answer)).toEqual([409, 'not_ready']);
    expect(problemOf(answer).errors).toMatchObject([{ code: 'certificate_missing' }]);
  });

  it('of the authority cannot simulate', async () => {
    const shop = await services.start();
    await ownerOf(shop).call('PUT', '/v1/local/setup', { body: aBusiness() });
    const test = await keyHolderOf(shop, 'test');
    const body = anInvoiceBody({ simulate: 'authorized' });
    expect(refusalOf(await test.call('POST', '/v1/ec/invoices', { body }))).toEqual([
      422,
      'simulate_not_allowed',
    ]);
  });
});

describe('a page of the web', () => {
  it.each([
    [
      'under a name that only resolves to this machine',
      { host: 'mostrador.attacker.example' },
      'host_not_allowed',
    ],
    ['on another port of this machine', { host: '127.0.0.1:1' }, 'host_not_allowed'],
    ['with an origin of its own', { origin: 'https://attacker.example' }, 'origin_not_allowed'],
    ['with no origin to speak of', { origin: 'null' }, 'origin_not_allowed'],
  ])('reaches nothing %s, even with a good key', async (_, headers, code) => {
    const answer = await client.call('GET', '/v1/ec/invoices', { headers });
    expect(refusalOf(answer)).toEqual([403, code]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('may use a key that lists its origin', async () => {
    const origin = 'https://pos.example';
    const body = { environment: 'sandbox', allowed_origins: [origin] };
    const made = (await ownerOf(service).call('POST', '/v1/local/api-keys', { body })).json();
    const page = apiClient(service.url, String(made.key));
    const answer = await page.call('GET', '/v1/ec/invoices', { headers: { origin } });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  });
});

describe('an Idempotency-Key', () => {
  const withKey = (key: string, body: unknown) =>
    client.call('POST', '/v1/ec/invoices', { body, headers: { 'idempotency-key': key } });

  it('answers a retry with the same document and says so', async () => {
    const first = await withKey('venta-1', anInvoiceBody());
    const again = await withKey('venta-1', anInvoiceBody());
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().id).toBe(first.json().id);
  });

  it('makes one document of fifty requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => withKey('venta-2', anInvoiceBody())));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    for (const answer of others) expect(answer.status).toBe(200);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('is refused for another body', async () => {
    await withKey('venta-3', anInvoiceBody());
    const other = await withKey('venta-3', anInvoiceBody({ tip: '1.00' }));
    expect(refusalOf(other)).toEqual([422, 'idempotency_key_reused']);
    expect(other.json().detail).not.toMatch(/nueva/);
  });

  it('that issued an invoice issues a document of another type as well', async () => {
    expect((await withKey('venta-5', anInvoiceBody())).status).toBe(201);
    const settled = await client.call('POST', '/v1/ec/purchase-settlements', {
      body: aPurchaseSettlementBody(),
      headers: { 'idempotency-key': 'venta-5' },
    });
    expect([settled.status, settled.json().object]).toEqual([201, 'purchase_settlement']);
  });

  it('has 1 to 255 characters', async () => {
    for (const key of ['', 'x'.repeat(256)]) {
      expect(refusalOf(await withKey(key, anInvoiceBody()))).toEqual([400, 'idempotency_key_invalid']);
    }
  });

  it('of a call that was refused is free for the corrected one', async () => {
    expect((await withKey('venta-4', {})).status).toBe(422);
    expect((await withKey('venta-4', anInvoiceBody())).status).toBe(201);
  });
});

describe('a refusal', () => {
  it('is a problem document with the id that the log knows it by', async () => {
    const answer = await issue({});
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = problemOf(answer);
    expect(problem.request_id).toBe(answer.headers['x-request-id']);
    expect((await httpCall({ method: 'GET', url: problem.type })).status).toBe(200);
    expect(service.log()).toContain(problem.request_id);
  });
});

const json = { 'content-type': 'application/json' };

function issue(body: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  return client.call('POST', '/v1/ec/invoices', { body, headers });
}

function refusalOf(answer: HttpAnswer): [status: number, code: string] {
  return [answer.status, problemOf(answer).code];
}
