import { expect } from 'vitest';
import { z } from 'zod';
import { problemOf } from '../support/contract-client.ts';
import { section } from '../support/section.ts';

const bodies = z.looseObject({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
      }),
    ),
  ),
});

/** What is not sent as JSON: files. */
const files: Readonly<Record<string, readonly string[]>> = {
  'post /v1/ec/imports': ['multipart/form-data'],
  'post /v1/local/customers/imports': ['multipart/form-data'],
  'post /v1/local/products/imports': ['multipart/form-data'],
  'post /v1/local/purchases/files': ['multipart/form-data'],
  'post /v1/local/receivables/opening-balances/imports': ['multipart/form-data'],
  'post /v1/local/reports/comparison': ['multipart/form-data'],
  'post /v1/local/restore/files': ['multipart/form-data'],
  'put /v1/local/products/{id}/picture': ['image/png', 'image/jpeg'],
  'put /v1/ec/entities/{id}/logo': ['image/png', 'image/jpeg'],
};

export const top = section('top', (check) => {
  check('all-paths-are-relative-to-base_url', 'every path stands under the one address', ({ openApi }) => {
    const { servers, paths } = bodies.parse(openApi);
    expect(servers).toEqual([{ url: '/' }]);
    for (const path of Object.keys(paths)) expect(path).toMatch(/^\/v1\//);
  });

  check('bodies-are-json-except-the-import', 'every body is JSON but files', async ({ openApi, sandbox }) => {
    for (const [path, methods] of Object.entries(bodies.parse(openApi).paths)) {
      for (const [method, { requestBody }] of Object.entries(methods)) {
        if (!requestBody) continue;
        const types = files[`${method} ${path}`] ?? ['application/json'];
        expect(Object.keys(requestBody.content).toSorted(), path).toEqual([...types].toSorted());
      }
    }
    for (const type of [
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      const request = { body: '{}', headers: { 'content-type': type } };
      await sandbox.refused(415, 'unsupported_media_type', 'POST', '/v1/ec/invoices', request);
    }
  });

  check(
    ['error-responses-use-application-problem-json', 'errors/errors-are-application-problem-json-responses'],
    'every refusal is application/problem+json, whichever part makes it',
    async ({ sandbox, stranger, owner }) => {
      const refusals = [
        [
          sandbox,
          'POST',
          '/v1/ec/invoices',
          { body: '{', headers: { 'content-type': 'application/json' } },
          400,
        ],
        [stranger, 'GET', '/v1/ec/invoices', {}, 401],
        [owner, 'GET', '/v1/ec/invoices', {}, 403],
        [sandbox, 'GET', '/v1/ec/nothing', {}, 404],
        [sandbox, 'GET', '/v1/nothing', {}, 404],
        [sandbox, 'PUT', '/v1/ec/invoices', { body: {} }, 405],
        [sandbox, 'GET', '/v1/ec/invoices', { headers: { accept: 'text/csv' } }, 406],
        [sandbox, 'POST', '/v1/ec/invoices', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
        [sandbox, 'POST', '/v1/ec/invoices', { body: {} }, 422],
      ] as const;
      for (const [client, method, path, given, status] of refusals) {
        expect(problemOf(await client.call(method, path, given)).status, `${method} ${path}`).toBe(status);
      }
    },
  );
});
