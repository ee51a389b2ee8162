import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { headSession } from '../../../../src-main/contract/head/access/session.ts';
import { ran } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the window of a head office, by its addresses', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();
  const path = '/v1/head/session';
  let head: AskedHead;

  beforeAll(async () => {
    const folder = services.newFolder();
    head = await heads.on(postgres.url(), folder);
  });

  const newKey = async (role = 'reader') =>
    (await ran(head.dataDir, ['head', 'keys', 'create', '--role', role])).trim();

  /** Asks as a browser does: no key, but what cookies it has. */
  async function browse(
    method: string,
    path: string,
    { headers = {}, body }: { readonly headers?: Record<string, string>; readonly body?: unknown } = {},
  ) {
    const answer = await new Promise<{
      status: number;
      headers: NodeJS.Dict<string | string[]>;
      text: string;
    }>((resolve, reject) => {
      const sent = request(new URL(path, head.url), {
        method,
        rejectUnauthorized: false,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      });
      sent.once('error', reject);
      sent.once('response', async (response) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }),
      );
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
    const [setCookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
    return { ...answer, setCookie, cookie: setCookie.split(';', 1)[0] ?? '' };
  }

  async function signedIn(role?: string) {
    const key = await newKey(role);
    const answer = await browse('POST', path, { body: { key } });
    expect(answer.status, answer.text).toBe(204);
    return { key, headers: { cookie: answer.cookie }, setCookie: answer.setCookie };
  }

  it('is one page with a policy of its own, which runs no scripts but those of the build', async () => {
    for (const path of ['/', '/index.html', '/documentos']) {
      const page = await browse('GET', path);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/Matriz<\/title>/);
      expect(page.headers['content-security-policy']).toContain("script-src 'self';");
      expect(page.headers['x-content-type-options']).toBe('nosniff');
    }
    const [, script = ''] = /src="\.?(\/assets\/[^"]+\.js)"/.exec((await browse('GET', '/')).text) ?? [];
    expect((await browse('GET', script)).headers['cache-control']).toContain('immutable');
    expect(await browse('GET', '/assets/none.js')).toMatchObject({ status: 404 });
    const unknown = await browse('GET', '/v1/none');
    expect(unknown).toMatchObject({ status: 404 });
    const { type } = z.object({ type: z.url({ protocol: /^https$/ }) }).parse(JSON.parse(unknown.text));
    const explained = await browse('GET', new URL(type).pathname);
    expect(explained).toMatchObject({ status: 200, text: expect.stringContaining('Qué hacer') });
    expect(await browse('GET', '/v1/docs/errors/none')).toMatchObject({ status: 404 });
  });

  it('exchanges a key for a cookie that no script reads and no other site uses', async () => {
    const { headers, setCookie } = await signedIn('manager');
    expect(setCookie).toMatch(
      /^__Host-mostrador=[\w-]{43}; Max-Age=43200; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    const session = headSession.parse(JSON.parse((await browse('GET', path, { headers })).text));
    expect(session).toEqual({
      object: 'head_session',
      role: 'manager',
      environment: 'sandbox',
      is_limited: false,
    });
    expect((await browse('GET', '/v1/head/stations', { headers })).status).toBe(200);
    expect((await browse('POST', '/v1/head/enrolment-codes', { headers })).status).toBe(200);
    expect((await browse('POST', '/v1/head/keys', { headers, body: { role: 'owner' } })).status).toBe(403);
    for (const elsewhere of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const from = { headers: { ...headers, ...elsewhere } };
      expect((await browse('POST', '/v1/head/enrolment-codes', from)).status).toBe(401);
      expect((await browse('POST', path, { headers: elsewhere, body: { key: 'x' } })).status).toBe(403);
    }
  });

  it('ends with signing out, and is of nobody without a cookie', async () => {
    const { headers } = await signedIn();
    const out = await browse('DELETE', path, { headers });
    expect(out).toMatchObject({ status: 204, setCookie: expect.stringContaining('Max-Age=0') });
    expect((await browse('GET', path, { headers })).status).toBe(401);
    expect((await browse('GET', '/v1/head/stations')).status).toBe(401);
  });

  it('ends with its key', async () => {
    const { headers } = await signedIn();
    const keys = z.object({ data: z.array(z.object({ id: z.string() })) });
    const { data } = keys.parse((await head.call('GET', '/v1/head/keys')).json);
    const last = data.at(-1)?.id ?? '';
    expect((await browse('GET', path, { headers })).status).toBe(200);
    const owner = await signedIn('owner');
    expect((await browse('DELETE', `/v1/head/keys/${last}`, { headers: owner.headers })).status).toBe(200);
    expect((await browse('GET', path, { headers })).status).toBe(401);
  });

  it('lets nobody try keys one after the other', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await browse('POST', path, { body: { key: `head_${attempt}` } })).status);
    }
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });
});
