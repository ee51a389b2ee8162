import { expect, it, onTestFinished } from 'vitest';
import { listOf } from '../../../src-main/contract/list.ts';
import { createdPairing, pairingAnswer, pairingResource } from '../../../src-main/contract/pairing.ts';
import { type ProgramApi, runApi } from '../../support/api/program-api.ts';

const path = '/v1/local/pairings';

async function openApi(): Promise<ProgramApi> {
  const api = await runApi();
  onTestFinished(() => api.stop());
  return api;
}

async function ask(api: ProgramApi, name = 'Caja 1') {
  const answer = await api.call('POST', path, { body: { name } });
  expect(answer.status).toBe(201);
  return createdPairing.parse(answer.json());
}

it('a program gets its key without anybody copying it', async () => {
  const api = await openApi();
  const { id, secret, code } = await ask(api);
  const { data } = listOf(pairingResource).parse(
    (await api.call('GET', path, { token: api.session })).json(),
  );
  expect(data).toMatchObject([{ id, code, name: 'Caja 1', status: 'pending' }]);
  const waiting = api.call('GET', `${path}/${id}?wait=25`, { token: secret });
  const body = {
    environment: 'sandbox',
    scopes: ['issue', 'read'],
    allowed_origins: ['https://tienda.ejemplo.ec'],
  };
  const approved = await api.call('POST', `${path}/${id}/approve`, { token: api.session, body });
  expect(approved.json()).toMatchObject({ id, status: 'approved' });
  const answer = pairingAnswer.parse((await waiting).json());
  expect(answer.api_key).toMatchObject({ name: 'Caja 1', ...body });
  const token = answer.api_key?.key ?? '';
  expect((await api.call('GET', '/v1/ec/invoices', { token })).status).toBe(200);
  expect((await api.call('GET', '/v1/webhook-endpoints', { token })).status).not.toBe(401);
  expect((await api.call('GET', `${path}/${id}`, { token: secret })).status).toBe(404);
});

it('a program that waits learns that it was rejected', async () => {
  const api = await openApi();
  const { id, secret } = await ask(api);
  const waiting = api.call('GET', `${path}/${id}?wait=25`, { token: secret });
  await api.call('POST', `${path}/${id}/reject`, { token: api.session });
  const answer = pairingAnswer.parse((await waiting).json());
  expect(answer).toMatchObject({ status: 'rejected' });
  expect(answer).not.toHaveProperty('api_key');
});

it('a program that left while it waited finds its key when it is back', async () => {
  const api = await openApi();
  const { id, secret } = await ask(api);
  const leaving = new AbortController();
  const left = api.call('GET', `${path}/${id}?wait=25`, { token: secret, signal: leaving.signal });
  const failed = expect(left).rejects.toThrow();
  await api.call('GET', `${path}/${id}`, { token: secret });
  leaving.abort();
  await failed;
  const body = { environment: 'sandbox' };
  await api.call('POST', `${path}/${id}/approve`, { token: api.session, body });
  const answer = pairingAnswer.parse((await api.call('GET', `${path}/${id}`, { token: secret })).json());
  expect(answer.api_key?.scopes).toEqual(['issue', 'read']);
});

it('guessing teaches nothing: a wrong secret and a wrong id are answered alike, slower and slower', async () => {
  const api = await openApi();
  const { id, secret } = await ask(api);
  const nowhere = '01970000-0000-7000-8000-000000000000';
  const wrong = await api.call('GET', `${path}/${id}?wait=25`, { token: `msp_${'a'.repeat(43)}` });
  const unknown = await api.call('GET', `${path}/${nowhere}`, { token: secret });
  const [first, second] = [wrong, unknown].map((answer) => {
    const { request_id, instance, ...rest } = answer.json();
    return { status: answer.status, ...rest };
  });
  expect(first).toMatchObject({ status: 404, code: 'not_found' });
  expect(second).toEqual(first);
  for (const token of [api.session, await api.addKey({ scopes: ['issue', 'read', 'config', 'devices'] })]) {
    expect((await api.call('GET', `${path}/${id}`, { token })).status).toBe(404);
  }
  expect((await api.call('GET', `${path}/${id}`)).json()).toMatchObject({ code: 'missing_api_key' });
});

it('nobody but a person sees, approves or rejects', async () => {
  const api = await openApi();
  const { id, secret } = await ask(api);
  const key = await api.addKey({ scopes: ['issue', 'read', 'config', 'devices'] });
  for (const [token, status] of [
    [key, 403],
    [secret, 401],
    [undefined, 401],
  ] as const) {
    const options = token === undefined ? {} : { token };
    const body = { environment: 'sandbox' };
    expect((await api.call('GET', path, options)).status).toBe(status);
    expect((await api.call('POST', `${path}/${id}/approve`, { ...options, body })).status).toBe(status);
    expect((await api.call('POST', `${path}/${id}/reject`, options)).status).toBe(status);
  }
});

it('a web page cannot ask for a key, and a foreign name reaches nothing', async () => {
  const api = await openApi();
  const body = { name: 'Caja 1' };
  for (const headers of [{ origin: 'https://evil.example' }, { host: `evil.example:${api.port}` }]) {
    expect((await api.call('POST', path, { headers, body })).status).toBe(403);
  }
  const form = { 'content-type': 'text/plain' };
  expect((await api.call('POST', path, { headers: form, body: '{"name":"x"}' })).status).toBe(415);
});

it('asking is limited for all together, and so is looking', async () => {
  const api = await openApi();
  const { id, secret } = await ask(api);
  await api.call('POST', `${path}/${id}/reject`, { token: api.session });
  const more = await Promise.all(
    Array.from({ length: 8 }, () => api.call('POST', path, { body: { name: 'Otra' } })),
  );
  const refused = more.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  const looks = await Promise.all(
    Array.from({ length: 60 }, () => api.call('GET', `${path}/${id}`, { token: secret })),
  );
  expect(looks.some(({ status }) => status === 429)).toBe(true);
  expect(looks.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
});

it('reports the faults of what is asked and what is approved', async () => {
  const api = await openApi();
  const answer = await api.call('POST', path, { body: { name: '', scopes: ['issue'] } });
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/name' }, { pointer: '/scopes', code: 'unknown_field' }],
  });
  const { id } = await ask(api);
  const body = { environment: 'moon', scopes: [], allowed_origins: ['*'] };
  const approved = await api.call('POST', `${path}/${id}/approve`, { token: api.session, body });
  expect(approved.json()).toMatchObject({ status: 422 });
  expect(approved.json().errors).toHaveLength(3);
});
