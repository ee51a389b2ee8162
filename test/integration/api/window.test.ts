import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProgramApi, runApi } from '../../support/api/program-api.ts';

describe('the window', () => {
  let root: string;
  let api: ProgramApi;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'mostrador-window-'));
    await mkdir(join(root, 'built', 'assets'), { recursive: true });
    await writeFile(join(root, 'built', 'index.html'), '<!doctype html><title>Ventana</title>');
    await writeFile(join(root, 'built', 'assets', 'index-4f2a.js'), 'export {};');
    await writeFile(join(root, 'built', 'icon.svg'), '<svg/>');
    await writeFile(join(root, 'built', '.env'), 'inside');
    await writeFile(join(root, 'outside.txt'), 'outside');
    api = await runApi({ windowFolder: join(root, 'built') });
  });
  afterAll(async () => {
    await api.stop();
    await rm(root, { recursive: true });
  });

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
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/.env',
    '/v1/icon.svg',
  ])('answers 404 to %s, and keeps no memory of it', async (path) => {
    const answer = await api.call('GET', path);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
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
