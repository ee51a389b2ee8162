import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { httpCall } from '../../support/api/http-call.ts';
import { aSale } from '../support/bodies/bodies.ts';
import { section } from '../support/section.ts';

export const guard = section('api/keys-sessions-and-the-guard-of-a-local-server', (check) => {
  check(
    'keys-mst_sandbox_-mst_test_-mst_live_-43-base62',
    'a key has its prefix, 43 characters and a checksum',
    async (world) => {
      const tokens = ['sandbox', 'test', 'live'] as const;
      for (const environment of tokens) {
        const { token = '' } = world[environment];
        expect(token).toMatch(new RegExp(`^mst_${environment}_[0-9A-Za-z]{43}[0-9A-Za-z]{6}$`));
        const other = token.endsWith('0') ? '1' : '0';
        const mistyped = world.clientWith(`${token.slice(0, -1)}${other}`);
        await mistyped.refused(401, 'invalid_api_key', 'GET', '/v1/ec/invoices');
      }
    },
  );

  check('only-a-sha-256-is-kept-shown', 'a key is shown once, and lies in no file', async (world) => {
    const { token = '' } = await world.newKey('sandbox');
    const listed = JSON.stringify(await world.owner.get('/v1/local/api-keys'));
    expect(listed).not.toContain(token.slice(12));
    for (const file of ['mostrador.sqlite', 'mostrador.sqlite-wal']) {
      expect(readFileSync(join(world.service.dataDir, file)).includes(token), file).toBe(false);
    }
  });

  check(
    'fields-id-name-environment-entity_id-scopes',
    'a key has the fields of api.md',
    async ({ owner, sandbox }) => {
      const body = {
        environment: 'sandbox',
        name: 'Caja 1',
        scopes: ['issue', 'read', 'config', 'devices'],
        allowed_origins: ['https://pos.example.com'],
      };
      const created = await owner.expectJson(201, 'POST', '/v1/local/api-keys', body);
      const { key, ...shown } = created;
      expect(shown).toEqual({
        ...body,
        object: 'api_key',
        id: expect.any(String),
        entity_id: expect.any(String),
        last4: String(key).slice(-4),
        created_at: expect.any(String),
      });
      expect(sandbox.token).not.toBe(key);
      const revoked = await owner.expectJson(200, 'DELETE', `/v1/local/api-keys/${created.id}`);
      expect(revoked).toMatchObject({ revoked_at: expect.any(String) });
    },
  );

  check('a-key-never-creates-a-key', 'a key of every scope makes no key', async ({ sandbox, test, live }) => {
    for (const client of [sandbox, test, live]) {
      const body = { environment: 'sandbox' };
      await client.refused(403, 'insufficient_scope', 'POST', '/v1/local/api-keys', { body });
      await client.refused(403, 'insufficient_scope', 'POST', '/v1/local/session-keys', { body });
    }
  });

  check(
    ['a-person-s-session-comes-from-the', 'default-port-4747-and-three-fallbacks'],
    'the session and the address of the owner lie in a file that nobody else reads',
    ({ service, owner, url }) => {
      const file = join(service.dataDir, 'service.json');
      const serviceFile = z
        .looseObject({ url: z.string(), session_token: z.string() })
        .parse(JSON.parse(readFileSync(file, 'utf8')));
      expect(serviceFile).toMatchObject({ url, session_token: owner.token });
      if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
    },
  );

  check(
    'it-reaches-v1-local-and-the-list',
    'a session reaches /v1/local and the list of entities, a key no settings',
    async ({ owner, sandbox }) => {
      await owner.get('/v1/local/settings');
      await owner.get('/v1/ec/entities');
      await owner.refused(403, 'insufficient_scope', 'GET', '/v1/ec/invoices');
      for (const path of [
        '/v1/local/settings',
        '/v1/local/api-keys',
        '/v1/local/email',
        '/v1/local/workspace',
      ]) {
        await sandbox.refused(403, 'insufficient_scope', 'GET', path);
      }
    },
  );

  check(
    'pairing-a-pos-asks-post-v1-local-pairings',
    'a program asks, both screens show six digits, a person decides, and the key is handed over once',
    async ({ stranger, owner, clientWith }) => {
      const answer = await stranger.expectJson(201, 'POST', '/v1/local/pairings', { name: 'Caja 9' });
      expect(answer).toMatchObject({
        object: 'pairing',
        code: expect.stringMatching(/^\d{6}$/),
        status: 'pending',
      });
      const path = `/v1/local/pairings/${answer.id}`;
      const program = clientWith(String(answer.secret));
      expect(await program.get(path)).not.toHaveProperty('api_key');
      const waiting = await owner.get('/v1/local/pairings');
      expect(waiting.data).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: answer.id, code: answer.code })]),
      );
      const approval = { environment: 'sandbox', scopes: ['issue', 'read'] };
      await owner.expectJson(200, 'POST', `${path}/approve`, approval);
      const handed = z
        .looseObject({ api_key: z.looseObject({ key: z.string() }) })
        .parse(await program.get(path));
      const pos = clientWith(handed.api_key.key);
      await pos.expectJson(200, 'POST', '/v1/ec/invoices/preview', aSale());
      await program.refused(404, 'not_found', 'GET', path);
    },
  );

  check(
    'order-of-the-guard-listen-on',
    'Host, then Origin, then the type of the body, then the key; no page but the allowed reads an answer',
    async (world) => {
      const { url, stranger } = world;
      const port = new URL(url).port;
      for (const host of [
        'example.com',
        `example.com:${port}`,
        '127.0.0.1',
        'localhost:1',
        '0.0.0.0',
        `127.0.0.2:${port}`,
      ]) {
        await stranger.refused(403, 'host_not_allowed', 'GET', '/v1/ec/invoices', { headers: { host } });
      }
      for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
        await stranger.refused(401, 'missing_api_key', 'GET', '/v1/ec/invoices', { headers: { host } });
      }
      const body = { environment: 'sandbox', allowed_origins: ['https://pos.example.com'] };
      const created = await world.owner.expectJson(201, 'POST', '/v1/local/api-keys', body);
      const token = String(created.key);
      const from = (origin: string) =>
        httpCall({ method: 'GET', url: `${url}/v1/ec/invoices`, token, headers: { origin } });
      const allowed = await from('https://pos.example.com');
      expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([
        200,
        'https://pos.example.com',
      ]);
      for (const origin of [
        'https://example.com',
        'null',
        'https://pos.example.com.evil.com',
        'http://pos.example.com',
      ]) {
        const refused = await from(origin);
        expect([refused.status, refused.json().code], origin).toEqual([403, 'origin_not_allowed']);
        expect(Object.keys(refused.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
      expect(allowed.headers).not.toHaveProperty('set-cookie');
      const text = { body: 'x', headers: { 'content-type': 'text/plain' } };
      await stranger.refused(415, 'unsupported_media_type', 'POST', '/v1/ec/invoices', text);
    },
  );

  check(
    'rate-50-requests-s-with-a-burst',
    'eight of a key wait at once, and one more is answered at once',
    async (world) => {
      const client = await world.newKey('sandbox');
      const { id } = await world.issue('invoice', aSale({ simulate: 'unavailable' }), '', client);
      const path = `/v1/ec/invoices/${id}?wait=25`;
      const leaving = new AbortController();
      let answered = 0;
      const overflow = Promise.withResolvers<void>();
      const twelve = Array.from({ length: 12 }, async () => {
        const answer = await client.call('GET', path, { signal: leaving.signal });
        expect(answer.json()).toMatchObject({ status: 'pending' });
        answered += 1;
        if (answered === 4) overflow.resolve();
      });
      // Four are answered while eight wait, and the next caller is answered too.
      await overflow.promise;
      expect(await client.get(path)).toMatchObject({ status: 'pending' });
      expect(answered).toBe(4);
      leaving.abort();
      const settled = await Promise.allSettled(twelve);
      expect(settled.filter((one) => one.status === 'rejected')).toHaveLength(8);
    },
  );
});
