import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceExample } from '../../../../src-main/api/docs/examples/example-bodies.ts';
import { problemBody } from '../../../../src-main/contract/problems/problems.ts';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';

let api: ProgramApi;
let token: string;
beforeAll(async () => {
  api = await runApi();
  token = await api.addKey({});
});
afterAll(() => api.stop());

const json = { 'content-type': 'application/json' };
const start = 'GET /v1/local/health HTTP/1.1\r\nHOST\r\n';

describe('paths and methods', () => {
  it('answers 404 to what does not exist, key or not', async () => {
    for (const path of [
      '/v1',
      '/v1/',
      '/v1/nowhere',
      '/v1/ec/invoices/',
      '/v1/EC/invoices',
      '/v2/ec/invoices.json',
    ]) {
      const answer = await api.call('GET', path, { token });
      expect(answer.json(), path).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await api.call('POST', '/v1/nowhere', { token, body: {} })).status).toBe(404);
  });

  it.each([
    ['PUT', '/v1/ec/invoices', 'POST, GET, HEAD, OPTIONS'],
    ['DELETE', '/v1/ec/invoices', 'POST, GET, HEAD, OPTIONS'],
    ['GET', '/v1/ec/invoices/preview', undefined],
    ['POST', '/v1/local/health', 'GET, HEAD, OPTIONS'],
    ['HEAD', '/v1/local/session-keys', 'POST, OPTIONS'],
  ])('answers 405 to %s %s with what is allowed', async (method, path, allow) => {
    const answer = await api.call(method, path, { token });
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe(allow ?? 'POST, OPTIONS');
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await api.call('HEAD', '/v1/ec/invoices', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.text).toBe('');
  });

  it('answers OPTIONS with what is allowed', async () => {
    const answer = await api.call('OPTIONS', '/v1/ec/invoices');
    expect(answer.status).toBe(204);
    expect(answer.headers.allow).toBe('POST, GET, HEAD, OPTIONS');
  });

  it('answers 404 to an identifier that cannot be one', async () => {
    const answer = await api.call('GET', '/v1/ec/invoices/1041', { token });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('bodies', () => {
  it.each([
    ['cut', '{"buyer":'],
    ['empty', ''],
    ['two values', '{} {}'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xf1, 0x22, 0x3a, 0x31, 0x7d])],
  ])('refuses one that is %s', async (_reason, body) => {
    const answer = await api.call('POST', '/v1/ec/invoices', { token, headers: json, body });
    expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_json' });
  });

  it('never lets a body reach the prototype of what it becomes', async () => {
    const body = `{"__proto__":{"admin":true},${JSON.stringify(invoiceExample).slice(1)}`;
    const answer = await api.call('POST', '/v1/ec/invoices', { token, headers: json, body });
    expect(answer.json().errors).toEqual([
      expect.objectContaining({ pointer: '/__proto__', code: 'unknown_field' }),
    ]);
  });
});

describe('query parameters', () => {
  it.each([
    ['?page=2&sort=asc', 'unknown_parameter', ['page:unknown_parameter', 'sort:unknown_parameter']],
    ['?limit=0', 'validation_failed', ['limit:out_of_range']],
    ['?limit=101', 'validation_failed', ['limit:out_of_range']],
    ['?limit=1e1', 'validation_failed', ['limit:invalid_type']],
    ['?limit=', 'validation_failed', ['limit:invalid_type']],
    ['?limit=5&limit=6', 'validation_failed', ['limit:repeated']],
    ['?q=', 'validation_failed', ['q:too_short']],
    [`?q=${'x'.repeat(101)}`, 'validation_failed', ['q:too_long']],
    [`?cursor=${'c'.repeat(201)}`, 'invalid_cursor', ['cursor:too_long']],
    ['?cursor=', 'invalid_cursor', ['cursor:too_short']],
    ['?cursor=a&cursor=b', 'invalid_cursor', ['cursor:repeated']],
    ['?status=authorized&status=lost', 'validation_failed', ['status:invalid_value']],
    ['?channel=Fax', 'validation_failed', ['channel:invalid_format']],
    ['?issue_date[gte]=2026-02-30', 'validation_failed', ['issue_date[gte]:invalid_format']],
    ['?created_at[lte]=2026-02-03', 'validation_failed', ['created_at[lte]:invalid_format']],
    ['?limit=0&page=1', 'validation_failed', ['limit:out_of_range', 'page:unknown_parameter']],
  ])('refuses %s', async (query, code, faults) => {
    const answer = await api.call('GET', `/v1/ec/invoices${query}`, { token });
    expect(answer.json()).toMatchObject({ status: 422, code });
    const errors = answer.json().errors;
    expect(Array.isArray(errors) && errors.map((error) => `${error.parameter}:${error.code}`)).toEqual(
      faults,
    );
  });

  it('takes a filter that may be repeated', async () => {
    const answer = await api.call('GET', '/v1/ec/invoices?status=pending&status=authorized&limit=100', {
      token,
    });
    expect(answer.status).toBe(200);
  });
});

function breaksIssuing(error: Error): Promise<ProgramApi> {
  const issue = () => Promise.reject(error);
  return runApi({ change: (own) => ({ ...own, issuing: { ...own.issuing, issue } }) });
}

describe('failures', () => {
  it('reveal nothing of a bug but the id under which it is logged', async () => {
    const own = await breaksIssuing(new Error('secret detail of the inside'));
    const answer = await own.call('POST', '/v1/ec/invoices', {
      token: await own.addKey({}),
      body: invoiceExample,
    });
    await own.stop();
    expect(answer.json()).toMatchObject({ status: 500, code: 'internal_error', detail: 'Error interno' });
    expect(answer.text).not.toContain('secret detail');
    const line =
      own
        .log()
        .split('\n')
        .find((text) => text.includes('secret detail')) ?? '';
    expect(line).toContain(answer.headers['x-request-id']);
  });

  it.each(['SQLITE_FULL', 'ENOSPC'])('of a full disk (%s) answer 507', async (code) => {
    const own = await breaksIssuing(Object.assign(new Error('full'), { code }));
    const answer = await own.call('POST', '/v1/ec/invoices', {
      token: await own.addKey({}),
      body: invoiceExample,
    });
    await own.stop();
    expect(answer.json()).toMatchObject({ status: 507, code: 'storage_full' });
  });
});

describe('the log', () => {
  it('has the route and outcome of a request, and none of its keys, names or bodies', async () => {
    const own = await runApi();
    const key = await own.addKey({});
    const oneTimeToken = own.newOneTimeToken();
    await own.call('GET', '/v1/ec/invoices?q=Quispe', { token: key });
    await own.call('POST', '/v1/ec/invoices', { token: key, body: { buyer: { name: 'Mamani' } } });
    await own.call('GET', '/v1/ec/invoices', { token: 'mst_sandbox_stranger' });
    await own.call('POST', '/v1/local/sessions', { body: { token: oneTimeToken } });
    await own.call('PUT', '/v1/local/certificate', {
      token: own.session,
      body: { p12_base64: 'AAAA', password: 'contraseña-secreta' },
    });
    await own.stop();
    const log = own.log();
    expect(log).toContain('"route":"/v1/ec/invoices","status":422');
    for (const secret of [
      key,
      own.session,
      oneTimeToken,
      'Quispe',
      'Mamani',
      'stranger',
      'contraseña-secreta',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('what nobody asked for is refused, never dropped', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'limit[__proto__]', ''])(
    'the parameter «%s»',
    async (name) => {
      const answer = await api.call('GET', `/v1/ec/invoices?${encodeURIComponent(name)}=1`, { token });
      expect(answer.json()).toMatchObject({ code: 'unknown_parameter', errors: [{ parameter: name }] });
    },
  );

  const path = '/v1/local/api-keys/019a0000-0000-7000-8000-000000000001';

  function remove(target: string, body: string) {
    // Node's client says nothing of the body of a DELETE by itself.
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    return api.call('DELETE', target, { token: api.session, headers, body });
  }

  it('a body where the operation takes none, with every other fault', async () => {
    const answer = await remove(`${path}?why=1`, '{"reason":"lost"}');
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [
        { parameter: 'why', code: 'unknown_parameter' },
        { pointer: '', code: 'not_allowed_here', message: 'Esta operación no lleva cuerpo.' },
      ],
    });
  });

  it('but an empty object says nothing, and is no fault', async () => {
    const answer = await remove(path, '{}');
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

/** Everything that comes back to bytes that need be no request. */
function answerTo(bytes: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(api.port, host);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(text));
    socket.write(bytes.replaceAll('HOST', `Host: 127.0.0.1:${api.port}\r\nConnection: close`));
  });
}

describe.each(['127.0.0.1', '::1'])('bytes at %s that are no request', (host) => {
  it.each([
    ['no HTTP at all', 'hola\r\n\r\n', 400, 'malformed_request'],
    ['a header with a hole in it', `${start}X-\u0000: y\r\n\r\n`, 400, 'malformed_request'],
    [
      'two lengths',
      `POST /v1/local/sessions HTTP/1.1\r\nHOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'malformed_request',
    ],
    ['headers without end', `${start}X: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['no host', 'GET /v1/local/health HTTP/1.1\r\nConnection: close\r\n\r\n', 403, 'host_not_allowed'],
  ])('%s is a problem like any other', async (_what, bytes, status, code) => {
    const [head = '', body = ''] = (await answerTo(bytes, host)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    const problem = problemBody.parse(JSON.parse(body));
    expect(problem).toMatchObject({ status, code });
    expect(head.toLowerCase()).toContain(`x-request-id: ${problem.request_id}`);
  });
});
