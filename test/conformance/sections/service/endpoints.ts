import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import { section } from '../../support/section.ts';

const described = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        security: z.array(z.unknown()).optional(),
        requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
        responses: z.record(
          z.string(),
          z.looseObject({ content: z.record(z.string(), z.unknown()).optional() }),
        ),
      }),
    ),
  ),
});

export const endpoints = section('endpoints', (check) => {
  check(
    [
      'every-endpoint-requires-the-authorization-header',
      'authentication/every-request-carries-the-header-authorization',
    ],
    'every operation wants the header Authorization: Bearer, but health, description and its pages',
    async ({ openApi, stranger, sandbox }) => {
      const open: string[] = [];
      for (const [path, methods] of Object.entries(described.parse(openApi).paths)) {
        for (const [method, { security, requestBody }] of Object.entries(methods)) {
          if (security?.length === 0) {
            open.push(path);
            continue;
          }
          const address = path.replaceAll(/\{\w+\}/g, uuid());
          const [type] = Object.keys(requestBody?.content ?? {});
          const request = type === undefined ? {} : { body: '', headers: { 'content-type': type } };
          const answer = await stranger.call(method.toUpperCase(), address, request);
          expect([answer.status, answer.json().code], `${method} ${path}`).toEqual([401, 'missing_api_key']);
          expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
        }
      }
      expect(open.toSorted()).toEqual(
        expect.arrayContaining([
          '/v1/docs',
          '/v1/docs/errors/{code}',
          '/v1/local/health',
          '/v1/openapi.json',
        ]),
      );
      expect(open.filter((path) => path.startsWith('/v1/ec/') || path.startsWith('/v1/webhook'))).toEqual([]);
      for (const authorization of [
        `Basic ${sandbox.token}`,
        String(sandbox.token),
        'Bearer',
        'Bearer  ',
        '',
      ]) {
        const answer = await stranger.call('GET', '/v1/ec/invoices', { headers: { authorization } });
        expect(answer.status, authorization).toBe(401);
      }
    },
  );

  check('each-has-documented-error-responses-of', 'every operation documents its refusals', ({ openApi }) => {
    for (const [path, methods] of Object.entries(described.parse(openApi).paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
        expect(refusals.length, `${method} ${path}`).toBeGreaterThan(0);
        for (const [, { content }] of refusals) {
          expect(Object.keys(content ?? {}), `${method} ${path}`).toEqual(['application/problem+json']);
        }
      }
    }
  });
});
