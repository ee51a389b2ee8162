import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { UploadPart } from '../../../../src-main/contract/upload-part.ts';
import { makeImportFolder } from '../../../../src-main/imports/upload/import-folder.ts';
import { receiveFiles } from '../../../../src-main/imports/upload/receive-files.ts';
import { partsOf } from '../../../support/shops/import-shop.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

async function receive(parts: AsyncIterable<UploadPart>) {
  const folder = makeImportFolder(temporaryFolder());
  await folder.make('import');
  return { folder, received: await receiveFiles(parts, { folder, importId: 'import' }) };
}

it('writes each file as it came, and takes its digest', async () => {
  const content = Buffer.from('ñandú'.repeat(50_000));
  const { folder, received } = await receive(partsOf([{ name: 'a.xml', content }]));
  expect(received).toEqual({
    ok: true,
    files: [
      { name: 'a.xml', size: content.length, sha256: createHash('sha256').update(content).digest('hex') },
    ],
  });
  expect(readFileSync(folder.fileOf('import', 1)).equals(content)).toBe(true);
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Facturas\\enero.zip', 'enero.zip'],
    ['línea\u0000\n\u202egpj.xml', 'líneagpj.xml'],
    ['', 'archivo'],
    ['..', '..'],
    ['a'.repeat(300), 'a'.repeat(255)],
  ])('%j is shown as %j and never becomes a path', async (name, shown) => {
    const { folder, received } = await receive(partsOf([{ name, content: 'x' }]));
    expect(received).toMatchObject({ ok: true, files: [{ name: shown }] });
    expect(readFileSync(folder.fileOf('import', 1), 'utf8')).toBe('x');
  });
});

it('refuses a PDF by its first bytes, however they come, and says all that is wrong at once', async () => {
  async function* upload(): AsyncGenerator<UploadPart> {
    yield { field: 'file', fileName: 'ride.pdf', content: byteByByte('%PDF-1.7') };
    yield { field: 'file', fileName: 'a.xml', content: byteByByte('<a/>') };
    yield { field: 'otro', fileName: 'b.xml', content: byteByByte('<b/>') };
  }
  async function* byteByByte(text: string): AsyncGenerator<Uint8Array> {
    for (const byte of Buffer.from(text)) yield new Uint8Array([byte]);
  }
  const { received } = await receive(upload());
  expect(received).toMatchObject({
    ok: false,
    problem: {
      code: 'validation_failed',
      errors: [
        { pointer: '/file', code: 'invalid_format', message: expect.stringContaining('ride.pdf') },
        { pointer: '/otro', code: 'unknown_field' },
      ],
    },
  });
});

it('passes on what breaks the upload', async () => {
  async function* broken(): AsyncGenerator<UploadPart> {
    yield { field: 'file', fileName: 'a.xml', content: cut() };
  }
  async function* cut(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array([1]);
    throw new Error('cut off');
  }
  await expect(receive(broken())).rejects.toThrow('cut off');
});
