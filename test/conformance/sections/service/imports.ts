import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { envelopeOf } from '../../../support/import-files/envelopes.ts';
import { currentListing } from '../../../support/import-files/listings.ts';
import { oldSpreadsheet } from '../../../support/import-files/old-spreadsheet.ts';
import { foreignKey, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { makeZip } from '../../../support/import-files/zip-file.ts';
import { aSale } from '../../support/bodies/bodies.ts';
import { faultsIn, problemOf } from '../../support/contract-client.ts';
import { idsOf, pageOf, walk } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';
import { entitiesOf, unseen, whileAway } from '../../support/shops/old-files.ts';
import { oldDocument } from '../../support/shops/previous-system.ts';
import { ended, imported, importsPath, itemsOf, upload } from '../../support/shops/uploads.ts';

const options = { order: 'in_turns' } as const;

export const imports = section(
  'imports',
  (check) => {
    check(
      ['post-v1-ec-imports-uploads-the-business-s-authorized', 'response-201-with-the-import-in'],
      'an upload is multipart/form-data and answers 201 with the import in the queue',
      async ({ test }) => {
        const answer = await upload(test, [await unseen(16_001)]);
        expect([answer.status, answer.json().status, answer.json().object]).toEqual([
          201,
          'queued',
          'import',
        ]);
        await ended(test, String(answer.json().id));
        await test.refused(415, 'unsupported_media_type', 'POST', importsPath, { body: { file: 'x' } });
      },
    );

    check(
      ['header-idempotency-key-1-to-255-characters', 'limits/idempotency-key'],
      'Idempotency-Key: 1 to 255 characters, one import',
      async ({ test }) => {
        const key = `${uuid()}${'k'.repeat(255)}`.slice(0, 255);
        const headers = { 'idempotency-key': key };
        const files = [await unseen(17_001)];
        const first = await upload(test, files, { headers });
        await ended(test, String(first.json().id));
        const again = await upload(test, files, { headers });
        expect([first.status, again.status, again.json().id]).toEqual([201, 200, first.json().id]);
        const other = await upload(test, [await unseen(17_002)], { headers });
        expect([other.status, problemOf(other).code]).toEqual([422, 'idempotency_key_reused']);
        for (const wrong of ['', 'k'.repeat(256)]) {
          const refused = await upload(test, files, { headers: { 'idempotency-key': wrong } });
          expect([refused.status, problemOf(refused).code]).toEqual([400, 'idempotency_key_invalid']);
        }
      },
    );

    check(
      ['field-file-required-array-of-1', 'limits/import-files'],
      'file: 1 to 20 files, in the field of that name',
      async ({ test }) => {
        const sheet = (number: number) => oldSpreadsheet(`${number}.xls`);
        const twenty = Array.from({ length: 20 }, (_, index) => sheet(index));
        expect((await imported(test, twenty)).files).toHaveLength(20);
        for (const [files, fault] of [
          [[], '/file required'],
          [[...twenty, sheet(21)], '/file too_many'],
        ] as const) {
          const problem = problemOf(await upload(test, files));
          expect([problem.status, problem.code, ...faultsIn(problem)]).toEqual([
            422,
            'validation_failed',
            fault,
          ]);
        }
        const elsewhere = problemOf(await upload(test, [sheet(1)], { field: 'archivo' }));
        expect(elsewhere.status).toBe(422);
      },
    );

    check(
      'accepted-authorized-or-merely-signed-xml',
      'authorized XML, merely signed XML, ZIPs of XML and listings as text or CSV are taken',
      async (world) => {
        const old = await oldDocument(await world.openPreviousSystem(), 'invoice', aSale());
        const { access_key, authorization } = old.resource;
        const envelope = envelopeOf(old.xml, {
          number: String(authorization?.number),
          environment: 'PRUEBAS',
        });
        const keys = [18_001, 18_002].map((sequential) => foreignKey({ environment: 'test', sequential }));
        const done = await imported(world.test, [
          { name: 'autorizada.xml', content: envelope },
          {
            name: 'firmadas.zip',
            content: makeZip([{ name: 'a.xml', content: String((await unseen(18_001)).content) }]),
          },
          { name: 'firmada.xml', content: (await unseen(18_002)).content },
          {
            name: 'listado.txt',
            content: Buffer.from(currentListing([{ accessKey: keys[0] ?? '' }]), 'latin1'),
          },
          {
            name: 'listado.csv',
            content: Buffer.from(currentListing([{ accessKey: keys[1] ?? '' }], ';'), 'latin1'),
          },
        ]);
        expect(done.files.map(({ kind }) => kind)).toEqual(['xml', 'zip', 'xml', 'text', 'text']);
        expect(done.counts.imported).toBe(3);
        expect(await world.test.get(`/v1/ec/documents?q=${access_key}`)).toMatchObject({ total_count: 1 });
      },
    );

    check(
      'a-listed-key-confirms-the-signed',
      'a listed key confirms the signed XML of an earlier import',
      async (world) => {
        const [practice] = await entitiesOf(world, 'sandbox');
        const ruc = practice.ruc;
        const invoice = { environment: 'test', sequential: 19_001, ruc } as const;
        await imported(world.sandbox, [{ name: 'a.xml', content: await signedForeignInvoice(invoice) }]);
        const accessKey = foreignKey(invoice);
        const find = async () => (await world.sandbox.get(`/v1/ec/documents?q=${accessKey}`)).data;
        expect(await find()).toMatchObject([{ verification: 'unconfirmed' }]);
        const listing = Buffer.from(currentListing([{ accessKey }]), 'latin1');
        const done = await imported(world.sandbox, [{ name: 'listado.txt', content: listing }]);
        expect(await itemsOf(world.sandbox, done.id)).toMatchObject([
          { result: 'duplicate', code: 'evidence_added' },
        ]);
        expect(done.upgraded).toEqual({ signature: 0, unconfirmed: 1 });
        expect(await find()).toMatchObject([{ verification: 'listed', listing: { line: 2 } }]);
      },
    );

    check(
      'a-pdf-the-ride-is-not',
      'a PDF is refused, and a spreadsheet reported as not importable',
      async ({ test }) => {
        const sheet = makeZip([
          { name: 'xl/workbook.xml', content: '<workbook/>' },
          { name: '[Content_Types].xml', content: '<Types/>' },
        ]);
        const { id } = await imported(test, [
          oldSpreadsheet(),
          { name: 'listado.xlsx', content: sheet },
          await unseen(20_101),
        ]);
        const ride = { name: 'ride.pdf', content: `%PDF-1.7 ${uuid()}` };
        const problem = problemOf(await upload(test, [await unseen(20_102), ride]));
        expect([problem.status, problem.code, ...faultsIn(problem)]).toEqual([
          422,
          'validation_failed',
          '/file invalid_format',
        ]);
        const items = await itemsOf(test, id, 'result=skipped');
        expect(items.map(({ file, code }) => [file, code])).toEqual(
          expect.arrayContaining([
            ['listado.xls', 'not_importable'],
            ['listado.xlsx', 'not_importable'],
          ]),
        );
      },
    );

    check(
      'the-same-files-while-their-import',
      'the same files while their import runs answer that import with 200',
      async (world) => {
        const { test } = world;
        await whileAway(world, async () => {
          const files = [await unseen(20_001), await unseen(20_002)];
          const first = await upload(test, files);
          const again = await upload(test, files.toReversed());
          expect([first.status, again.status]).toEqual([201, 200]);
          expect(again.json().id).toBe(first.json().id);
          await test.expectJson(200, 'POST', `${importsPath}/${first.json().id}/cancel`);
        });
      },
    );

    check(
      'get-v1-ec-imports-id-id-uuid-returns-the',
      'an import is retrieved and listed in its environment',
      async ({ test, sandbox }) => {
        const { id } = await imported(test, [await unseen(20_201)]);
        expect(await test.get(`${importsPath}/${id}`)).toMatchObject({
          id,
          status: 'completed',
          files: [{}],
          counts: {},
        });
        expect(idsOf(await pageOf(test, importsPath, 'limit=1'))).toEqual([id]);
        await sandbox.refused(404, 'not_found', 'GET', `${importsPath}/${id}`);
        await test.refused(404, 'not_found', 'GET', `${importsPath}/${uuid()}`);
      },
    );

    check(
      [
        'get-v1-ec-imports-id-items-id-uuid-lists-one',
        'query-limit-1-to-100-default',
        'filtering-by-result-skipped-or-result-failed-shows',
      ],
      'items are listed newest to oldest, paged, and filtered by result and code',
      async ({ test }) => {
        const files = ['a', 'b', 'c'].map((name) => oldSpreadsheet(`${name}.xls`));
        const { id } = await imported(test, [...files, { name: 'rota.xml', content: '<factura>' }]);
        const path = `${importsPath}/${id}/items`;
        const pages = await walk(test, path, 1);
        expect(pages).toHaveLength(4);
        expect(idsOf(pages)).toEqual(idsOf(await pageOf(test, path, 'limit=100')));
        const times = pages.flatMap(({ data }) => data.map(({ created_at }) => created_at));
        expect(times).toEqual(times.toSorted().reverse());
        expect(await itemsOf(test, id, 'result=skipped')).toHaveLength(3);
        expect(await itemsOf(test, id, 'result=failed')).toMatchObject([{ code: 'unreadable_xml' }]);
        expect(await itemsOf(test, id, 'code=not_importable')).toHaveLength(3);
        for (const limit of [0, 101])
          await test.refused(422, 'validation_failed', 'GET', `${path}?limit=${limit}`);
        await test.refused(422, 'invalid_cursor', 'GET', `${path}?cursor=${'x'.repeat(201)}`);
        await test.refused(422, 'unknown_parameter', 'GET', `${path}?status=failed`);
        await test.refused(404, 'not_found', 'GET', `${importsPath}/${uuid()}/items`);
      },
    );

    check(
      ['limits/maximum-size-of-an-import-entry', 'api/shapes/import-limits-entry-1-mib-file'],
      'an entry takes up to 1 MiB, as api.md says',
      async ({ test }) => {
        const big = `<?xml version="1.0"?><a>${'x'.repeat(1024 * 1024)}</a>`;
        const zip = makeZip([{ name: 'grande.xml', content: big, isStored: true }]);
        const { id } = await imported(test, [{ name: 'grande.zip', content: zip }]);
        expect(await itemsOf(test, id)).toMatchObject([{ code: 'entry_too_large', result: 'failed' }]);
      },
    );
  },
  options,
);
