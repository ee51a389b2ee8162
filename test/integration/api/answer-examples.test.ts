import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { exampleBodies } from '../../../src-main/api/docs/examples/example-bodies.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { steady } from '../../support/api/steady.ts';
import { apiClient, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const file = join(import.meta.dirname, '../../../src-main/api/docs/examples/answer-examples.json');

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(
          z.string(),
          z.object({
            content: z
              .object({ 'application/json': z.object({ schema: z.object({ $ref: z.string().optional() }) }) })
              .partial()
              .optional(),
          }),
        ),
      }),
    ),
  ),
});
const withId = z.looseObject({ id: z.string().default('') });

/** `vitest --update` writes them anew. Whether each is what its schema says is a rule of `lint-description.test.ts`. */
it('the examples of answers in the description are what a service answers', async () => {
  const service = await services.start();
  const scopes = ['issue', 'read', 'config', 'devices'];
  const made = await ownerOf(service).call('POST', '/v1/local/api-keys', {
    body: { environment: 'sandbox', scopes },
  });
  const client = apiClient(service.url, createdApiKey.parse(made.json()).key);
  const { paths } = described.parse((await client.call('GET', '/v1/openapi.json')).json());
  const examples = new Map<string, unknown>();

  async function take(
    method: string,
    path: string,
    given: { id?: string; query?: string; body?: unknown } = {},
  ) {
    const { id = '', query = '', body } = given;
    const answer = await client.call(method, `${path.replace('{id}', id)}${query}`, {
      ...(body !== undefined && { body }),
    });
    const operation = paths[path]?.[method.toLowerCase()];
    const schema = operation?.responses[answer.status]?.content?.['application/json']?.schema;
    if (!operation || !schema) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    const name = schema.$ref?.split('/').at(-1) ?? operation.operationId;
    if (!examples.has(name)) examples.set(name, steady(answer.json()));
    return withId.parse(answer.json()).id;
  }

  const today = ecuadorDate(new Date());
  for (const type of documentTypes) {
    const path = `/v1/ec/${type.replace('_', '-')}s`;
    const body = exampleBodies[type](today);
    await take('POST', `${path}/preview`, { body });
    const id = await take('POST', path, { query: '?wait=25', body });
    await take('GET', `${path}/{id}/events`, { id });
  }
  await take('GET', '/v1/ec/invoices', { query: '?limit=1' });
  await take('GET', '/v1/ec/documents/report');
  const entity = z
    .object({ data: z.array(withId) })
    .parse((await client.call('GET', '/v1/ec/entities')).json());
  const id = entity.data[0]?.id ?? '';
  await take('GET', '/v1/ec/entities/{id}', { id });
  await take('GET', '/v1/ec/entities/{id}/readiness', { id });
  const endpoint = await take('POST', '/v1/webhook-endpoints', {
    body: { url: 'http://127.0.0.1:4999/avisos', events: ['invoice.authorized'] },
  });
  await take('GET', '/v1/webhook-endpoints/{id}', { id: endpoint });
  await take('GET', '/v1/local/health');
  await take('POST', '/v1/local/pairings', { body: { name: 'Caja 1' } });
  await take('POST', '/v1/local/products', {
    body: {
      code: 'CAF-250',
      name: 'Café molido 250 g',
      unit_price: '4.50',
      iva: 'iva_15',
    },
  });
  await take('POST', '/v1/local/customers', {
    body: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
  });

  const written = Object.fromEntries([...examples].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(file);
});
