import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../../src-main/imports/reading/findings/finding.ts';
import { envelopeOf, soapAnswerOf } from '../../../support/import-files/envelopes.ts';
import { readImport } from '../../../support/import-files/read-import.ts';
import { foreignKey, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { makeZip, type ZipEntry } from '../../../support/import-files/zip-file.ts';

const signed = await signedForeignInvoice();
const another = await signedForeignInvoice({ sequential: 2 });
const key = foreignKey();
const answerWithTwo = soapAnswerOf([
  [signed, { number: key }],
  [another, { number: foreignKey({ sequential: 2 }) }],
]);
const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

describe('reading an archive', () => {
  it('finds its documents in the order of its directory, and counts what is none', async () => {
    const zip = makeZip([
      { name: 'facturas/' },
      { name: 'facturas/1.xml', content: signed },
      { name: 'facturas/1.pdf', content: '%PDF-1.7' },
      { name: 'facturas/2.XML', content: envelopeOf(another, { number: foreignKey({ sequential: 2 }) }) },
      { name: 'anteriores.zip', content: makeZip([{ name: 'a.xml', content: signed }]) },
      { name: 'lista.txt', content: key },
      { name: '__MACOSX/facturas/._1.xml', content: 'Mac' },
      { name: 'facturas/._2.xml', content: 'Mac' },
      { name: 'guardado sin comprimir.xml', content: signed, isStored: true },
    ]);
    const { recognized, findings } = await readImport(zip);
    expect(recognized).toEqual({ ok: true, kind: 'zip', size: zip.length, entries: 9, ignoredEntries: 5 });
    expect(findings).toMatchObject([
      { kind: 'document', entry: 'facturas/1.xml', number: '001-002-000000001' },
      { kind: 'document', entry: 'facturas/2.XML', number: '001-002-000000002', envelope: {} },
      { kind: 'document', entry: 'guardado sin comprimir.xml', number: '001-002-000000001' },
    ]);
    expect(findings.map(({ position }) => indexOf(position))).toEqual([1, 3, 8]);
  });

  it('gives what is left when it goes on from any position', async () => {
    const zip = makeZip([
      { name: '1.xml', content: signed },
      { name: '2.xml', content: answerWithTwo },
      { name: '3.pdf' },
      { name: '4.xml', content: '<otra/>' },
    ]);
    const { findings } = await readImport(zip);
    expect(findings.map(({ kind, entry }) => [kind, entry])).toEqual([
      ['document', '1.xml'],
      ['document', '2.xml'],
      ['document', '2.xml'],
      ['fault', '4.xml'],
    ]);
    for (const [index, { position }] of findings.entries()) {
      const rest = await readImport(zip, { from: position + 1 });
      expect(rest.findings).toEqual(findings.slice(index + 1));
    }
  });

  it('ends between two findings on request', async () => {
    const controller = new AbortController();
    const zip = makeZip([{ name: '1.xml', content: answerWithTwo }]);
    const { findings } = await readImport(zip, { signal: AbortSignal.any([controller.signal]) });
    expect(findings).toHaveLength(2);
    controller.abort();
    expect((await readImport(zip, { signal: controller.signal })).findings).toEqual([]);
  });

  it('reads entries wherever they lie in a large archive', async () => {
    const padding = `<!--${noise(20 * KIBIBYTE).toString('hex')}-->`;
    const entries = Array.from({ length: 60 }, (_, at) => ({
      name: `${at}.xml`,
      content: signed.replace('<detalles>', `${padding.slice(0, -3 - at)}--><detalles>`),
      isStored: at % 2 === 0,
    }));
    const { recognized, findings } = await readImport(makeZip(entries));
    expect(recognized).toMatchObject({ ok: true, entries: 60 });
    expect(findings.map(({ kind, entry }) => [kind, entry])).toEqual(
      entries.map(({ name }) => ['document', name]),
    );
  });

  it('reads an archive with a comment', async () => {
    const zip = makeZip([{ name: '1.xml', content: signed }], { comment: 'Exportado por otro sistema' });
    expect((await readImport(zip)).findings).toHaveLength(1);
  });

  it.each([
    ['../../../etc/factura.xml', 'etc/factura.xml'],
    ['/raiz/factura.xml', 'raiz/factura.xml'],
    ['C:\\facturas\\..\\factura.xml', 'facturas/factura.xml'],
    ['fac\u202etura\u0000\u0007.xml', 'factura.xml'],
    [`${'a'.repeat(300)}.xml`, `${'a'.repeat(251)}.xml`],
    [`😀${'a'.repeat(250)}.xml`, `${'a'.repeat(250)}.xml`],
    ['Compañía/ñandú.xml', 'Compañía/ñandú.xml'],
  ])('shows the name %j as %j', async (name, shown) => {
    const { findings } = await readImport(makeZip([{ name, content: signed }]));
    expect(findings).toMatchObject([{ kind: 'document', entry: shown }]);
  });

  it('reads names that are not in UTF-8', async () => {
    const zip = makeZip([{ name: 'factura.xml', content: signed, flags: 0 }]);
    expect((await readImport(zip)).findings).toMatchObject([{ entry: 'factura.xml' }]);
  });

  const damaged = deflateRawSync(signed).subarray(0, 500);
  const beyond = deflateRawSync(Buffer.alloc(2 * MEBIBYTE, 0x20));
  it.each<[string, ZipEntry, object]>([
    [
      'data that does not inflate',
      { name: 'x.xml', packed: Buffer.alloc(90, 0xff), content: signed },
      damage,
    ],
    ['data that ends early', { name: 'x.xml', packed: damaged, content: signed }, damage],
    ['a wrong checksum', { name: 'x.xml', content: signed, declaredCrc: 1 }, damage],
    ['a size that is not its own', { name: 'x.xml', content: signed, declaredSize: 100 }, damage],
    [
      'a compression nobody uses',
      { name: 'x.xml', content: signed, compressionMethod: 99 },
      { code: 'unreadable_xml', params: { reason: 'unknown_compression' } },
    ],
    [
      'more than 1 MiB',
      { name: 'x.xml', content: Buffer.alloc(MEBIBYTE + 1, 0x20) },
      { code: 'entry_too_large' },
    ],
    [
      'more than 1 MiB that it does not declare',
      { name: 'x.xml', packed: beyond, declaredSize: 900 },
      { code: 'entry_too_large' },
    ],
    ['nothing', { name: 'x.xml', content: '' }, { code: 'unreadable_xml' }],
    ['no XML', { name: 'x.xml', content: '%PDF-1.7' }, { code: 'unreadable_xml' }],
  ])('says of an entry with %s what is wrong, and reads the others', async (_, entry, fault) => {
    const padding = { name: 'relleno.pdf', content: noise(200 * KIBIBYTE), isStored: true };
    const { findings } = await readImport(makeZip([entry, padding, { name: 'y.xml', content: signed }]));
    expect(findings).toMatchObject([
      { kind: 'fault', entry: 'x.xml', position: 0, ...fault },
      { kind: 'document', entry: 'y.xml' },
    ]);
  });
});

const damage = { code: 'unreadable_xml', params: { reason: 'damaged' } };

describe('refusing a whole file', () => {
  const xml = { name: '1.xml', content: signed };
  const zip = makeZip([xml]);
  it.each<[string, Uint8Array | string, object]>([
    ['an archive that is cut', zip.subarray(0, -30), { failure: 'unreadable_archive' }],
    ['only the beginning of an archive', zip.subarray(0, 40), { failure: 'unreadable_archive' }],
    [
      'an archive with bytes after its end',
      Buffer.concat([zip, Buffer.alloc(70_000)]),
      { failure: 'unreadable_archive' },
    ],
    ['a directory that is damaged', broken(zip, 'PK\x01\x02'), { failure: 'unreadable_archive' }],
    [
      'an archive with a password',
      makeZip([{ ...xml, isEncrypted: true }]),
      { failure: 'encrypted_archive' },
    ],
    [
      'an archive with strong encryption',
      makeZip([{ ...xml, flags: 0x41 }]),
      { failure: 'encrypted_archive' },
    ],
    [
      'an entry that expands 1,000 times',
      makeZip([{ name: '1.xml', content: Buffer.alloc(50 * MEBIBYTE) }]),
      { failure: 'archive_too_large' },
    ],
    [
      'entries that together expand over a hundred times',
      makeZip(
        Array.from({ length: 20 }, (_, at) => ({ name: `${at}.xml`, content: Buffer.alloc(MEBIBYTE) })),
      ),
      { failure: 'archive_too_large' },
    ],
    [
      'entries that share their bytes',
      makeZip([
        xml,
        ...Array.from({ length: 90 }, (_, at) => ({ ...xml, name: `${at}.xml`, sharesBytes: true })),
      ]),
      { failure: 'unreadable_archive' },
    ],
    [
      '50,001 entries',
      makeZip(Array.from({ length: 50_001 }, (_, at) => ({ name: `${at}.xml`, isStored: true }))),
      { failure: 'too_many_entries' },
    ],
    ['an archive with nothing in it', makeZip([]), { failure: 'no_documents' }],
    [
      'an archive of pictures',
      makeZip([{ name: 'a.pdf' }, { name: 'b.jpg' }, { name: 'c/' }]),
      { failure: 'no_documents' },
    ],
    [
      'a spreadsheet',
      makeZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml', content: '<workbook/>' }]),
      { failure: 'no_documents', content: 'spreadsheet' },
    ],
    [
      'an old spreadsheet',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      { failure: 'no_documents', content: 'spreadsheet' },
    ],
    ['a RIDE', '%PDF-1.7 …', { failure: 'no_documents', content: 'pdf' }],
    ['another archive', 'Rar!\x1a\x07\x01\x00', { failure: 'unreadable_archive', content: 'other_archive' }],
    ['an empty file', '', { failure: 'no_documents', content: 'empty' }],
    ['one byte', 'P', { failure: 'no_documents', content: 'other' }],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), { failure: 'no_documents', content: 'other' }],
    [
      'a text without any key',
      'Estimado cliente:\nadjunto.\n',
      { failure: 'no_documents', content: 'other' },
    ],
    ['a text of 50,001 keys', `${key}\n`.repeat(50_001), { failure: 'too_many_entries' }],
    ['a file over 50 MiB', Buffer.alloc(50 * MEBIBYTE + 1, 0x20), { failure: 'archive_too_large' }],
  ])('says why: %s', async (_, content, failure) => {
    expect(await readImport(content)).toEqual({ recognized: { ok: false, ...failure }, findings: [] });
  });

  it('still takes 50,000 entries and 50,000 keys', async () => {
    const most = Array.from({ length: 49_999 }, (_, at) => ({ name: `${at}.pdf`, isStored: true }));
    const { recognized } = await readImport(makeZip([...most, xml]));
    expect(recognized).toMatchObject({ ok: true, entries: 50_000, ignoredEntries: 49_999 });
    const text = await readImport(`${key}\n`.repeat(50_000), { from: 50_000 * 65_536 });
    expect(text.recognized).toMatchObject({ ok: true, kind: 'text' });
    expect(text.findings).toMatchObject([{ kind: 'listed', line: 50_000 }]);
  });
});

/** Bytes that do not compress, the same in every run. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
}

/** The archive with a signature of its structure overwritten. */
function broken(zip: Buffer, signature: string): Buffer {
  const copy = Buffer.from(zip);
  copy.write('XXXX', copy.indexOf(signature, 0, 'latin1'), 'latin1');
  return copy;
}
