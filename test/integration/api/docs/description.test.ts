import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { propertyDescriptions } from '../../../../src-main/api/docs/openapi/property-descriptions.ts';
import { problems } from '../../../../src-main/contract/problems/problems.ts';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';

const operation = z.looseObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  security: z.array(z.unknown()).optional(),
  'x-access': z.looseObject({ who: z.string(), scope: z.string().optional() }),
  parameters: z.array(
    z.looseObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({})) }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.looseObject({ description: z.string().min(1) })),
});
const description = z.looseObject({
  openapi: z.literal('3.1.1'),
  info: z.looseObject({ title: z.string(), version: z.literal('1.2.3') }),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/v1/'),
    z.record(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation.optional()),
  ),
  components: z.looseObject({
    schemas: z.record(z.string().regex(/^[a-z0-9_]+$/), z.looseObject({})),
    examples: z.record(z.string(), z.looseObject({ value: z.unknown() })),
  }),
});
type Operation = z.output<typeof operation>;

let api: ProgramApi;
let text: string;
let document: z.output<typeof description>;
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  api = await runApi();
  text = (await api.call('GET', '/v1/local/openapi.json')).text;
  document = description.parse(JSON.parse(text));
  operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).flatMap(([method, found]) =>
      found ? [{ method, path, operation: found }] : [],
    ),
  );
});
afterAll(() => api.stop());

function concrete(path: string): string {
  return path
    .replace('{id}', '01970000-0000-7000-8000-000000000000')
    .replace('{code}', 'not_found')
    .replace('{page}', 'factura');
}

describe('the OpenAPI document', () => {
  it('gives each operation a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refers only to schemas and examples it has, and has none that nobody refers to', () => {
    const refs = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ''));
    for (const ref of refs) expect(ref).toMatch(/^#\/components\/(schemas|headers|examples)\/\w+$/);
    for (const kind of ['schemas', 'examples'] as const) {
      const named = [...refs].filter((ref) => ref.includes(`/${kind}/`)).map((ref) => ref.split('/').at(-1));
      expect(Object.keys(document.components[kind]).toSorted()).toEqual(named.toSorted());
    }
  });

  it('declares each parameter of a path, and nothing required that a query may leave out', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(inPath, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      for (const parameter of operation.parameters) expect(parameter.required).toBe(parameter.in === 'path');
    }
  });

  it('comes from the server itself: each operation is there, and asks for a key exactly when it says so', async () => {
    for (const { method, path, operation } of operations) {
      const [type] = Object.keys(operation.requestBody?.content ?? {});
      const headers = type === undefined ? {} : { 'content-type': type };
      const answer = await api.call(method.toUpperCase(), concrete(path), {
        headers,
        body: operation.requestBody && '',
      });
      const isOpen = operation.security?.length === 0;
      const expected = isOpen ? (operation.requestBody ? 400 : 200) : 401;
      expect(answer.status, `${method} ${path}`).toBe(expected);
    }
  });

  it('reports every status the guard and the checks can answer', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['403', '406', '422', '500']));
      if (operation.security === undefined) expect(statuses).toEqual(expect.arrayContaining(['401', '429']));
      if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    }
  });

  it('says of whatever issues that the data may still be under check after a start', () => {
    const warned = operations
      .filter(({ operation }) => operation.responses['503']?.description.includes('`starting`'))
      .map(({ operation }) => operation.operationId);
    const issuing = operations
      .map(({ operation }) => operation.operationId)
      .filter((id) => id.startsWith('issue_'));
    expect(issuing.length).toBe(documentTypes.length);
    expect(warned.toSorted()).toEqual([...issuing, 'replace_document'].toSorted());
  });

  it('names problem codes that exist', () => {
    const named = new Set(
      operations.flatMap(({ operation }) =>
        Object.entries(operation.responses)
          .filter(([status]) => status >= '400')
          .flatMap(([, { description: codes }]) =>
            [...codes.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
          ),
      ),
    );
    expect(named.size).toBeGreaterThan(15);
    for (const code of named) expect(problems).toHaveProperty(code);
  });

  it('tells apart what is sent and what comes back where defaults make them differ', () => {
    const { schemas } = document.components;
    // The price is one of two, which the schema of JSON does not say.
    expect(schemas.product_body?.required).toEqual(['code', 'name']);
    expect(schemas.product?.required).toContain('unit_price');
    expect(schemas.product?.required).toContain('iva');
    expect(schemas.invoice_body).toMatchObject({ additionalProperties: false });
  });
});

describe('the examples', () => {
  const deliveryNotes = z.object({
    paths: z.object({
      '/v1/ec/delivery-notes': z.object({
        post: z.object({
          requestBody: z.object({
            content: z.object({ 'application/json': z.object({ example: z.looseObject({}) }) }),
          }),
        }),
      }),
    }),
  });

  it('say the day in Ecuador on which they are read, also in a service that runs for days', async () => {
    let now = new Date('2026-12-31T23:58:00.000-05:00');
    const service = await runApi({ now: () => now });
    const read = async () => {
      const described = deliveryNotes.parse((await service.call('GET', '/v1/local/openapi.json')).json());
      const { example } =
        described.paths['/v1/ec/delivery-notes'].post.requestBody.content['application/json'];
      return { example, page: (await service.call('GET', '/v1/docs/guia-de-remision')).text };
    };
    const before = await read();
    expect(before.example).toMatchObject({ transport_start: '2026-12-31', transport_end: '2026-12-31' });
    expect(before.page).toContain('2026-12-31');
    now = new Date('2027-01-01T00:02:00.000-05:00');
    const after = await read();
    expect(after.example).toMatchObject({ transport_start: '2027-01-01', transport_end: '2027-01-01' });
    expect(after.page).toContain('2027-01-01');
    expect(after.page).not.toContain('2026-12-31');
    await service.stop();
  });
});

describe('the pages of the errors', () => {
  it.each(Object.entries(problems))(
    'has %s, with its title, cause and remedy',
    async (code, { title, status }) => {
      const page = await api.call('GET', `/v1/docs/errors/${code}`);
      expect(page.status).toBe(200);
      for (const part of [title, String(status), 'Por qué ocurre', 'Qué hacer'])
        expect(page.text).toContain(part);
    },
  );

  it('has none for a code that does not exist', async () => {
    const answer = await api.call('GET', '/v1/docs/errors/no_such_thing');
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('the integrator’s description', () => {
  let source: string;
  beforeAll(async () => {
    source = (await api.call('GET', '/v1/openapi.json')).text;
  });

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
