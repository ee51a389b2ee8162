import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPageFile } from '../../../../src-main/desktop/page/page-files.ts';

const folder = join('built', 'renderer');

describe('files of the page', () => {
  it.each([
    'app://mostrador',
    'app://mostrador/',
    'app://mostrador/index.html',
    'app://mostrador/#/documentos',
  ])('serves the page itself at %s', (address) => {
    expect(findPageFile(folder, address)).toEqual({
      path: join(folder, 'index.html'),
      mediaType: 'text/html; charset=utf-8',
    });
  });

  it('serves what the build made, with its media type', () => {
    expect(findPageFile(folder, 'app://mostrador/assets/index-Bo3cWwwf.css')).toEqual({
      path: join(folder, 'assets', 'index-Bo3cWwwf.css'),
      mediaType: 'text/css; charset=utf-8',
    });
    expect(findPageFile(folder, 'app://mostrador/assets/icon.svg?v=2')?.mediaType).toBe('image/svg+xml');
  });

  it.each([
    'app://mostrador/../package.json',
    'app://mostrador/assets/../../main/electron.cjs',
    'app://mostrador/assets/..%2F..%2Fsecret.key',
    'app://mostrador/%2e%2e/index.html',
    'app://mostrador/assets\\..\\index.html',
    'app://mostrador//etc/passwd.html',
    'app://mostrador/.env.js',
    'app://mostrador/assets/',
    'app://mostrador/secret.key',
    'app://mostrador.evil.example/index.html',
    'app://elsewhere/index.html',
    'https://mostrador/index.html',
  ])('finds nothing at %s', (address) => {
    expect(findPageFile(folder, address)).toBeUndefined();
  });
});
