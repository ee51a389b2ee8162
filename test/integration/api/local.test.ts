import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriesResource } from '../../../src-main/contract/business/entity.ts';
import { settingsResource } from '../../../src-main/contract/business/settings.ts';
import { customerResource } from '../../../src-main/contract/catalog/customer.ts';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { authorityTables } from '../../../src-main/contract/documents/authority/authority-tables.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { type ProgramApi, runApi } from '../../support/api/program-api.ts';
import { aBusiness } from '../../support/shops/business-file.ts';

let api: ProgramApi;
let token: string;
beforeAll(async () => {
  api = await runApi();
  token = api.session;
});
afterAll(() => api.stop());

describe('the tables of the authority', () => {
  it('are read with a session: what goes in a body, and what a person reads', async () => {
    const answer = await api.call('GET', '/v1/local/tables', { token });
    expect(answer.status).toBe(200);
    const tables = authorityTables.parse(answer.json());
    expect(tables.iva_rates).toContainEqual({ code: 'iva_15', label: '15 %' });
    expect(tables.countries).toContainEqual({ code: '593', label: 'ECUADOR' });
    expect(tables.withholding_codes).toContainEqual(expect.objectContaining({ tax: 'renta', code: '312' }));
    for (const rows of [tables.building_materials, tables.plastic_bags, tables.delivery_motives]) {
      expect(rows.length).toBeGreaterThan(0);
    }
  });
});

describe('keys', () => {
  it('takes DELETE with a content type and no body, as many clients send it', async () => {
    const { id } = createdApiKey.parse(
      (await api.call('POST', '/v1/local/api-keys', { token, body: { environment: 'sandbox' } })).json(),
    );
    const headers = { 'content-type': 'application/json' };
    expect((await api.call('DELETE', `/v1/local/api-keys/${id}`, { token, headers, body: '' })).status).toBe(
      200,
    );
  });
});

describe('the business', () => {
  it('is refused with all its faults at once', async () => {
    const business = { ruc: '17', legal_name: '', colour: 'red' };
    const refused = await api.call('PUT', '/v1/local/setup', { token, body: { business } });
    expect(refused.status).toBe(422);
    expect(refused.json().errors).toHaveLength(4);
  });

  it('shows its series: all to a person, its own to a key', async () => {
    expect((await api.call('PUT', '/v1/local/setup', { token, body: aBusiness() })).status).toBe(200);
    const environmentsFor = async (as: string) => {
      const answer = await api.call('GET', '/v1/local/series?limit=100', { token: as });
      const { data } = listOf(seriesResource).parse(answer.json());
      return new Set(data.map(({ environment }) => environment));
    };
    expect(await environmentsFor(token)).toEqual(new Set(['sandbox', 'test', 'live']));
    for (const environment of ['sandbox', 'test', 'live'] as const) {
      const key = await api.addKey({ environment, scopes: ['config'] });
      expect(await environmentsFor(key)).toEqual(new Set([environment]));
    }
  });

  it('shows and changes the settings of the program, and only what it is sent', async () => {
    const change = (body: unknown) => api.call('PATCH', '/v1/local/settings', { token, body });
    await change({ port: '4800', rate_limit: 'off' });
    const changed = settingsResource.parse((await change({ port: null })).json());
    expect(changed).toEqual({ object: 'settings', rate_limit: 'off' });
    const refused = problemBody.parse((await change({ port: '99999', rate_limit: '0', other: '1' })).json());
    expect(refused.errors?.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/other',
      '/port',
      '/rate_limit',
    ]);
  });
});

describe('the catalogue', () => {
  it('keeps products: made, found, changed, deleted', async () => {
    const body = { code: 'CAF', name: 'Café', unit_price: '4.50' };
    const made = await api.call('POST', '/v1/local/products', { token, body });
    expect(made.status).toBe(201);
    const { id, iva } = productResource.parse(made.json());
    expect(iva).toBe('iva_15');
    const answer = await api.call('GET', '/v1/local/products?q=Caf%C3%A9', { token });
    expect(listOf(productResource).parse(answer.json()).data).toHaveLength(1);
    const changed = await api.call('PUT', `/v1/local/products/${id}`, {
      token,
      body: { ...body, unit_price: '5' },
    });
    expect(productResource.parse(changed.json()).unit_price).toBe('5');
    const deleted = await api.call('DELETE', `/v1/local/products/${id}`, { token });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await api.call('DELETE', `/v1/local/products/${id}`, { token })).status).toBe(404);
  });

  it('keeps customers', async () => {
    const body = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' };
    const made = await api.call('POST', '/v1/local/customers', { token, body });
    const { id } = customerResource.parse(made.json());
    const changed = { ...body, name: 'Ana María Pérez' };
    await api.call('PUT', `/v1/local/customers/${id}`, { token, body: changed });
    const found = listOf(customerResource).parse(
      (await api.call('GET', '/v1/local/customers?q=Ana', { token })).json(),
    );
    expect(found.data.map(({ name }) => name)).toEqual(['Ana María Pérez']);
  });
});
