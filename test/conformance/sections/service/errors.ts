import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { httpCall } from '../../../support/api/http-call.ts';
import { aSale, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { problemOf } from '../../support/contract-client.ts';
import { section } from '../../support/section.ts';

export const errors = section('errors', (check) => {
  check(
    'body-fields-of-a-problem-not',
    'a problem has the members of api.md, and its type is a page',
    async (world) => {
      const request = { body: { lines: [] } };
      const problem = await world.sandbox.refused(
        422,
        'validation_failed',
        'POST',
        '/v1/ec/invoices?wait=x',
        request,
      );
      expect(Object.keys(problem).toSorted()).toEqual(
        ['code', 'detail', 'errors', 'instance', 'request_id', 'status', 'title', 'type'].toSorted(),
      );
      expect(problem.errors).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ parameter: 'wait' }),
          expect.objectContaining({ pointer: '/buyer', code: 'required' }),
          expect.objectContaining({ pointer: '/lines', code: 'too_few' }),
        ]),
      );
      const page = await httpCall({ method: 'GET', url: problem.type });
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const { id } = world.samples.invoice.returned;
      const named = await world.sandbox.refused(409, 'invalid_state', 'POST', `/v1/ec/invoices/${id}/annul`, {
        body: { annulled_on: today() },
      });
      expect(named.document_id).toBe(id);
    },
  );

  check('documented-conditions', 'each documented condition has its status and code', async (world) => {
    const { sandbox, test } = world;
    const body = aSale();
    const preview = '0'.repeat(64);
    await sandbox.refused(409, 'preview_mismatch', 'POST', `/v1/ec/invoices?preview_id=${preview}`, { body });
    await sandbox.refused(422, 'validation_failed', 'POST', '/v1/ec/invoices', { body: {} });
    await sandbox.refused(422, 'invalid_cursor', 'GET', '/v1/ec/invoices?cursor=x');
    await sandbox.refused(422, 'unknown_type', 'GET', '/v1/ec/documents?type=x');
    await sandbox.refused(
      422,
      'repeated_metadata_key',
      'GET',
      '/v1/ec/documents?metadata[a]=1&metadata[a]=2',
    );
    await sandbox.refused(422, 'unknown_parameter', 'GET', '/v1/ec/documents?x=y');
    await test.refused(422, 'simulate_not_allowed', 'POST', '/v1/ec/invoices', {
      body: aSale({ simulate: 'returned' }),
    });
  });

  check(
    'statuses-for-missing-or-invalid-credentials',
    'credentials, records and keys of idempotency are refused as api.md says',
    async (world) => {
      const { sandbox, stranger } = world;
      await stranger.refused(401, 'missing_api_key', 'GET', '/v1/ec/invoices');
      for (const token of ['x', 'mst_sandbox_x', String(sandbox.token).slice(0, -1), `${sandbox.token}0`]) {
        const answer = await world.clientWith(token).call('GET', '/v1/ec/invoices');
        expect([problemOf(answer).code, answer.headers['www-authenticate']]).toEqual([
          'invalid_api_key',
          expect.stringMatching(/^Bearer/),
        ]);
      }
      for (const type of sixTypes) {
        for (const id of [uuid(), 'x', '0']) {
          await sandbox.refused(404, 'not_found', 'GET', `${pathOf(type)}/${id}`);
          const request = { body: world.bodies[type] };
          await sandbox.refused(404, 'not_found', 'POST', `${pathOf(type)}/${id}/resubmit`, request);
          await sandbox.refused(404, 'not_found', 'GET', `${pathOf(type)}/${id}/events`);
          await sandbox.refused(404, 'not_found', 'GET', `${pathOf(type)}/${id}/xml`);
          await sandbox.refused(404, 'not_found', 'GET', `${pathOf(type)}/${id}/ride`);
          await sandbox.refused(404, 'not_found', 'POST', `${pathOf(type)}/${id}/email`, { body: {} });
          const annulment = { body: { annulled_on: today() } };
          await sandbox.refused(404, 'not_found', 'POST', `${pathOf(type)}/${id}/annul`, annulment);
        }
      }
      await sandbox.refused(404, 'not_found', 'POST', `/v1/ec/documents/${uuid()}/refresh-status`);
      const headers = { 'idempotency-key': uuid() };
      await sandbox.call('POST', '/v1/ec/invoices', { body: aSale(), headers });
      await sandbox.refused(422, 'idempotency_key_reused', 'POST', '/v1/ec/invoices', {
        body: aSale({ metadata: { a: 'b' } }),
        headers,
      });
    },
  );

  check(
    'an-entity-s-issuing-lock-has-code-message',
    'a business that may issue has no lock, and says so',
    async ({ owner }) => {
      const { data } = await owner.get('/v1/ec/entities');
      for (const entity of Array.isArray(data) ? data : []) expect(entity.issuing).toEqual({ allowed: true });
    },
  );
});
