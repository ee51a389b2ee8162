import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import { httpCall } from '../../support/api/http-call.ts';
import { eventually } from '../../support/eventually.ts';
import { aSale } from '../support/bodies/bodies.ts';
import { faultsIn } from '../support/contract-client.ts';
import { section } from '../support/section.ts';
import type { World } from '../support/world.ts';

/** The codes of the table, by their status. */
const codes: Readonly<Record<string, readonly string[]>> = {
  '400': ['malformed_json', 'idempotency_key_invalid'],
  '401': ['missing_api_key', 'invalid_api_key'],
  '403': ['host_not_allowed', 'origin_not_allowed', 'insufficient_scope', 'entity_locked'],
  '404': ['not_found'],
  '405': ['method_not_allowed'],
  '406': ['not_acceptable'],
  '409': ['preview_mismatch', 'invalid_state', 'not_ready', 'number_conflict'],
  '413': ['payload_too_large'],
  '415': ['unsupported_media_type'],
  '422': [
    'validation_failed',
    'idempotency_key_reused',
    'invalid_cursor',
    'unknown_parameter',
    'repeated_metadata_key',
    'unknown_type',
    'simulate_not_allowed',
    'read_only_field',
    'credit_exceeds_balance',
    'consumidor_final_no_credit',
    'consumidor_final_no_annulment',
    'annulled_on_out_of_range',
    'not_available_in_sandbox',
  ],
  '429': ['rate_limited', 'refresh_too_soon'],
  '503': ['starting', 'authority_unavailable', 'maintenance'],
  '507': ['storage_full'],
};

/** Every code has its page, and it says the status. */
async function expectPages(world: World, statuses: readonly string[]): Promise<void> {
  for (const status of statuses) {
    for (const code of codes[status] ?? []) {
      const page = await world.stranger.call('GET', `/v1/docs/errors/${code}`);
      expect([code, page.status]).toEqual([code, 200]);
      expect(page.text).toContain(status);
    }
  }
}

export const problems = section('api/problems', (check) => {
  check(
    'members-type-uri-of-the-code-s',
    'a problem says its type, title, status, detail, instance, code and request, by which the log knows it',
    async ({ sandbox, service }) => {
      const problem = await sandbox.refused(404, 'not_found', 'GET', `/v1/ec/invoices/${uuid()}`);
      expect(problem.type).toMatch(/\/v1\/docs\/errors\/not_found$/);
      expect(problem.instance).toMatch(/^\/v1\/ec\/invoices\//);
      expect(problem).toMatchObject({
        title: expect.stringMatching(/\w/),
        detail: expect.stringMatching(/\w/),
      });
      await eventually(service.log, (log) => log.includes(problem.request_id));
    },
  );

  check(
    'a-validation-answers-with-all-its',
    'a validation answers with all its faults at once',
    async ({ sandbox }) => {
      const body = { lines: [{ quantity: 1, description: '' }], payments: [], color: 'rojo' };
      const request = { body };
      const problem = await sandbox.refused(
        422,
        'validation_failed',
        'POST',
        '/v1/ec/invoices?wait=x&y=z',
        request,
      );
      expect(faultsIn(problem)).toEqual([
        '/buyer required',
        '/color unknown_field',
        '/lines/0/description too_short',
        '/lines/0/quantity invalid_type',
        '/lines/0/taxes required',
        '/lines/0/unit_price required',
        '/payments too_few',
        'wait invalid_type',
        'y unknown_parameter',
      ]);
    },
  );

  check(
    'never-a-secret-a-stack-or',
    'no problem tells a secret, a stack or the body',
    async ({ sandbox }) => {
      const secret = uuid();
      for (const body of [`{"a": "${secret}"`, JSON.stringify({ buyer: secret, [secret.slice(0, 4)]: 1 })]) {
        const answer = await sandbox.call('POST', '/v1/ec/invoices', {
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.text).not.toContain(secret);
        expect(answer.text).not.toContain(String(sandbox.token));
        expect(answer.text).not.toMatch(/\.ts:\d|at \w+ \(|node_modules/);
      }
    },
  );

  check('400', 'what is no JSON, and an Idempotency-Key that is none', async (world) => {
    await expectPages(world, ['400']);
    const headers = { 'content-type': 'application/json' };
    for (const body of ['', '{', 'undefined', '{"a":1}x', "{'a':1}"]) {
      await world.sandbox.refused(400, 'malformed_json', 'POST', '/v1/ec/invoices', { body, headers });
    }
  });

  check('401', 'no key, and one that is none', async (world) => {
    await expectPages(world, ['401']);
    const answer = await world.stranger.call('GET', '/v1/ec/invoices');
    expect([answer.json().code, answer.headers['www-authenticate']]).toEqual([
      'missing_api_key',
      expect.stringMatching(/^Bearer/),
    ]);
  });

  check('403', 'a wrong Host, a wrong Origin, and a scope that the key has not', async (world) => {
    await expectPages(world, ['403']);
    await world.sandbox.refused(403, 'host_not_allowed', 'GET', '/v1/ec/invoices', {
      headers: { host: 'example.com' },
    });
    await world.sandbox.refused(403, 'origin_not_allowed', 'GET', '/v1/ec/invoices', {
      headers: { origin: 'https://example.com' },
    });
    const reader = await world.newKey('sandbox', ['read']);
    const request = { body: aSale() };
    await reader.refused(403, 'insufficient_scope', 'POST', '/v1/ec/invoices', request);
  });

  check('404', 'what is not there, or belongs to another business or environment', async (world) => {
    await expectPages(world, ['404']);
    const { id } = world.samples.invoice.authorized;
    for (const client of [world.test, world.live]) {
      await client.refused(404, 'not_found', 'GET', `/v1/ec/invoices/${id}`);
    }
    await world.sandbox.refused(404, 'not_found', 'GET', '/v1/ec/nada');
  });

  check('405-406-413-415', 'a method, a format, a size and a type that are not taken', async (world) => {
    await expectPages(world, ['405', '406', '413', '415']);
    const { sandbox } = world;
    const answer = await sandbox.call('DELETE', '/v1/ec/invoices');
    expect([answer.status, answer.json().code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.allow?.split(', ').toSorted()).toEqual(expect.arrayContaining(['GET', 'POST']));
    const headers = { accept: 'text/csv' };
    await sandbox.refused(406, 'not_acceptable', 'GET', '/v1/ec/invoices', { headers });
  });

  check('409', 'each conflict has its code', async (world) => {
    await expectPages(world, ['409']);
    const unready = await world.openUnreadyShop();
    const { id } = world.samples.invoice.returned;
    const path = `/v1/ec/invoices/${id}/email`;
    const state = await world.sandbox.refused(409, 'invalid_state', 'POST', path, { body: {} });
    expect(state.detail).toMatch(/^El documento está /);
    const { errors } = await unready.refused(409, 'not_ready', 'POST', '/v1/ec/invoices', { body: aSale() });
    expect(errors).toMatchObject([{ code: 'certificate_missing' }]);
  });

  check('422', 'each fault of a request has its code', async (world) => expectPages(world, ['422']));

  check('429', 'too much and too soon have their codes', async (world) => expectPages(world, ['429']));

  check(
    '503-507',
    'what the service cannot do now has its codes, and issuing never waits for the authority',
    async (world) => {
      await expectPages(world, ['503', '507']);
      const described = z
        .looseObject({
          paths: z.record(
            z.string(),
            z.record(
              z.string(),
              z.looseObject({ responses: z.record(z.string(), z.looseObject({ description: z.string() })) }),
            ),
          ),
        })
        .parse(world.openApi);
      for (const [path, methods] of Object.entries(described.paths)) {
        for (const [method, { responses }] of Object.entries(methods)) {
          const isLookup = /withholding-suggestions|taxpayers|received-documents|local\/purchases/.test(path);
          const unavailable = responses['503']?.description.includes('authority_unavailable') ?? false;
          if (!isLookup) expect(unavailable, `${method} ${path}`).toBe(false);
        }
      }
    },
  );

  check(
    'unknown-body-fields-and-unknown-query',
    'unknown fields and parameters are faults everywhere',
    async (world) => {
      const { sandbox } = world;
      const { id } = world.samples.invoice.authorized;
      for (const [path, body] of [
        ['/v1/ec/invoices', { ...aSale(), x: 1 }],
        ['/v1/ec/invoices/preview', { ...aSale(), x: 1 }],
        [`/v1/ec/invoices/${id}/annul`, { annulled_on: '2026-01-01', x: 1 }],
        [`/v1/ec/invoices/${id}/email`, { x: 1 }],
        ['/v1/ec/documents/email', { document_ids: [id], x: 1 }],
        ['/v1/ec/withholding-suggestions', { kind: 'goods', access_key: '1', x: 1 }],
        ['/v1/webhook-endpoints', { url: 'https://example.com', x: 1 }],
      ] as const) {
        const problem = await sandbox.refused(422, 'validation_failed', 'POST', path, { body });
        expect(faultsIn(problem), path).toContain('/x unknown_field');
      }
      for (const path of [
        '/v1/ec/invoices',
        `/v1/ec/invoices/${id}`,
        `/v1/ec/invoices/${id}/xml`,
        `/v1/ec/invoices/${id}/ride`,
        `/v1/ec/invoices/${id}/events`,
        '/v1/ec/documents/report',
        '/v1/ec/entities',
        '/v1/local/health',
      ]) {
        const { errors } = await sandbox.refused(422, 'unknown_parameter', 'GET', `${path}?x=1`);
        expect(errors).toMatchObject([{ parameter: 'x' }]);
      }
    },
  );

  check(
    'every-answer-carries-x-request-id',
    'every answer has an identifier of its own',
    async ({ url, sandbox }) => {
      const ids = new Set<string | undefined>();
      const authorization = `Bearer ${sandbox.token}`;
      for (const [method, path, headers] of [
        ['GET', '/v1/ec/invoices', { authorization }],
        ['GET', '/v1/ec/invoices', {}],
        ['GET', '/v1/nada', {}],
        ['GET', '/v1/openapi.json', {}],
        ['GET', '/v1/ec/invoices', { host: 'example.com' }],
        ['OPTIONS', '/v1/ec/invoices', { origin: 'https://example.com' }],
      ] as const) {
        ids.add((await httpCall({ method, url: `${url}${path}`, headers })).headers['x-request-id']);
      }
      expect(ids.size).toBe(6);
      for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
    },
  );
});
