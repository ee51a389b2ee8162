import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  certificateResource,
  entityResource,
  seriesResource,
} from '../../../src-main/contract/business/entity.ts';
import { settingsResource } from '../../../src-main/contract/business/settings.ts';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { customerResource } from '../../../src-main/contract/catalog/customer.ts';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { syncResource } from '../../../src-main/contract/delivery/sync.ts';
import { authorityTables } from '../../../src-main/contract/documents/authority/authority-tables.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import {
  agentKeyResource,
  apiKeyResource,
  createdApiKey,
  health,
  sessionKeyResource,
  sessionResource,
} from '../../../src-main/contract/local.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { type RunningApi, runApi } from '../../support/api/running-api.ts';

let api: RunningApi;
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

describe('coming in', () => {
  it('trades a one-time token for a session, once', async () => {
    const own = await runApi();
    const trade = () => own.call('POST', '/v1/local/sessions', { body: { token: own.oneTimeToken } });
    const first = await trade();
    const again = await trade();
    await own.stop();
    expect(first.status).toBe(201);
    expect(sessionResource.parse(first.json()).token).toBe(own.session);
    expect(again.json()).toMatchObject({ status: 401, code: 'invalid_api_key' });
  });

  it('gives the session a key for an environment, with which it issues and reads', async () => {
    const made = await api.call('POST', '/v1/local/session-keys', { token, body: { environment: 'test' } });
    expect(made.status).toBe(201);
    const { key } = sessionKeyResource.parse(made.json());
    expect((await api.call('GET', '/v1/ec/invoices', { token: key })).status).toBe(200);
  });

  it('trades an API key for an agent’s, for a person alone', async () => {
    const body = { environment: 'sandbox', scopes: ['read'] };
    const created = createdApiKey.parse(
      (await api.call('POST', '/v1/local/api-keys', { token, body })).json(),
    );
    const trade = (as: string, api_key: string) =>
      api.call('POST', '/v1/local/agent-keys', { token: as, body: { api_key } });
    const made = await trade(token, created.key);
    expect(made.status).toBe(201);
    expect(agentKeyResource.parse(made.json())).toMatchObject({ environment: 'sandbox', scopes: ['read'] });
    expect((await trade(token, 'mst_sandbox_none')).json()).toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
    expect((await trade(created.key, created.key)).json()).toMatchObject({ code: 'insufficient_scope' });
  });

  it('shows the window where it can work, and anyone only name and version', async () => {
    workspaceResource.parse((await api.call('GET', '/v1/local/workspace', { token })).json());
    const open = health.parse((await api.call('GET', '/v1/local/health')).json());
    expect(open).toEqual({ name: 'mostrador', version: '1.2.3' });
  });
});

describe('keys', () => {
  it('shows a key once, lists it without it, and ends it', async () => {
    const created = await api.call('POST', '/v1/local/api-keys', {
      token,
      body: { environment: 'sandbox', name: 'Caja 1', allowed_origins: ['https://tienda.ejemplo.ec'] },
    });
    expect(created.status).toBe(201);
    const { key, id } = createdApiKey.parse(created.json());
    expect((await api.call('GET', '/v1/ec/invoices', { token: key })).status).toBe(200);
    const listed = await api.call('GET', '/v1/local/api-keys', { token });
    expect(
      listOf(apiKeyResource)
        .parse(listed.json())
        .data.map((row) => row.id),
    ).toContain(id);
    expect(listed.text).not.toContain(key);
    const revoked = await api.call('DELETE', `/v1/local/api-keys/${id}`, { token });
    expect(apiKeyResource.parse(revoked.json()).revoked_at).toBeDefined();
    expect((await api.call('GET', '/v1/ec/invoices', { token: key })).status).toBe(401);
    const unknown = await api.call('DELETE', `/v1/local/api-keys/${api.entity.id}`, { token });
    expect(unknown.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('takes DELETE with a content type and no body, as many clients send it', async () => {
    const { id } = createdApiKey.parse(
      (await api.call('POST', '/v1/local/api-keys', { token, body: { environment: 'test' } })).json(),
    );
    const headers = { 'content-type': 'application/json' };
    expect((await api.call('DELETE', `/v1/local/api-keys/${id}`, { token, headers, body: '' })).status).toBe(
      200,
    );
  });

  it('refuses an origin that is none', async () => {
    const body = { environment: 'sandbox', allowed_origins: ['*', 'tienda'] };
    const answer = await api.call('POST', '/v1/local/api-keys', { token, body });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/allowed_origins/0' }, { pointer: '/allowed_origins/1' }],
    });
  });
});

describe('the business', () => {
  it('is written whole, its faults all at once', async () => {
    const business = { ruc: '17', legal_name: '', colour: 'red' };
    const refused = await api.call('PUT', '/v1/local/setup', { token, body: { business } });
    expect(refused.status).toBe(422);
    expect(refused.json().errors).toHaveLength(4);
    const body = {
      business: { ruc: '1799999990001', legal_name: 'EJEMPLO', head_office_address: 'Quito' },
    };
    const written = await api.call('PUT', '/v1/local/setup', { token, body });
    expect(written.status).toBe(200);
    entityResource.parse(written.json());
  });

  it('takes its certificate as bytes', async () => {
    const p12_base64 = Buffer.from('twelve bytes').toString('base64');
    const put = (password: string) =>
      api.call('PUT', '/v1/local/certificate', { token, body: { p12_base64, password } });
    expect(certificateResource.parse((await put('clave')).json()).serial_number).toBe('12');
    expect((await put('otra')).json()).toMatchObject({
      status: 422,
      detail: 'La contraseña no abre el archivo.',
    });
  });

  it('shows its series: all to a person, its own to a key', async () => {
    const all = listOf(seriesResource).parse((await api.call('GET', '/v1/local/series', { token })).json());
    expect(all.data).toHaveLength(3);
    const key = api.addKey({ scopes: ['config'], environment: 'test' });
    const own = listOf(seriesResource).parse(
      (await api.call('GET', '/v1/local/series', { token: key })).json(),
    );
    expect(own.data.map(({ environment }) => environment)).toEqual(['test']);
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

  it('shows how delivery stands', async () => {
    syncResource.parse((await api.call('GET', '/v1/local/sync', { token })).json());
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
