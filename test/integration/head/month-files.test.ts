import { join } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { documentExport } from '../../../src-main/contract/documents/lists/document-export.ts';
import { headKeyWithSecret } from '../../../src-main/contract/head/access/keys.ts';
import { compress } from '../../../src-main/store/sqlite/compression.ts';
import { eventually } from '../../support/eventually.ts';
import { headOnDay } from '../../support/head/head-on-day.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { openTill, type TestTill } from '../../support/head/till.ts';
import { filesOf } from '../../support/service/exported-by.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const path = '/v1/local/document-exports';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the files of a month at a head office', () => {
  const postgres = testPostgres();

  async function keyFor(head: AskedHead, body: object): Promise<string> {
    return headKeyWithSecret.parse((await head.call('POST', '/v1/head/keys', { body })).json).key;
  }

  async function made(head: AskedHead, key: string, body: object) {
    const answer = await head.call('POST', path, { key, body });
    expect(answer.status, JSON.stringify(answer.json)).toBe(202);
    const { id } = documentExport.parse(answer.json);
    const job = await eventually(
      async () => documentExport.parse((await head.call('GET', `${path}/${id}`, { key })).json),
      ({ status }) => status !== 'running',
    );
    expect(job.failure).toBeUndefined();
    return { job, bytes: await head.file(`${path}/${id}/file`, key) };
  }

  it('have what all tills reported, by kind, and say what is not known here; a key for a shop gets its own', async () => {
    const database = await postgres.another();
    const clock = { now: new Date('2026-11-21T15:00:00Z') };
    const head = await headOnDay(clock, { database, dataDir: join(temporaryFolder(), 'head') });
    const [one, other] = [await openTill('001', '001'), await openTill('001', '002')];
    const silent = await openTill('001', '003');
    await silent.enrol(head);
    await silent.allSent();
    await silent.stop();
    clock.now = new Date('2026-12-03T15:00:00Z');
    await authorized(one);
    await authorized(other);
    for (const till of [one, other]) {
      await till.issue('live');
      await till.issue('test');
      await till.enrol(head);
      await till.allSent();
    }
    const whole = await keyFor(head, { role: 'reader' });
    const { job, bytes } = await made(head, whole, { format: 'month', month: '2026-11' });
    expect(job).toMatchObject({ documents_total: 4, file: { name: 'mes-2026-11.zip' } });
    const files = await filesOf(bytes);
    expect([...files.keys()].toSorted()).toEqual([
      'LEAME.txt',
      'facturas/factura-001-001-000000001.pdf',
      'facturas/factura-001-001-000000001.xml',
      'facturas/factura-002-001-000000001.pdf',
      'facturas/factura-002-001-000000001.xml',
      'mes-2026-11.xlsx',
    ]);
    expect(files.get('facturas/factura-002-001-000000001.xml')?.toString()).toContain('<autorizacion>');
    expect(files.get('facturas/factura-002-001-000000001.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    const text = files.get('LEAME.txt')?.toString() ?? '';
    expect(text).toContain('No lleva las compras');
    expect(text).toContain('De estas cajas puede faltar algo:');
    expect(text).not.toContain('Caja 002-001');
    expect(text).toContain('«Caja 003-001»: oída por última vez el 21/11/2026 10:00');
    const sheets = await readWorkbook(files.get('mes-2026-11.xlsx') ?? Buffer.of());
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Ventas',
      'Liquidaciones de compra',
      'Retenciones hechas',
      'Guías de remisión',
      'No cuentan',
      'Por día',
      'Por establecimiento',
      'Por punto de emisión',
      'Por caja',
      'Por tipo de documento',
      'Por tarifa de IVA',
    ]);
    // Two that the authority decided, below their headings and above their sums; two wait.
    expect(sheets[0]?.data).toHaveLength(4);
    expect(sheets[4]?.data).toHaveLength(3);

    const ofShop = await keyFor(head, { role: 'accountant', shops: ['002'], from: '2026-11-01' });
    const part = await made(head, ofShop, { format: 'month', month: '2026-11' });
    const partFiles = await filesOf(part.bytes);
    expect(part.job.documents_total).toBe(2);
    expect([...partFiles.keys()].filter((name) => name.includes('001-001'))).toEqual([]);
    expect(partFiles.get('LEAME.txt')?.toString()).toContain('establecimientos 002 desde el 01/11/2026');
    // Who sees more or less than who asked for a file has not asked for it.
    for (const [id, key] of [
      [job.id, ofShop],
      [part.job.id, whole],
    ] as const) {
      for (const at of [`${path}/${id}`, `${path}/${id}/file`]) {
        expect((await head.call('GET', at, { key })).json).toMatchObject({ code: 'not_found' });
      }
    }
    const none = await head.call('POST', path, { key: ofShop, body: { format: 'month', month: '2026-10' } });
    expect(none.json).toMatchObject({ errors: [{ pointer: '/month', code: 'required' }] });

    const ofTests = await keyFor(head, { role: 'reader', environment: 'test' });
    const tests = await filesOf((await made(head, ofTests, { format: 'month', month: '2026-11' })).bytes);
    expect([...tests.keys()].filter((name) => name.endsWith('.xml'))).toEqual([]);
    expect(tests.get('LEAME.txt')?.toString()).toContain('no tienen validez tributaria');
    const csv = await made(head, whole, { format: 'csv', filters: { type: ['invoice'] } });
    expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(5);
  });
});

/** Issues a live invoice, of which the authority has decided. */
async function authorized({ shop, issue }: TestTill): Promise<void> {
  const id = await issue('live');
  const signed = await shop.signer.sign(await shop.stored(id), shop.clock.now);
  if (!signed.ok) throw new Error(`not signed: ${signed.problem}`);
  await shop.store.writes.run(async (tx) => {
    await tx
      .insertInto('signed_xml')
      .columns(['revision_id', 'xml'])
      .expression((eb) =>
        eb
          .selectFrom('document_revision')
          .innerJoin('document', 'document.seq', 'document_revision.seq')
          .where('document.id', '=', id)
          .select(['document_revision.id', eb.val(compress(signed.signedXml)).as('xml')]),
      )
      .execute();
  });
  await shop.decide(id, 'authorized');
}
