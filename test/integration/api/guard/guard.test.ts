import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceExample } from '../../../../src-main/api/docs/examples/example-bodies.ts';
import { problemBody } from '../../../../src-main/contract/problems/problems.ts';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';

const shop = 'https://tienda.ejemplo.ec';

let api: ProgramApi;
beforeAll(async () => {
  api = await runApi({ pageOrigins: ['app://mostrador'] });
});
afterAll(() => api.stop());

function corsOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-'));
}

describe('Host', () => {
  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('answers to %s with its port', async (name) => {
    const answer = await api.call('GET', '/v1/local/health', { headers: { host: `${name}:${api.port}` } });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['a foreign name (DNS rebinding)', (port: number) => `evil.example:${port}`],
    ['a name that begins like ours', (port: number) => `localhost.evil.example:${port}`],
    ['another port', (port: number) => `127.0.0.1:${port + 1}`],
    ['no port', () => '127.0.0.1'],
    ['an address of the network', (port: number) => `192.168.1.10:${port}`],
    ['credentials before the name', (port: number) => `a@127.0.0.1:${port}`],
    ['another address of IPv6', (port: number) => `[::2]:${port}`],
    ['an address of IPv4 in brackets', (port: number) => `[127.0.0.1]:${port}`],
    ['a name in brackets', (port: number) => `[evil]:${port}`],
  ])('refuses %s, even on what needs no key', async (_reason, host) => {
    for (const path of ['/v1/local/health', '/v1/docs', '/llms.txt', '/', '/v1/nowhere']) {
      const answer = await api.call('GET', path, { headers: { host: host(api.port) } });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'host_not_allowed' });
      expect(String(answer.json().type)).toContain(`http://127.0.0.1:${api.port}/`);
    }
  });

  it('refuses a request without any', async () => {
    const socket = connect(api.port, '127.0.0.1');
    socket.end('GET /v1/local/health HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 [\s\S]*host_not_allowed/);
  });
});

describe('Origin', () => {
  it('lets our own pages in: the service’s addresses and the desktop’s protocol', async () => {
    const origins = [`http://127.0.0.1:${api.port}`, `http://localhost:${api.port}`, 'app://mostrador'];
    for (const origin of origins) {
      const answer = await api.call('GET', '/v1/local/workspace', {
        token: api.session,
        headers: { origin },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
    }
  });

  it('lets a page use a key that lists it, and says so to the browser on refusals too', async () => {
    const token = await api.addKey({ origins: [shop] });
    const listed = await api.call('GET', '/v1/ec/invoices', { token, headers: { origin: shop } });
    expect(listed.status).toBe(200);
    expect(listed.headers).toMatchObject({ 'access-control-allow-origin': shop, vary: 'Origin' });
    expect(listed.headers['access-control-allow-credentials']).toBeUndefined();
    const refused = await api.call('GET', '/v1/ec/invoices?page=2', { token, headers: { origin: shop } });
    expect(refused.status).toBe(422);
    expect(refused.headers['access-control-allow-origin']).toBe(shop);
  });

  it.each([
    ['a page no key lists', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['our address over another scheme', { origin: 'https://localhost:4747' }],
  ])('refuses %s without any CORS header', async (_reason, headers) => {
    for (const token of [await api.addKey({}), api.session]) {
      const answer = await api.call('GET', '/v1/ec/entities', { token, headers });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'origin_not_allowed' });
      expect(corsOf(answer.headers)).toEqual([]);
    }
  });

  it('refuses a page that another key lists: each key has its own list', async () => {
    await api.addKey({ origins: [shop] });
    const answer = await api.call('GET', '/v1/ec/invoices', {
      token: await api.addKey({}),
      headers: { origin: shop },
    });
    expect(answer.status).toBe(403);
    expect(corsOf(answer.headers)).toEqual([]);
  });

  it('refuses a foreign page on what needs no key', async () => {
    const answer = await api.call('GET', '/v1/local/health', { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });
});

describe('preflight', () => {
  const ask = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

  it('is granted where some key lists the origin, and never for private networks', async () => {
    await api.addKey({ origins: [shop] });
    const answer = await api.call('OPTIONS', '/v1/ec/invoices', {
      headers: { ...ask, origin: shop, 'access-control-request-private-network': 'true' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-allow-methods': 'POST, GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'Authorization, Content-Type, Accept, Idempotency-Key',
    });
    expect(answer.headers['access-control-allow-private-network']).toBeUndefined();
  });

  it('is refused to any other page, without a CORS header', async () => {
    const headers = { ...ask, origin: 'https://evil.example' };
    const answer = await api.call('OPTIONS', '/v1/ec/invoices', { headers });
    expect(answer.status).toBe(403);
    expect(corsOf(answer.headers)).toEqual([]);
  });

  it('no longer counts a key once it is revoked', async () => {
    const own = await runApi();
    const { keys } = own.services;
    await own.addKey({ origins: [shop] });
    for (const { id } of await keys.list()) await keys.revoke(id);
    const answer = await own.call('OPTIONS', '/v1/ec/invoices', { headers: { ...ask, origin: shop } });
    await own.stop();
    expect(answer.status).toBe(403);
  });
});

describe('media types', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text, which needs no preflight', 'text/plain'],
    ['another character set', 'application/json; charset=iso-8859-1'],
    ['a type that only begins like JSON', 'application/json-patch+json'],
  ])('refuses a body that is %s', async (_reason, type) => {
    const answer = await api.call('POST', '/v1/ec/invoices', {
      token: await api.addKey({}),
      headers: { 'content-type': type },
      body: JSON.stringify(invoiceExample),
    });
    expect(answer.status).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('refuses a body without a type, and a compressed one', async () => {
    const token = await api.addKey({});
    const body = JSON.stringify(invoiceExample);
    expect((await api.call('POST', '/v1/ec/invoices', { token, body })).status).toBe(415);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await api.call('POST', '/v1/ec/invoices', { token, body, headers })).status).toBe(415);
  });

  it('takes JSON with a character set', async () => {
    const answer = await api.call('POST', '/v1/ec/invoices', {
      token: await api.addKey({}),
      headers: { 'content-type': 'Application/JSON; charset="UTF-8"' },
      body: JSON.stringify(invoiceExample),
    });
    expect(answer.status).toBe(201);
  });
});

describe('Bearer', () => {
  it('answers health, the description and the window without a key', async () => {
    for (const path of [
      '/v1/local/health',
      '/v1/openapi.json',
      '/v1/docs',
      '/v1/docs/errors/not_found',
      '/llms.txt',
      '/',
    ]) {
      expect((await api.call('GET', path)).status, path).toBe(200);
    }
  });

  it('never takes a cookie, Basic, or a key in the address', async () => {
    const token = await api.addKey({});
    const cookie = await api.call('GET', '/v1/ec/invoices', {
      headers: { cookie: `authorization=Bearer ${token}` },
    });
    expect(cookie.json()).toMatchObject({ code: 'missing_api_key' });
    const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`;
    const basic = await api.call('GET', '/v1/ec/invoices', { headers: { authorization } });
    expect(basic.json()).toMatchObject({ code: 'invalid_api_key' });
    const address = await api.call('GET', `/v1/ec/invoices?access_token=${token}`);
    expect(address.json()).toMatchObject({ code: 'missing_api_key' });
  });

  it('answers wrong keys slower and slower, and good keys at once', async () => {
    const delays: number[] = [];
    const pauses: PromiseWithResolvers<void>[] = [];
    const own = await runApi({
      monotonic: () => 0,
      pause(delayMs) {
        delays.push(delayMs);
        const pause = Promise.withResolvers<void>();
        pauses.push(pause);
        return pause.promise;
      },
    });
    const token = await own.addKey({});
    let answered = 0;
    const wrong = Array.from({ length: 6 }, async (_, attempt) => {
      const { status } = await own.call('GET', '/v1/ec/invoices', { token: `wrong${attempt}` });
      answered += 1;
      return status;
    });
    await expect.poll(() => delays).toEqual([20, 40, 80, 160, 320, 640]);
    expect((await own.call('GET', '/v1/ec/invoices', { token })).status).toBe(200);
    expect(answered).toBe(0);
    for (const { resolve } of pauses) resolve();
    expect(await Promise.all(wrong)).toEqual(Array(6).fill(401));
    await own.stop();
  });

  it('reads the key before the body: a stranger’s body is never looked at', async () => {
    const answer = await api.call('POST', '/v1/ec/invoices', { body: { nonsense: true } });
    expect(answer.status).toBe(401);
    expect(answer.json().errors).toBeUndefined();
  });
});

describe('scopes', () => {
  it('lets no key make, see or revoke keys, or touch business and certificate, whatever its scopes', async () => {
    const token = await api.addKey({ scopes: ['issue', 'read', 'config', 'devices'] });
    const calls = [
      ['POST', '/v1/local/api-keys', { environment: 'live' }],
      ['GET', '/v1/local/api-keys', undefined],
      ['DELETE', '/v1/local/api-keys/019a0000-0000-7000-8000-000000000001', undefined],
      ['POST', '/v1/local/session-keys', { environment: 'live' }],
      ['PUT', '/v1/local/setup', {}],
      ['PUT', '/v1/local/certificate', {}],
      ['GET', '/v1/local/workspace', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await api.call(method, path, { token, ...(body ? { body } : {}) });
      expect(answer.json(), path).toMatchObject({ status: 403, code: 'insufficient_scope' });
    }
  });
});

describe('every answer', () => {
  it('carries its request id and what a browser must not do with it', async () => {
    const ids = new Set<string>();
    const calls = [
      await api.call('GET', '/v1/local/health', { headers: { 'x-request-id': 'chosen-outside' } }),
      await api.call('GET', '/v1/ec/invoices'),
      await api.call('GET', '/v1/nowhere'),
      await api.call('PATCH', '/v1/ec/invoices'),
      await api.call('GET', '/v1/%zz'),
      await api.call('GET', '/'),
    ];
    for (const { headers } of calls) {
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['set-cookie']).toBeUndefined();
      ids.add(headers['x-request-id'] ?? '');
    }
    expect(ids.size).toBe(calls.length);
  });

  it('that is an error is a problem whose type is the page of its code', async () => {
    const answer = await api.call('GET', '/v1/ec/invoices?q=Pérez');
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = problemBody.parse(answer.json());
    expect(problem).toMatchObject({
      status: 401,
      instance: '/v1/ec/invoices',
      request_id: answer.headers['x-request-id'],
    });
    const page = await api.call('GET', new URL(problem.type).pathname);
    expect(page.status).toBe(200);
    expect(page.text).toContain('missing_api_key');
  });
});
