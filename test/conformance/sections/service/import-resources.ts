import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { importItemCodes } from '../../../../src-main/contract/import.ts';
import { makeTestKey, otherRuc } from '../../../support/certificates/test-certificates.ts';
import { eventually } from '../../../support/eventually.ts';
import { envelopeOf } from '../../../support/import-files/envelopes.ts';
import { currentListing } from '../../../support/import-files/listings.ts';
import { oldSpreadsheet } from '../../../support/import-files/old-spreadsheet.ts';
import { foreignKey, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { makeZip } from '../../../support/import-files/zip-file.ts';
import { verified } from '../../../support/network/webhook-receiver.ts';
import { type Section, section } from '../../support/section.ts';
import { entitiesOf, unseen, whileAway } from '../../support/shops/old-files.ts';
import { historyOf, type OldDocument } from '../../support/shops/previous-system.ts';
import {
  ended,
  imported,
  importsPath,
  itemsOf,
  type UploadFile,
  upload,
} from '../../support/shops/uploads.ts';
import { listenTo } from '../../support/shops/webhooks.ts';

const statuses = ['queued', 'processing', 'completed', 'failed', 'canceled'];
const results = ['pending', 'imported', 'duplicate', 'skipped', 'failed'];
const codes = Object.keys(importItemCodes);
const options = { order: 'in_turns' } as const;

function fileOf({ resource, xml }: OldDocument): UploadFile {
  return { name: `${resource.access_key}.xml`, content: xml };
}

const importSection = section(
  'import',
  (check) => {
    check(
      [
        'id-entity_id',
        'country-environment-currency',
        'status',
        'status_transitions',
        'files',
        'counts',
        'verification',
        'sales_total',
        'upgraded',
        'numbering',
        'created_at-updated_at',
      ],
      'an import has every field, with what became of each document',
      async (world) => {
        const history = await historyOf(await world.openPreviousSystem());
        const archive = makeZip(
          history.slice(1).map(({ resource, xml }) => ({ name: `${resource.id}.xml`, content: xml })),
        );
        const [invoice] = history.map(fileOf);
        if (!invoice) throw new Error('there is no invoice');
        const files = [invoice, { name: 'otros.zip', content: archive }, oldSpreadsheet()];
        const done = await imported(world.test, files);
        const [{ id: entity }] = await entitiesOf(world);
        expect(done).toMatchObject({
          id: expect.any(String),
          object: 'import',
          entity_id: entity,
          country: 'ec',
          environment: 'test',
          currency: 'USD',
          status: 'completed',
          status_transitions: {
            queued: expect.any(String),
            processing: expect.any(String),
            completed: expect.any(String),
          },
          counts: { found: 7, pending: 0, imported: 6, duplicate: 0, skipped: 1, failed: 0 },
          verification: { sri: 6, listed: 0, signature: 0, unconfirmed: 0 },
          upgraded: { signature: 0, unconfirmed: 0 },
          created_at: expect.any(String),
          updated_at: expect.any(String),
        });
        expect(done.files.map(({ name, kind, ignored_entries }) => [name, kind, ignored_entries])).toEqual([
          [invoice.name, 'xml', 0],
          ['otros.zip', 'zip', 0],
          ['listado.xls', undefined, 0],
        ]);
        expect(done.files[0]).toMatchObject({
          size: Buffer.byteLength(invoice.content),
          sha256: createHash('sha256').update(invoice.content).digest('hex'),
        });
        const totals = Object.fromEntries(
          history.map(({ resource }) => [resource.object, Number('total' in resource ? resource.total : 0)]),
        );
        const sold = (totals.invoice ?? 0) + (totals.debit_note ?? 0) - (totals.credit_note ?? 0);
        expect(Number(done.sales_total)).toBeCloseTo(sold);
        expect(done.numbering).toHaveLength(6);
        for (const series of done.numbering) {
          expect(series).toMatchObject({
            establishment: '005',
            emission_point: '001',
            highest_imported: 1,
            next_number: 2,
            created: true,
          });
        }
        for (const { resource } of history) {
          const q = `/v1/ec/documents?q=${resource.access_key}`;
          expect(await world.test.get(q)).toMatchObject({
            data: [
              {
                object: resource.object,
                channel: 'imported',
                import_id: done.id,
                verification: 'sri',
                status: 'authorized',
                number: resource.number,
              },
            ],
          });
        }
      },
    );

    check(
      ['failure', 'allowed-values-of-file-kind-and'],
      'an import that cannot be read fails, with a code and a sentence',
      async ({ test }) => {
        const failed = await imported(test, [
          { name: 'roto.zip', content: Buffer.from('PK\u0003\u0004nada') },
        ]);
        expect(failed).toMatchObject({
          status: 'failed',
          status_transitions: { failed: expect.any(String) },
          failure: { code: 'unreadable_archive', message: expect.stringMatching(/\w+/) },
        });
        const encrypted = makeZip([{ name: 'a.xml', content: '<a/>', isEncrypted: true }]);
        const closed = await imported(test, [{ name: 'cerrado.zip', content: encrypted }]);
        expect(closed.failure?.code).toBe('encrypted_archive');
        const empty = await imported(test, [{ name: 'vacio.zip', content: makeZip([]) }]);
        expect(empty.failure?.code).toBe('no_documents');
      },
    );
  },
  options,
);

const importItem = section(
  'import-item',
  (check) => {
    check(
      ['id-import_id-file-entry-line-integer', 'fields-common-to-every-document/listing'],
      'an item has every field, of an entry of a ZIP and of a line of a listing',
      async (world) => {
        const file = await unseen(10_001);
        const accessKey = foreignKey({ environment: 'test', sequential: 10_001 });
        const zip = makeZip([{ name: 'carpeta/uno.xml', content: String(file.content) }]);
        const listing = Buffer.from(currentListing([{ accessKey }]), 'latin1');
        const { id } = await imported(world.test, [
          { name: 'uno.zip', content: zip },
          { name: 'listado.txt', content: listing },
        ]);
        const items = await itemsOf(world.test, id);
        const document = items.find(({ entry }) => entry !== undefined);
        expect(document).toMatchObject({
          id: expect.any(String),
          object: 'import_item',
          import_id: id,
          file: 'uno.zip',
          entry: 'carpeta/uno.xml',
          access_key: accessKey,
          document_type: 'invoice',
          number: '001-002-000010001',
          issue_date: '2026-11-20',
          result: 'imported',
          code: 'listed_by_sri',
          message: expect.any(String),
          params: expect.any(Object),
          verification: 'listed',
          document_id: expect.any(String),
          created_at: expect.any(String),
          updated_at: expect.any(String),
        });
        const line = items.find((item) => item.line !== undefined);
        expect(line).toMatchObject({
          file: 'listado.txt',
          line: 2,
          access_key: accessKey,
          result: 'duplicate',
        });
        const kept = await world.test.get(`/v1/ec/documents/${document?.document_id}`);
        expect(kept).toMatchObject({
          import_id: id,
          verification: 'listed',
          listing: {
            import_id: id,
            file: 'listado.txt',
            sha256: createHash('sha256').update(listing).digest('hex'),
            line: 2,
            authorized_at: expect.any(String),
          },
        });
      },
    );

    check(
      [
        'result-values-pending-imported-duplicate-skipped',
        'code-values-are-listed-under-errors',
        'errors/import-item-codes-confirmed_by_sri-listed_by_sri-signature_only',
      ],
      'every result and every code of the text can be asked for, and no other',
      async ({ test }) => {
        const { id } = await imported(test, [oldSpreadsheet()]);
        for (const result of results) await itemsOf(test, id, `result=${result}`);
        for (const code of codes) await itemsOf(test, id, `code=${code}`);
        for (const query of ['result=done', 'code=perdido', 'result=', 'code=']) {
          await test.refused(422, 'validation_failed', 'GET', `${importsPath}/${id}/items?${query}`);
        }
        expect(codes).toHaveLength(27);
      },
    );
  },
  options,
);

const importStatus = section(
  'import-status',
  (check) => {
    check(
      ['states-queued-processing-completed-failed-canceled', 'none', 'other-import-moves-to-processing-to'],
      'an upload is queued, taken up, and comes to an end; each state with its time',
      async ({ test }) => {
        const answer = await upload(test, [await unseen(11_001)]);
        expect([answer.status, answer.json().status]).toEqual([201, 'queued']);
        const done = await ended(test, String(answer.json().id));
        expect(Object.keys(done.status_transitions).toSorted()).toEqual([
          'completed',
          'processing',
          'queued',
        ]);
        expect(statuses).toContain(done.status);
      },
    );

    check(
      [
        'queued-or-processing',
        'import-item-result/moves-other-than-the-cancel-effect',
        'imports/cancel-an-import-post-stops-a',
      ],
      'canceling leaves what was decided, and has the rest skipped with the code canceled',
      async (world) => {
        const { test } = world;
        await whileAway(world, async () => {
          const files = [await unseen(12_001), { name: 'rota.xml', content: '<factura>' }];
          const { id } = (await upload(test, files)).json();
          const path = `${importsPath}/${id}`;
          await eventually(
            () => itemsOf(test, String(id)),
            (items) => items.some(({ result }) => result === 'failed') && items.length === 2,
          );
          expect(await test.expectJson(200, 'POST', `${path}/cancel`)).toMatchObject({
            id,
            status: 'canceled',
            status_transitions: { canceled: expect.any(String) },
            counts: { found: 2, pending: 0, skipped: 1, failed: 1 },
          });
          expect(await itemsOf(test, String(id), 'result=skipped')).toMatchObject([{ code: 'canceled' }]);
          expect(await itemsOf(test, String(id), 'result=failed')).toMatchObject([
            { code: 'unreadable_xml' },
          ]);
          await test.refused(409, 'invalid_state', 'POST', `${path}/cancel`);
        });
        await test.refused(404, 'not_found', 'POST', `${importsPath}/${uuid()}/cancel`);
      },
    );

    check(
      [
        'processing',
        'imports/other-outcomes-are-signalled-by-the',
        'events/named-event-types-invoice-authorized-an-example',
      ],
      'its end is sent as import.completed, its failure and its cancellation under their own names',
      async ({ test }) => {
        const { receiver, endpoint } = await listenTo(test, ['import.*']);
        const done = await imported(test, [await unseen(13_001)]);
        const failed = await imported(test, [{ name: 'roto.zip', content: 'PK\u0003\u0004nada' }]);
        const requests = await receiver.got(2);
        const events = requests.map((request) => verified(request, endpoint.secret));
        expect(events.map(({ type, data }) => [type, data.id]).toSorted()).toEqual(
          [
            ['import.completed', done.id],
            ['import.failed', failed.id],
          ].toSorted(),
        );
        expect(events.find(({ type }) => type === 'import.completed')?.data).toMatchObject({
          object: 'import',
          status: 'completed',
          counts: done.counts,
        });
      },
    );
  },
  options,
);

const importItemResult = section(
  'import-item-result',
  (check) => {
    check(
      ['states-pending-imported-duplicate-skipped-failed', 'errors/meaning-of-each-beyond-its-name'],
      'each fault of a file is reported by its code, under the result of api.md',
      async ({ test }) => {
        const xml = String((await unseen(14_001)).content);
        const stranger = await unseen(14_002, { ruc: otherRuc });
        const inLive = await unseen(14_003, { environment: 'live' });
        const altered = { name: 'alterada.xml', content: xml.replace('Café molido', 'Café en grano') };
        const envelope = (status: string) =>
          envelopeOf(xml, {
            number: foreignKey({ environment: 'test', sequential: 14_001 }),
            status,
            environment: 'PRUEBAS',
          });
        const mismatched = await signedForeignInvoice(
          { environment: 'test', sequential: 14_004 },
          makeTestKey(otherRuc),
        );
        const { id } = await imported(test, [
          { name: 'firmada.xml', content: xml },
          { ...stranger, name: 'ajena.xml' },
          { ...inLive, name: 'produccion.xml' },
          altered,
          { name: 'negada.xml', content: envelope('NO AUTORIZADO') },
          { name: 'rota.xml', content: '<factura><infoTributaria>' },
          { name: 'otra.xml', content: '<?xml version="1.0"?><carta>Hola</carta>' },
          { name: 'firma-ajena.xml', content: mismatched },
          oldSpreadsheet(),
          { name: 'claves.txt', content: `${'1'.repeat(49)}\n` },
        ]);
        const items = await itemsOf(test, id);
        const codeOf = (name: string) => items.find(({ file }) => file === name)?.code;
        expect({
          signed: codeOf('firmada.xml'),
          stranger: codeOf('ajena.xml'),
          live: codeOf('produccion.xml'),
          altered: codeOf('alterada.xml'),
          refused: codeOf('negada.xml'),
          broken: codeOf('rota.xml'),
          other: codeOf('otra.xml'),
          signer: codeOf('firma-ajena.xml'),
          printed: codeOf('listado.xls'),
          key: codeOf('claves.txt'),
        }).toEqual({
          signed: 'issuer_signature_only',
          stranger: 'wrong_issuer',
          live: 'wrong_environment',
          altered: 'invalid_signature',
          refused: 'not_authorized',
          broken: 'unreadable_xml',
          other: 'not_a_document',
          signer: 'certificate_mismatch',
          printed: 'not_importable',
          key: 'invalid_access_key',
        });
        for (const { code, result, message } of items) {
          expect(result).toBe(code && importItemCodes[code]);
          expect(message, code).toMatch(/\w+/);
        }
      },
    );

    check(
      'states-pending-imported-duplicate-skipped-failed',
      'in the sandbox, which asks nobody, the signature decides',
      async (world) => {
        const [practice] = await entitiesOf(world, 'sandbox');
        const ruc = practice.ruc;
        const invoice = { environment: 'test', sequential: 15_001, ruc } as const;
        const content = await signedForeignInvoice(invoice);
        const listed = foreignKey({ ...invoice, sequential: 15_002 });
        const { id } = await imported(world.sandbox, [
          { name: 'firmada.xml', content },
          { name: 'claves.txt', content: `${listed}\n` },
        ]);
        const items = await itemsOf(world.sandbox, id);
        expect(items.find(({ file }) => file === 'firmada.xml')).toMatchObject({
          result: 'imported',
          code: 'issuer_signature_only',
          verification: 'unconfirmed',
        });
        expect(items.find(({ file }) => file === 'claves.txt')).toMatchObject({
          result: 'skipped',
          code: 'no_sri_in_sandbox',
        });
      },
    );
  },
  options,
);

/** What an import, its items and their states are, in the order of the text. */
export const importResourceSections: readonly Section[] = [
  importSection,
  importItem,
  importStatus,
  importItemResult,
];
