import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importResource } from '../../../src-main/contract/import.ts';
import { apiKeyBody } from '../../../src-main/contract/local.ts';
import type { Imports } from '../../../src-main/imports/imports.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { serveShop } from '../../support/api/shop-api.ts';
import { eventually } from '../../support/eventually.ts';
import { signedForeignInvoice } from '../../support/import-files/signed-invoice.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

const BOUNDARY = '----mostrador';

interface Part {
  readonly field?: string;
  /** Null for a field that is no file. */
  readonly name?: string | null;
  readonly content: string | Buffer;
}

/** A form, byte by byte as browsers write it. */
function formOf(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ field = 'file', name = 'factura.xml', content }) => {
    const file = name === null ? '' : `; filename="${name}"\r\nContent-Type: application/octet-stream`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const formType = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** The API before the imports of a shop, in which nothing is imported until it is asked to. */
async function importApi({ beforeUpload = async () => {} } = {}) {
  const shop = await openShop();
  const { imports, folder, start } = await importsOf(shop);
  const upload: Imports['upload'] = async (caller, files) => {
    await beforeUpload();
    return imports.upload(caller, files);
  };
  const api = await serveShop(shop.store, { imports: { ...imports, upload } });
  const addKey = async (parts: object) => {
    const made = await api.keys.create(apiKeyBody.parse(parts));
    if (!made.ok) throw new Error(`no key: ${JSON.stringify(made.problem)}`);
    return made.value.key;
  };
  const key = await addKey({ environment: 'test' });
  const post = (parts: readonly Part[], headers: Record<string, string> = {}): Promise<HttpAnswer> =>
    api.call('POST', '/v1/ec/imports', {
      token: key,
      headers: { ...formType, ...headers },
      body: formOf(parts),
    });
  return { api, post, key, addKey, folder, start };
}

it('takes one to twenty files, answers 201 with the import in the queue, and keeps them for their owner alone', async () => {
  const { post, folder } = await importApi();
  const answer = await post([
    { name: 'enero ñandú.xml', content: '<a/>' },
    { name: '../../febrero.zip', content: Buffer.from([80, 75, 3, 4]) },
  ]);
  expect(answer.status).toBe(201);
  const stored = importResource.parse(answer.json());
  expect(stored).toMatchObject({
    status: 'queued',
    environment: 'test',
    counts: { found: 0, pending: 0 },
    files: [
      {
        name: 'enero ñandú.xml',
        size: 4,
        sha256: createHash('sha256').update('<a/>').digest('hex'),
      },
      { name: 'febrero.zip', size: 4 },
    ],
  });
  const path = join(folder, stored.id);
  expect(readdirSync(path).toSorted()).toEqual(['1', '2']);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, '1')).mode & 0o777).toBe(0o600);
});

it('answers the same files while they are under way with the import that has them, in whatever order they come', async () => {
  const { post, folder } = await importApi();
  const [one, two] = [{ content: '<a/>' }, { content: '<b/>' }];
  const first = await post([one, two]);
  const again = await post([two, one]);
  expect(again.status).toBe(200);
  expect(again.headers['idempotent-replayed']).toBeUndefined();
  expect(again.json().id).toBe(first.json().id);
  expect(readdirSync(folder)).toEqual([first.json().id]);
  expect((await post([one])).status).toBe(201);
});

it('answers a repeated Idempotency-Key with its import, even once it has ended, and refuses it for other files', async () => {
  const { post, api, key } = await importApi();
  const headers = { 'idempotency-key': 'historia-2025' };
  const first = await post([{ content: '<a/>' }], headers);
  expect((await api.call('POST', `/v1/ec/imports/${first.json().id}/cancel`, { token: key })).status).toBe(
    200,
  );

  const again = await post([{ content: '<a/>' }], headers);
  expect(again.status).toBe(200);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.json()).toMatchObject({ id: first.json().id, status: 'canceled' });

  const other = await post([{ content: '<b/>' }], headers);
  expect(other.status).toBe(422);
  expect(other.json().code).toBe('idempotency_key_reused');
});

it('refuses a form with all that is wrong with it at once, and keeps nothing', async () => {
  const { post, folder } = await importApi();
  const answer = await post([
    { field: 'nota', name: null, content: 'hola' },
    { field: 'file', name: null, content: 'no es un archivo' },
    { field: 'archivo', content: '<a/>' },
  ]);
  expect(answer.status).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: [
      { pointer: '/nota', code: 'unknown_field' },
      { pointer: '/file', code: 'invalid_type' },
      { pointer: '/archivo', code: 'unknown_field' },
    ],
  });
  const empty = await post([]);
  expect(empty.json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/file', code: 'required' }],
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a file over 50 MiB and takes one of 50 MiB', async () => {
  const { post, folder } = await importApi();
  const limit = Buffer.alloc(50 * 1024 * 1024);
  expect((await post([{ content: limit }])).status).toBe(201);
  const answer = await post([{ name: 'enorme.zip', content: Buffer.concat([limit, Buffer.from('a')]) }]);
  expect(answer.status).toBe(413);
  expect(answer.json()).toMatchObject({
    code: 'payload_too_large',
    detail: expect.stringContaining('enorme.zip'),
  });
  expect(readdirSync(folder)).toHaveLength(1);
});

it('refuses an upload over 200 MiB', async () => {
  const { post, folder } = await importApi();
  const content = Buffer.alloc(50 * 1024 * 1024);
  const answer = await post([{ content }, { content }, { content }, { content }, { content: 'a' }]);
  expect(answer.status).toBe(413);
  expect(answer.json()).toMatchObject({
    code: 'payload_too_large',
    detail: expect.stringContaining('200 MiB'),
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses who may not import before a byte of the files is taken', async () => {
  const { api, addKey, folder } = await importApi();
  const body = formOf([{ content: '<a/>' }]);
  const call = (token?: string, headers: Record<string, string> = formType) =>
    api.call('POST', '/v1/ec/imports', { ...(token !== undefined && { token }), headers, body });
  expect((await call()).status).toBe(401);
  expect((await call('mst_test_nobody')).status).toBe(401);
  const reader = await addKey({ environment: 'test', scopes: ['read'] });
  expect((await call(reader)).json().code).toBe('insufficient_scope');
  const issuer = await addKey({ environment: 'test', scopes: ['issue'] });
  expect((await call(issuer, { 'content-type': 'application/json' })).json().code).toBe(
    'unsupported_media_type',
  );
  expect((await call(issuer, { ...formType, host: 'example.com' })).json().code).toBe('host_not_allowed');
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a form that is broken, and forgets one that was cut off', async () => {
  const { api, key, folder, post } = await importApi();
  const whole = formOf([{ content: '<a/>' }]);
  const broken = await api.call('POST', '/v1/ec/imports', {
    token: key,
    headers: formType,
    body: whole.subarray(0, whole.length - 20),
  });
  expect(broken.status).toBe(422);
  expect(broken.json()).toMatchObject({ code: 'validation_failed', errors: [{ code: 'invalid_format' }] });

  await new Promise<void>((resolve, reject) => {
    const call = request(`${api.url}/v1/ec/imports`, {
      method: 'POST',
      headers: { ...formType, authorization: `Bearer ${key}`, 'content-length': '1000000' },
    });
    call.on('error', () => resolve());
    call.write(whole.subarray(0, whole.length - 20));
    // What it began to take is in the folder before it is cut off.
    eventually(
      () => readdirSync(folder).length,
      (count) => count === 1,
    ).then(() => call.destroy(), reject);
  });
  expect((await post([{ content: '<b/>' }])).status).toBe(201);
  await expect.poll(() => readdirSync(folder).length).toBe(1);
});

it('forgets a form whose sender is gone before it is read', async () => {
  const senderGone = Promise.withResolvers<void>();
  const uploads: string[] = [];
  const { api, key, folder } = await importApi({
    async beforeUpload() {
      uploads.push('began');
      await senderGone.promise;
    },
  });
  const whole = formOf([{ content: '<a/>' }]);
  const call = request(`${api.url}/v1/ec/imports`, {
    method: 'POST',
    headers: { ...formType, authorization: `Bearer ${key}`, 'content-length': '1000000' },
  });
  call.on('error', () => {});
  call.write(whole.subarray(0, whole.length - 20));
  await expect.poll(() => uploads).toEqual(['began']);
  const closed = new Promise((resolve) => call.once('close', resolve));
  call.destroy();
  await closed;
  // The service hears of it on its own socket.
  await expect.poll(() => api.connections()).toBe(0);
  senderGone.resolve();
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});

it('takes a form nowhere else', async () => {
  const { api, key } = await importApi();
  const call = (path: string) =>
    api.call('POST', path, { token: key, headers: formType, body: formOf([{ content: '<a/>' }]) });
  expect((await call('/v1/ec/invoices')).status).toBe(415);
  expect((await call('/v1/ec/imports/0190a5c8-0000-7000-8000-000000000000/cancel')).status).toBe(415);
});

it('shows an import while it runs and its items, page by page, to its own environment alone', async () => {
  const { api, post, key, addKey, start } = await importApi();
  const uploaded = await post([{ content: await signedForeignInvoice({ environment: 'live' }) }]);
  const { id } = importResource.parse(uploaded.json());
  const get = (path: string, token = key) => api.call('GET', `/v1/ec/imports${path}`, { token });
  expect((await get('')).json()).toMatchObject({ object: 'list', data: [{ id }], next_cursor: null });
  const stranger = await addKey({ environment: 'live' });
  expect((await get(`/${id}`, stranger)).status).toBe(404);
  expect((await get(`/${id}/items`, stranger)).status).toBe(404);
  expect((await get('', stranger)).json()).toMatchObject({ data: [] });

  start();
  await expect.poll(async () => (await get(`/${id}`)).json().status).toBe('completed');
  expect((await get(`/${id}/items?result=skipped`)).json()).toMatchObject({
    data: [{ object: 'import_item', code: 'wrong_environment', file: 'factura.xml' }],
  });
  expect((await get(`/${id}/items?result=failed`)).json()).toMatchObject({ data: [] });
  expect((await get(`/${id}/items?code=wrong_environment`)).json()).toMatchObject({ data: [{}] });
  expect((await get(`/${id}/items?code=of_no_use`)).status).toBe(422);
  const cancel = await api.call('POST', `/v1/ec/imports/${id}/cancel`, { token: key });
  expect(cancel.status).toBe(409);
  expect(cancel.json().code).toBe('invalid_state');
});
