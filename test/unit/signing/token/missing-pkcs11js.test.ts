import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTokens } from '../../../../src-main/signing/token/tokens.ts';

const sources = [
  'src-main/threads/token-process.ts',
  'src-main/signing/signing-key.ts',
  'src-main/signing/token',
];

describe('a computer where pkcs11js could not be installed', () => {
  let folder: string;

  // The program itself where its optional dependency is not: only zod is beside it.
  beforeAll(() => {
    const root = join(import.meta.dirname, '../../../..');
    const zod = dirname(createRequire(import.meta.url).resolve('zod/package.json'));
    folder = mkdtempSync(join(tmpdir(), 'mostrador-no-pkcs11js-'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
    cpSync(zod, join(folder, 'node_modules/zod'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says that tokens are not supported', async () => {
    const processFile = join(folder, 'src-main/threads/token-process.ts');
    const tokens = makeTokens({ processFile, env: process.env });
    const detail = "Error: Cannot find module 'pkcs11js'";
    const unsupported = { ok: false, fault: { code: 'unsupported', detail } };
    expect(await tokens.inspect('/usr/lib/any.so')).toEqual(unsupported);
    const location = { module: '/usr/lib/any.so', certificateId: '01' };
    expect(await tokens.open(location, { pin: '1234' })).toEqual(unsupported);
    await tokens.close();
  });
});
