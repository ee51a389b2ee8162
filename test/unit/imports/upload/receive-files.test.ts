import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeImportFolder } from '../../../../src-main/imports/upload/import-folder.ts';
import { receiveFiles, type UploadPart } from '../../../../src-main/imports/upload/receive-files.ts';
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
