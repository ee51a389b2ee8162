import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { ImportFileKind } from '../../../../src-main/contract/import.ts';
import { readFindings } from '../../../../src-main/imports/reading/read-findings.ts';
import { envelopeOf } from '../../../support/import-files/envelopes.ts';
import { currentListing, olderListing } from '../../../support/import-files/listings.ts';
import { readImportFile } from '../../../support/import-files/read-import.ts';
import { foreignKey, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { makeZip } from '../../../support/import-files/zip-file.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-import-'));
const path = join(folder, 'upload');
afterAll(() => rm(folder, { recursive: true }));

const signed = await signedForeignInvoice();
const key = foreignKey();
const listed = [1, 2, 3].map((sequential) => ({ accessKey: foreignKey({ sequential }) }));
const seeds: readonly Buffer[] = [
  Buffer.from(signed),
  Buffer.from(envelopeOf(signed, { number: key })),
  Buffer.from(currentListing(listed)),
  Buffer.from(olderListing(listed), 'latin1'),
  makeZip([
    { name: '1.xml', content: signed },
    { name: '2.xml', content: envelopeOf(signed, { number: key }), isStored: true },
    { name: '3.pdf', content: 'x' },
  ]),
];

/** A file of an import with some of its bytes overwritten, taken out or repeated. */
const damagedFile = fc
  .record({
    seed: fc.constantFrom(...seeds),
    places: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        bytes: fc.uint8Array({ maxLength: 12 }),
        removed: fc.nat(40),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ seed, places }) =>
    places.reduce((file, { at, bytes, removed }) => {
      const start = Math.floor(at * file.length);
      return Buffer.concat([file.subarray(0, start), bytes, file.subarray(start + removed)]);
    }, seed),
  );

const anyFile = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([Buffer.from('PK\x03\x04'), bytes])),
  fc.string({ unit: 'grapheme', maxLength: 500 }).map((text) => Buffer.from(`<${text}`)),
  damagedFile,
);

describe('reading whatever is uploaded', () => {
  it('ends with findings or a failure, never with an error', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (content) => {
        await writeFile(path, content);
        const { recognized, findings } = await readImportFile(path);
        if (!recognized.ok) expect(recognized.failure).not.toBe('internal_error');
        const positions = findings.map(({ position }) => position);
        expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
        for (const finding of findings) {
          if (finding.kind !== 'document') continue;
          expect(Buffer.from(finding.signedXml).toString()).toContain(finding.accessKey);
        }
      }),
      propertyRuns(120),
    );
  });

  it('gives the same findings a second time', async () => {
    await fc.assert(
      fc.asyncProperty(damagedFile, async (content) => {
        await writeFile(path, content);
        expect(await readImportFile(path)).toEqual(await readImportFile(path));
      }),
      propertyRuns(20),
    );
  });

  it('rejects only when a file is no more what it was recognized to be', async () => {
    await writeFile(path, 'hola');
    const readAs = (kind: ImportFileKind) => async () => {
      for await (const _ of readFindings({ path, name: 'x', kind }));
    };
    await expect(readAs('zip')()).rejects.toThrow();
    await expect(readAs('text')()).resolves.toBeUndefined();
    await expect(readAs('xml')()).resolves.toBeUndefined();
  });
});
