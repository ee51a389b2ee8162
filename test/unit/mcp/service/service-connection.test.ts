import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeServiceConnection } from '../../../../src-main/mcp/service/service-connection.ts';
import { announceService, proofOf } from '../../../../src-main/process/service-file.ts';

const SESSION = 'mss_the-owner';
/** Of a client that waits as long as it takes. */
const { signal } = new AbortController();

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

describe('the connection of an agent', () => {
  it('trades its key once, with the owner’s proof, and calls with what it got', async () => {
    const { service, connection } = await open(() => ({ status: 200, body: { fine: true } }));
    const query = { status: ['pending', 'returned'], q: 'ñandú & co', limit: 5, cursor: undefined };
    expect(await connection.call({ path: '/v1/ec/documents', query, signal })).toEqual({
      ok: true,
      value: { fine: true },
    });
    await connection.call({ method: 'POST', path: '/v1/x', body: { a: 1 }, idempotencyKey: 'k-1', signal });
    expect(service.seen).toEqual([
      ['POST /v1/local/agent-keys', SESSION, undefined, { api_key: 'mst_sandbox_given' }],
      [
        'GET /v1/ec/documents?status=pending&status=returned&q=%C3%B1and%C3%BA+%26+co&limit=5',
        'key-1',
        undefined,
        undefined,
      ],
      ['POST /v1/x', 'key-1', 'k-1', { a: 1 }],
    ]);
  });

  it('trades it again when the service knows the traded one no more, once', async () => {
    let refused = 0;
    const { service, connection } = await open((token) => {
      if (token !== 'key-1') return { status: 200, body: { by: token } };
      refused += 1;
      return refused < 2
        ? { status: 200, body: {} }
        : { status: 401, body: aProblem('invalid_api_key', 401) };
    });
    await connection.call({ path: '/v1/a', signal });
    expect(await connection.call({ path: '/v1/b', signal })).toEqual({ ok: true, value: { by: 'key-2' } });
    expect(service.seen.map(([line]) => line)).toEqual([
      'POST /v1/local/agent-keys',
      'GET /v1/a',
      'GET /v1/b',
      'POST /v1/local/agent-keys',
      'GET /v1/b',
    ]);
  });

  it.each(['GET', 'POST'] as const)(
    'does not send a %s twice that was cut after it arrived: nobody knows what became of it',
    async (method) => {
      const { service, connection } = await open(() => 'cut');
      const answer = await connection.call({ method, path: '/v1/cut', signal });
      expect(answer).toMatchObject({ ok: false, problem: { code: 'service_unreachable', retryable: true } });
      if (answer.ok) throw new Error('it cannot be fine');
      expect(answer.problem.detail.includes('no se sabe')).toBe(method === 'POST');
      expect(service.seen.filter(([line]) => line.endsWith('/v1/cut'))).toHaveLength(1);
    },
  );

  it('says when the same call may be made again', async () => {
    const { connection } = await open(() => ({
      status: 429,
      body: aProblem('rate_limited', 429),
      headers: { 'retry-after': '7' },
    }));
    const answer = await connection.call({ path: '/v1/x', signal });
    expect(answer).toMatchObject({
      ok: false,
      problem: { code: 'rate_limited', retryable: true, retry_after_seconds: 7, request_id: 'r-1' },
    });
  });

  it('takes no other program’s answer for the service’s', async () => {
    const { connection } = await open(() => ({ status: 502, body: '<html>' }));
    const answer = await connection.call({ path: '/v1/x', signal });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'internal_error', retryable: false } });
  });

  it('gives its key to nobody who did not write service.json', async () => {
    const { service, connection } = await open(() => ({ status: 200, body: {} }), { proofBy: 'a stranger' });
    const answer = await connection.call({ path: '/v1/x', signal });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'service_not_running' } });
    expect(service.seen).toEqual([]);
  });

  it('stops when the client calls it off', async () => {
    const { connection } = await open(() => 'silence');
    const given = new AbortController();
    const call = connection.call({ path: '/v1/x', signal: given.signal });
    given.abort(new Error('called off'));
    await expect(call).rejects.toThrow('called off');
  });
});

type Answer =
  | 'cut'
  | 'silence'
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

type Seen = readonly [
  line: string,
  token: string | undefined,
  idempotencyKey: string | string[] | undefined,
  body: unknown,
];

/** A service that answers as it is set, announced in a data folder, and a connection to it. */
async function open(answerOf: (token: string) => Answer, { proofBy = SESSION } = {}) {
  const seen: Seen[] = [];
  let traded = 0;
  const server = await listen(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (url.pathname === '/v1/local/health') {
      const proof = proofOf(proofBy, url.searchParams.get('challenge') ?? '');
      response.end(JSON.stringify({ name: 'mostrador', version: '1', proof }));
      return;
    }
    const body = await bodyOf(request);
    seen.push([`${request.method} ${request.url}`, token, request.headers['idempotency-key'], body]);
    if (url.pathname === '/v1/local/agent-keys') {
      traded += 1;
      response.writeHead(201).end(JSON.stringify(anAgentKey(`key-${traded}`)));
      return;
    }
    const answer = answerOf(token);
    if (answer === 'cut') request.socket.destroy();
    else if (answer !== 'silence') {
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status, { ...answer.headers }).end(text);
    }
  });
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-connection-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  announceService(folder, { url: server.url, version: '1', session_token: SESSION });
  return {
    service: { seen },
    connection: makeServiceConnection({ dataDir: folder, apiKey: 'mst_sandbox_given' }),
  };
}

async function listen(listener: RequestListener): Promise<{ url: string }> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  return { url: `http://127.0.0.1:${address.port}` };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}

function anAgentKey(key: string) {
  const entity_id = '0199f1c2-5f3a-7c41-9e0b-3d6a1f2b4c5d';
  return { object: 'agent_key', key, environment: 'sandbox', entity_id, scopes: ['issue', 'read'] };
}

function aProblem(code: string, status: number) {
  const [type, instance] = [`http://service/v1/docs/errors/${code}`, '/v1/x'];
  return { type, title: code, status, detail: code, instance, code, request_id: 'r-1' };
}
