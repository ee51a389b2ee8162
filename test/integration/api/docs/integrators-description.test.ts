import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { propertyDescriptions } from '../../../../src-main/api/docs/openapi/property-descriptions.ts';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';

let api: ProgramApi;
let source: string;
beforeAll(async () => {
  api = await runApi();
  source = (await api.call('GET', '/v1/openapi.json')).text;
});
afterAll(() => api.stop());

describe('the integrator’s description', () => {
  it('says of every property what it is', () => {
    const { paths, webhooks, components } = z
      .object({ paths: z.json(), webhooks: z.json(), components: z.object({ schemas: z.json() }) })
      .parse(JSON.parse(source));
    const bare = new Set<string>();
    const described = new Set<string>();
    const walk = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return;
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'example') continue;
        if (key === 'properties') {
          for (const [name, property] of Object.entries(Object(inner))) {
            if (Object(property).description === undefined) bare.add(name);
            described.add(name);
          }
        }
        walk(inner);
      }
    };
    walk({ paths, webhooks, ...components });
    expect([...bare]).toEqual([]);
    expect(Object.keys(propertyDescriptions).filter((name) => !described.has(name))).toEqual([]);
  });

  it('has only what a program can call, and what it is called with; the other has the window’s too', async () => {
    const document = z.object({
      paths: z.record(
        z.string(),
        z.record(z.string(), z.looseObject({ 'x-access': z.object({ who: z.string() }) })),
      ),
      webhooks: z.record(z.string(), z.unknown()).optional(),
    });
    const own = document.parse(JSON.parse(source));
    const who = Object.values(own.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one['x-access'].who),
    );
    expect(new Set(who)).toEqual(new Set(['anyone', 'secret_holder', 'key', 'person_or_key']));
    expect(Object.keys(own.webhooks ?? {})).toContain('invoice.authorized');
    const whole = document.parse((await api.call('GET', '/v1/local/openapi.json')).json());
    expect(Object.keys(own.paths).filter((path) => !(path in whole.paths))).toEqual([]);
    expect(Object.keys(whole.paths)).toContain('/v1/local/settings');
    expect(Object.keys(own.paths)).not.toContain('/v1/local/settings');
  });

  it('names the headers of a replay and of patience', () => {
    const { paths } = z
      .object({
        paths: z.record(
          z.string(),
          z.record(
            z.string(),
            z.looseObject({
              responses: z.record(
                z.string(),
                z.looseObject({ headers: z.record(z.string(), z.unknown()).optional() }),
              ),
            }),
          ),
        ),
      })
      .parse(JSON.parse(source));
    const responses = paths['/v1/ec/invoices']?.post?.responses;
    expect(Object.keys(responses?.['200']?.headers ?? {})).toContain('Idempotent-Replayed');
    expect(Object.keys(responses?.['429']?.headers ?? {})).toContain('Retry-After');
  });
});
