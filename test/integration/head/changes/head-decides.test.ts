import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { headOperations } from '../../../../src-main/head/description/describe-head.ts';
import { enrol, enrolmentCode, ran, stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { type ApiClient, ownerOf, problemOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const made = z.looseObject({ id: z.string(), version: z.int() });
const attention = z.object({
  data: z.array(z.looseObject({ kind: z.string(), station_id: z.string().optional() })),
});
const local = '/v1/local';

describe.skipIf(missing !== undefined)('a till whose head office has a catalog', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it('sells what the head office says, keeps what was its own, changes none of the other, and has it all once it left', async () => {
    const head = await heads.on(await postgres.another());
    const service = await services.start();
    const till = ownerOf(service);
    const cafe = await productAt(till, { code: 'CAF-1', name: 'Café de antes', unit_price: '9.00' });
    const own = await productAt(till, { code: 'OWN-1', name: 'Propio', unit_price: '2.00' });
    await enrol(till, head);
    // Until the head office has something, all is as it was.
    await productAt(till, { code: 'OWN-2', name: 'Otro propio', unit_price: '2.00' });

    const wholesale = await decided(head, 'POST', '/v1/head/price-lists', { name: 'Mayoristas' });
    const body = { code: 'CAF-1', name: 'Café de la matriz', unit_price: '3.50' };
    const prices = [{ price_list_id: wholesale.id, unit_price: '3.00' }];
    const product = await decided(head, 'POST', '/v1/head/products', { ...body, prices });
    const clash = await head.call('POST', '/v1/head/products', { body });
    expect(clash).toMatchObject({ status: 422, json: { errors: [{ pointer: '/code', code: 'repeated' }] } });
    const arrived = await seen(till, `${local}/products/${cafe}`, { name: 'Café de la matriz' });
    expect(arrived).toMatchObject({ id: cafe, unit_price: '3.50', prices: [{ unit_price: '3.00' }] });

    // The head office has the products: which are variants of one another is not changed here either.
    const parent = { name: 'Café', attributes: [{ name: 'Peso', values: ['250 g'] }] };
    const refused = [
      await till.call('POST', `${local}/products`, { body: { ...body, code: 'NEW' } }),
      await till.call('PUT', `${local}/products/${cafe}`, { body }),
      await till.call('DELETE', `${local}/products/${cafe}`),
      await till.call('POST', `${local}/price-lists`, { body: { name: 'Otra' } }),
      await till.call('POST', `${local}/product-parents`, { body: parent }),
    ];
    for (const answer of refused) {
      expect(problemOf(answer)).toMatchObject({ status: 409, code: 'owned_by_head_office' });
      expect(problemOf(answer).detail).toMatch(/lleva la matriz/);
    }
    const changed = await till.call('PUT', `${local}/products/${own}`, {
      body: { code: 'OWN-1', name: 'Propio', unit_price: '2.50' },
    });
    expect(changed.status).toBe(200);

    const reader = await keyOf(head, 'reader');
    const all = await head.call('GET', '/v1/head/products?q=cafe', { key: reader });
    expect(all.json).toMatchObject({ total_count: 1, data: [{ id: product.id, version: 1 }] });
    expect((await head.call('DELETE', `/v1/head/products/${product.id}`, { key: reader })).status).toBe(403);
    await decided(head, 'PUT', `/v1/head/products/${product.id}`, { ...body, unit_price: '4.00', prices });
    await seen(till, `${local}/products/${cafe}`, { unit_price: '4.00' });

    await decided(head, 'PATCH', '/v1/head/settings', { stock_enabled: 'on' });
    await seen(till, `${local}/settings`, { stock_enabled: 'on' });
    const off = await till.call('PATCH', `${local}/settings`, { body: { stock_enabled: 'off' } });
    expect(problemOf(off)).toMatchObject({
      code: 'owned_by_head_office',
      errors: [{ pointer: '/stock_enabled' }],
    });
    expect((await till.call('PATCH', `${local}/settings`, { body: { log_level: 'info' } })).status).toBe(200);

    const early = { name: 'Luis', role: 'cashier' };
    expect((await head.call('POST', '/v1/head/operators', { body: early })).status).toBe(409);
    const boss = { name: 'Ana', role: 'administrator' };
    const withPin = await head.call('POST', '/v1/head/operators', { body: { ...boss, pin: '90417263' } });
    expect(withPin).toMatchObject({ status: 422, json: { errors: [{ pointer: '/pin' }] } });
    const ana = await decided(head, 'POST', '/v1/head/operators', boss);
    await seen(till, `${local}/operators`, { data: [{ id: ana.id, name: 'Ana', has_pin: false }] });
    const rename = await till.call('PATCH', `${local}/operators/${ana.id}`, { body: { name: 'Anita' } });
    expect(problemOf(rename).code).toBe('owned_by_head_office');

    for (const { method, path, answers } of headOperations) {
      const [{ schema } = {}] = answers;
      if (method !== 'GET' || !schema || path.includes('{') || !path.startsWith('/v1/head/')) continue;
      const query = path.startsWith('/v1/head/reports/') ? '?from=2026-11-01&to=2026-11-30' : '';
      const { status, json } = await head.call('GET', `${path}${query}`);
      expect([path, status, schema.safeParse(json).error?.message]).toEqual([path, 200, undefined]);
    }

    const asked = `${local}/head-office/decisions?product_id=${cafe}&product_id=${own}`;
    expect((await till.call('GET', asked)).json()).toEqual({
      object: 'head_decisions',
      kinds: ['product', 'price_list', 'operator'],
      product_ids: [cafe],
      price_list_ids: [expect.any(String)],
      operator_ids: [ana.id],
      settings: ['stock_enabled'],
    });

    expect((await head.call('DELETE', `/v1/head/price-lists/${wholesale.id}`)).status).toBe(204);
    await seen(till, `${local}/products/${cafe}`, { prices: [] });
    await ran(service.dataDir, ['leave']);
    const back = await till.call('PUT', `${local}/products/${cafe}`, {
      body: { ...body, unit_price: '5.00' },
    });
    expect(back.json()).toMatchObject({ unit_price: '5.00' });
    expect((await till.call('GET', asked)).json()).toMatchObject({
      kinds: [],
      product_ids: [],
      settings: [],
    });
  });

  it('reports to the head office what it could not do, until it could, and has a name there', async () => {
    const head = await heads.on(await postgres.another());
    const [service, other] = [await services.start(), await services.start()];
    const till = ownerOf(service);
    await ran(service.dataDir, ['enrol', await enrolmentCode(head), '--name', 'Caja de la entrada']);
    await enrol(ownerOf(other), head);
    const [named, unnamed] = await stationsOf(head);
    expect([named?.name, unnamed?.name]).toEqual(['Caja de la entrada', hostname()]);

    const body = { code: 'CAF-1', name: 'Café', unit_price: '3.50' };
    const { id } = await decided(head, 'POST', '/v1/head/products', body);
    await expect.poll(() => codesAt(till)).toEqual(['CAF-1']);
    // Of its own, with the code that the head office is about to give.
    await ran(service.dataDir, ['leave']);
    await productAt(till, { ...body, code: 'CAF-2', name: 'Café propio' });
    await enrol(till, head);
    await expect.poll(() => codesAt(till)).toEqual(['CAF-1', 'CAF-2']);
    const items = async () => attention.parse((await head.call('GET', '/v1/head/attention')).json).data;
    const refusals = async () => (await items()).filter(({ kind }) => kind === 'refused_change');
    expect(await refusals()).toEqual([]);
    await decided(head, 'PUT', `/v1/head/products/${id}`, { ...body, code: 'CAF-2' });
    await expect.poll(refusals).toMatchObject([
      {
        subject: 'product',
        ...{ id, version: 2, name: 'Café' },
        problem: 'La caja tiene otro producto propio con el código CAF-2.',
      },
    ]);
    const [refused] = await refusals();
    const station = { path: `/v1/head/stations/${refused?.station_id}`, name: 'Caja del fondo' };
    const reader = await keyOf(head, 'reader');
    const rename = (as: { readonly key?: string }) =>
      head.call('PATCH', station.path, { body: { name: station.name }, ...as });
    expect((await rename({ key: reader })).status).toBe(403);
    expect(await rename({})).toMatchObject({ status: 200, json: { name: station.name } });
    expect(await refusals()).toMatchObject([{ station: station.name }]);
    await decided(head, 'PUT', `/v1/head/products/${id}`, { ...body, code: 'CAF-3' });
    await expect.poll(refusals).toEqual([]);
    expect(await codesAt(till)).toEqual(['CAF-2', 'CAF-3']);
  });

  async function codesAt(till: ApiClient) {
    const products = z.object({ data: z.array(z.looseObject({ code: z.string() })) });
    const { data } = products.parse((await till.call('GET', `${local}/products`)).json());
    return data.map(({ code }) => code).sort();
  }

  async function productAt(till: ApiClient, body: object): Promise<string> {
    const answer = await till.call('POST', `${local}/products`, { body });
    expect(answer.status, answer.text).toBe(201);
    return z.looseObject({ id: z.string() }).parse(answer.json()).id;
  }

  async function decided(head: AskedHead, method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) {
    const { status, json } = await head.call(method, path, { body });
    expect(status, JSON.stringify(json)).toBe(200);
    return method === 'PATCH' ? { id: '', version: 0 } : made.parse(json);
  }

  async function keyOf(head: AskedHead, role: string): Promise<string> {
    const { json } = await head.call('POST', '/v1/head/keys', { body: { role } });
    return z.object({ key: z.string() }).parse(json).key;
  }

  /** Waits until a till answers so. */
  async function seen(till: ApiClient, path: string, what: object): Promise<unknown> {
    const look = async () => (await till.call('GET', path)).json();
    await expect.poll(look).toMatchObject(what);
    return look();
  }
});
