import { describe, expect, it } from 'vitest';
import { checkDigitOf } from '../../../../src-main/documents/identifiers/access-key.ts';
import type { Finding } from '../../../../src-main/imports/reading/findings/finding.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { currentListing, olderListing } from '../../../support/import-files/listings.ts';
import { readImport, readImportFile } from '../../../support/import-files/read-import.ts';
import { foreignKey } from '../../../support/import-files/signed-invoice.ts';
import { describeWithShared, sharedPath } from '../../../support/samples/shared-files.ts';

const keys = [1, 2, 3].map((sequential) => foreignKey({ sequential }));
const [first = '', second = '', third = ''] = keys;
const authorizedAt = '2026-11-20T15:31:09.000Z';

describe("reading the authority's listings", () => {
  const documents = keys.map((accessKey) => ({ accessKey }));

  it('reads the current report, with everything the key says', async () => {
    const { recognized, findings } = await readImport(currentListing(documents));
    expect(recognized).toMatchObject({ ok: true, kind: 'text', entries: 4, ignoredEntries: 0 });
    expect(findings).toEqual(
      keys.map((accessKey, index) => ({
        kind: 'listed',
        line: index + 2,
        position: expect.any(Number),
        accessKey,
        documentType: 'invoice',
        number: `001-002-00000000${index + 1}`,
        issueDate: '2026-11-20',
        environment: 'live',
        issuerRuc: companyRuc,
        authorizedAt,
        fromAuthority: true,
      })),
    );
  });

  it.each([
    ['in ISO-8859-1', Buffer.from(currentListing(documents), 'latin1')],
    ['in UTF-8', Buffer.from(currentListing(documents))],
    ['in UTF-8 with a byte order mark', Buffer.from(`\ufeff${currentListing(documents)}`)],
    [
      'in UTF-16, as spreadsheets call Unicode text',
      Buffer.from(`\ufeff${currentListing(documents)}`, 'utf16le'),
    ],
    ['saved again with semicolons', currentListing(documents, ';')],
    ['saved again with commas', currentListing(documents, ',')],
    ['with the breaks of Unix', currentListing(documents).replaceAll('\r\n', '\n')],
    ['with the breaks of old Macs', currentListing(documents).replaceAll('\r\n', '\r')],
    ['with lines in between', currentListing(documents).replaceAll('\r\n', '\r\n\r\n')],
    ['with titles above its header', `REPORTE DE COMPROBANTES\r\n\r\n${currentListing(documents)}`],
    ['with every field in quotes', quoted(currentListing(documents, ';'), ';')],
    ['with keys that a formula protects', currentListing(documents, ';').replaceAll(/\d{49}/g, '="$&"')],
    ['with keys behind an apostrophe', currentListing(documents, ';').replaceAll(/\d{49}/g, "'$&")],
    ['without the end of its last line', currentListing(documents).trimEnd()],
  ])('reads the same %s', async (_, content) => {
    const { findings } = await readImport(content);
    expect(findings).toMatchObject(
      keys.map((accessKey) => ({ kind: 'listed', accessKey, authorizedAt, fromAuthority: true })),
    );
  });

  it('is not misled by a separator inside a name in quotes', async () => {
    const holder = '"PÉREZ; HIJAS; Y CÍA"';
    const { findings } = await readImport(currentListing([{ accessKey: first, holder }], ';'));
    expect(findings).toMatchObject([{ kind: 'listed', accessKey: first, authorizedAt }]);
  });

  it('reads the older report, each record of which is broken in two lines', async () => {
    const { findings } = await readImport(olderListing(documents));
    expect(findings).toMatchObject(
      keys.map((accessKey, index) => ({
        kind: 'listed',
        line: 3 + 2 * index,
        accessKey,
        authorizedAt,
        authorizationNumber: accessKey,
        fromAuthority: true,
      })),
    );
  });

  it('still reads a record that is broken somewhere else', async () => {
    const broken = olderListing([{ accessKey: first }]).replace('\tNORMAL', '\n\tNORMAL');
    const { findings } = await readImport(broken);
    expect(findings).toMatchObject([{ kind: 'listed', accessKey: first }]);
  });

  it('takes a day without its hour for midnight in Ecuador', async () => {
    const listing = currentListing([{ accessKey: first, authorizedAt: '20/11/2026' }]);
    const { findings } = await readImport(listing);
    expect(findings).toMatchObject([{ authorizedAt: '2026-11-20T05:00:00.000Z', fromAuthority: true }]);
  });

  it.each(['ANULADO', 'Anulada', 'NO AUTORIZADO', 'RECHAZADA'])(
    'takes no record that is %s for evidence',
    async (state) => {
      const listing = currentListing([{ accessKey: first }]).replace('\tFactura\t', `\t${state}\t`);
      const { findings } = await readImport(listing);
      expect(findings).toMatchObject([{ kind: 'listed', accessKey: first, fromAuthority: false }]);
    },
  );

  it('takes no listing without a date of authorization for evidence', async () => {
    const listing = currentListing([{ accessKey: first, authorizedAt: '' }]);
    const { findings } = await readImport(listing);
    expect(findings).toMatchObject([{ kind: 'listed', accessKey: first, fromAuthority: false }]);
    expect(findings[0]).not.toHaveProperty('authorizedAt');
  });
});

const issuedReport = (records: readonly (readonly [name: string, key: string])[]) =>
  [
    'FECHA_EMISION\tCOMPROBANTE\tNUMERO_COMPROBANTE\tIDENTIFICACION_RECEPTOR\tRAZON_SOCIAL\tCLAVE_ACCESO\tVALOR_TOTAL',
    ...records.map(
      ([name, key]) => `20/11/2026\tFactura\t001-002-000000001\t1710034164\t${name}\t${key}\t11.5`,
    ),
  ].join('\r\n');

describe("reading the authority's report of issued documents", () => {
  it.each(['JUAN "EL ÑATO" PÉREZ', 'TORNILLOS 3/8" S.A.', '"LA CASA', 'NIÑOS; HIJAS, Y CÍA'])(
    'takes it for evidence without a date of authorization (receiver %s)',
    async (name) => {
      const { findings } = await readImport(Buffer.from(issuedReport([[name, first]]), 'latin1'));
      expect(findings).toMatchObject([{ kind: 'listed', accessKey: first, fromAuthority: true }]);
      expect(findings[0]).not.toHaveProperty('authorizedAt');
    },
  );

  describeWithShared('with the cases of others', () => {
    it.each(['issued-1.txt', 'issued-2.txt'])('reads %s', async (file) => {
      const { findings } = await readImportFile(sharedPath(`../cases/${file}`));
      expect(findings).toMatchObject([{ kind: 'listed', issuerRuc: '9999999999001', fromAuthority: true }]);
    });
  });
});

describe('reading plain lists of keys', () => {
  it.each([
    ['one a line', keys.join('\n')],
    ['all in one line', keys.join(' ')],
    ['with other columns', keys.map((key, index) => `${index};Factura;${key};11.50`).join('\n')],
    ['under a header of their own', `Clave de acceso;Total\n${keys.map((key) => `${key};1`).join('\n')}`],
    ['in the middle of sentences', keys.map((key) => `La factura ${key}, pagada.`).join('\n')],
  ])('finds keys %s, and takes them for no evidence', async (_, content) => {
    const { findings } = await readImport(content);
    expect(findings.map(keyOf)).toEqual(keys);
    expect(findings).toMatchObject(keys.map(() => ({ kind: 'listed', fromAuthority: false })));
  });

  it('finds a key that stands twice in its line once', async () => {
    expect((await readImport(`${first};${first}\n`)).findings).toHaveLength(1);
  });

  it('says of keys of documents that are none of the six that they cannot be imported', async () => {
    const digits = `${first.slice(0, 8)}02${first.slice(10, 48)}`;
    const { findings } = await readImport(`${digits}${checkDigitOf(digits)}\n`);
    expect(findings).toMatchObject([
      { kind: 'fault', code: 'not_importable', params: { code: '02' }, line: 1 },
    ]);
  });

  it.each([
    ['rounded by a spreadsheet', '2.11120260117E+48', 'rounded'],
    ['rounded with a comma', '2,1112E+48', 'rounded'],
    ['of 48 digits', first.slice(0, 48), 'length'],
    ['of 50 digits', `${first}0`, 'length'],
    ['with a wrong check digit', `${first.slice(0, 48)}${(Number(first.at(-1)) + 1) % 10}`, 'check_digit'],
    ['rounded to zeros', `${first.slice(0, 15)}${'0'.repeat(34)}`, 'check_digit'],
  ])('says that a key is damaged: %s', async (_, damaged, reason) => {
    const listing = currentListing([{ accessKey: second }], ';').replace(second, damaged);
    const { findings } = await readImport(listing);
    expect(findings).toMatchObject([
      { kind: 'fault', code: 'invalid_access_key', line: 2, params: { reason, written: damaged } },
    ]);
  });

  it('goes on after a damaged key', async () => {
    const { findings } = await readImport(`${first}\n1.2E+48\n${third}\n`);
    expect(findings.map(({ kind }) => kind)).toEqual(['listed', 'fault', 'listed']);
  });
});

describeWithShared("the authority's sample listings", () => {
  it('are read, the current one and the older one', async () => {
    const current = await readImportFile(sharedPath('samples/listings/recibidos-actual.txt'));
    expect(current.findings).toMatchObject([
      { documentType: 'invoice', line: 2, authorizedAt: '2026-11-02T15:11:12.000Z', fromAuthority: true },
      { documentType: 'credit_note', line: 3, fromAuthority: true },
      { documentType: 'withholding', line: 4, fromAuthority: true },
      { documentType: 'purchase_settlement', line: 5, fromAuthority: true },
    ]);
    const older = await readImportFile(sharedPath('samples/listings/recibidos-antiguo.txt'));
    expect(older.findings).toMatchObject([
      { line: 3, number: '003-006-000000473', authorizedAt: '2020-10-29T21:15:12.000Z', fromAuthority: true },
    ]);
  });
});

function quoted(listing: string, separator: string): string {
  return listing
    .split('\r\n')
    .map((line) =>
      line
        .split(separator)
        .map((field) => `"${field}"`)
        .join(separator),
    )
    .join('\r\n');
}

function keyOf(finding: Finding): string | undefined {
  return finding.accessKey;
}
