import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';

/** Addresses as they may come over the wire: no client of ours would send most of them as they are. */
let root: string;
let api: ProgramApi;
let token: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mostrador-addresses-'));
  await mkdir(join(root, 'built', 'assets'), { recursive: true });
  await writeFile(join(root, 'built', 'index.html'), '<!doctype html><title>Ventana</title>');
  await writeFile(join(root, 'built', 'assets', 'index-4f2a.js'), 'export {};');
  await writeFile(join(root, 'built', 'icon.svg'), '<svg/>');
  await writeFile(join(root, 'built', '.env'), 'inside');
  await writeFile(join(root, 'outside.js'), 'outside');
  api = await runApi({ windowFolder: join(root, 'built') });
  token = await api.addKey({});
});
afterAll(async () => {
  await api.stop();
  await rm(root, { recursive: true });
});

interface RawAnswer {
  readonly status: number | undefined;
  readonly text: string;
  readonly length: string | undefined;
}

interface RawCall {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The address goes out as it is written here. */
function ask(method: string, address: string, { headers = {}, body }: RawCall = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: api.port, method, path: address, headers, agent: false });
    call.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode,
          text: Buffer.concat(chunks).toString(),
          length: response.headers['content-length'],
        }),
      );
    });
    call.end(body);
  });
}

const form = {
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.xml"\r\n\r\n<a/>\r\n--x--\r\n',
};

/** Ways to write the address of a route, and others that are near it. */
function waysTo(path: string): { readonly same: readonly string[]; readonly other: readonly string[] } {
  const last = path.lastIndexOf('/') + 1;
  const letter = path.charCodeAt(last).toString(16);
  return {
    same: [
      path,
      `${path}?a=1?b=/v1/local/health`,
      `${path}#a`,
      `${path.slice(0, last)}%${letter}${path.slice(last + 1)}`,
      `/%76${path.slice(2)}`,
      `http://127.0.0.1:${api.port}${path}`,
    ],
    other: [
      `${path}/`,
      `/${path}`,
      path.replace('/v1/', '/v1//'),
      `${path.slice(0, last - 1)}%2F${path.slice(last)}`,
      `${path.slice(0, last)}%25${letter}${path.slice(last + 1)}`,
      `${path.slice(0, last)}../${path.slice(last)}`,
      `/v1/../v1${path.slice(3)}`,
      path.toUpperCase(),
      `${path};a`,
      `${path}%00`,
      `${path.slice(0, last)}${'x'.repeat(5000)}`,
    ],
  };
}

const json = { headers: { 'content-type': 'application/json' }, body: '{}' };

describe.each([
  ['/v1/ec/imports', form, json],
  ['/v1/local/products/imports', form, json],
  ['/v1/ec/invoices', json, form],
] as const)('%s', (path, taken, refused) => {
  it('asks for a key however its address is written, and for its own kind of body', async () => {
    for (const address of waysTo(path).same) {
      expect((await ask('POST', address, taken)).status, address).toBe(401);
      expect((await ask('POST', address, refused)).status, address).toBe(415);
    }
  });

  it('is not what stands at an address beside it, key or not', async () => {
    for (const address of waysTo(path).other) {
      const headers = { ...taken.headers, authorization: `Bearer ${token}` };
      const answers = [await ask('POST', address, taken), await ask('POST', address, { ...taken, headers })];
      // Beside one of them is a route of its own, where nothing is done by this method.
      for (const { status } of answers) expect([404, 405], address).toContain(status);
    }
  });
});

it('an address with an empty identifier names nothing, and asks nobody for a key', async () => {
  for (const address of ['/v1/ec/invoices/', '/v1/ec/invoices//xml', '/v1/ec/taxpayers/']) {
    expect((await ask('GET', address)).status, address).toBe(404);
  }
});

it('an address that cannot be decoded names nothing', async () => {
  expect((await ask('GET', '/v1/ec/invoices/%zz')).status).toBe(404);
});

describe('the window', () => {
  it('is served at the root and at every path inside it, never from a cache', async () => {
    for (const path of ['/', '/index.html', '/documents/0197', '/settings?tab=keys']) {
      const answer = await api.call('GET', path);
      expect(answer.status, path).toBe(200);
      expect(answer.text).toContain('Ventana');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('runs its own scripts only', async () => {
    const policy = (await api.call('GET', '/')).headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('keeps files whose name says their content, and asks again for the others', async () => {
    const script = await api.call('GET', '/assets/index-4f2a.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect((await api.call('GET', '/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/index-none.js',
    '/%2e%2e/outside.js',
    '/..%2foutside.js',
    '/assets/..%5c..%5coutside.js',
    '/.env',
    '/v1/icon.svg',
  ])('answers 404 to %s, and keeps no memory of it', async (path) => {
    const answer = await api.call('GET', path);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  const long = 'x'.repeat(300);
  it.each([
    '/../outside.js',
    '/assets/../../outside.js',
    '/assets/..%2f..%2foutside.js',
    '/assets/%2e%2e/%2e%2e/outside.js',
    '/..\\outside.js',
    '//outside.js',
    '/./assets/index-4f2a.js',
    '/assets//index-4f2a.js',
    '/assets/index-4f2a.js/x.js',
    '/assets.js/index-4f2a.js',
    `/assets/${long}.js`,
    `/${`${long}/`.repeat(20)}x.js`,
    '/assets/x.constructor',
    '/assets/x.__proto__',
  ])('has no file at %.60s', async (address) => {
    expect((await ask('GET', address)).status).toBe(404);
  });

  it('answers HEAD as GET, without the content', async () => {
    for (const address of ['/', '/assets/index-4f2a.js']) {
      const [get, head] = [await ask('GET', address), await ask('HEAD', address)];
      expect(head).toEqual({ status: 200, text: '', length: get.length });
      expect(get.length).toBe(String(Buffer.byteLength(get.text)));
    }
  });
});

describe('without a built window', () => {
  it('says how to build it', async () => {
    const api = await runApi({ windowFolder: join(tmpdir(), 'there-is-no-window-here') });
    const answer = await api.call('GET', '/');
    await api.stop();
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('npm run build');
  });
});
