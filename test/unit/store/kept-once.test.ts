import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { makeDeliveryStore } from '../../../src-main/store/delivery-store.ts';
import { makeDocumentReadingStore } from '../../../src-main/store/document-reading-store.ts';
import { makeExchangeStore } from '../../../src-main/store/exchange-reading-store.ts';
import { makeIssuingStore } from '../../../src-main/store/issuing-store.ts';
import { contentJson } from '../../../src-main/store/kept-content.ts';
import { migrations } from '../../../src-main/store/migrations/migrations.ts';
import { openDatabase, openStore } from '../../../src-main/store/open.ts';
import {
  oldTime as at,
  insertRow,
  oldContent,
  oldDocumentRow,
  oldEntityRow,
  oldIssuer,
} from '../../support/old-store.ts';
import { temporaryFolder } from '../../support/store.ts';

const fingerprint = createHash('sha256').update('a body').digest('hex');
const pattern = Buffer.from('<factura>'.repeat(50));
const xml = Buffer.from('<factura>signed with accents: ÑANDÚ</factura>');
const answer = Buffer.from(`<comprobante>${xml.toString()}</comprobante>`);

const invoice = {
  ...oldContent,
  lines: [],
  taxes: [],
  subsidy: '0.00',
  withholdings: [],
  withheld_iva: '0.00',
  withheld_renta: '0.00',
  third_party_charges: [],
  compensations: [],
};
const recipients = ['dos@example.com', 'uno@example.com', 'dos@example.com'].map((email) => ({ email }));
/** Not as JSON is written here: what was kept comes back character for character. */
const contents = [
  JSON.stringify(invoice),
  JSON.stringify(invoice, undefined, 1),
  JSON.stringify({ object: 'delivery_note', recipients }),
  JSON.stringify({ object: 'invoice', buyer: {} }),
];
const ids = contents.map(() => randomUUID());
const [signed = '', corrected = ''] = ids;

describe('data of the version before, where each row named its document and repeated what all say', () => {
  function open() {
    const store = openStore(versionBefore());
    onTestFinished(() => store.close());
    return store;
  }

  it('says of every revision what it said, and to whom it is emailed', async () => {
    const rows = await open()
      .db.selectFrom('document_revision')
      .innerJoin('document', 'document.seq', 'document_revision.seq')
      .innerJoin('kept_text as issuer', 'issuer.id', 'document_revision.issuer')
      .select(['document.id', 'document_revision.revision', 'content', 'text', 'emails_json', 'simulate'])
      .select(['signed_at', 'refusal_json'])
      .orderBy('document_revision.place')
      .execute();
    expect(rows.map(({ content, ...row }) => ({ ...row, content: contentJson(content) }))).toEqual(
      [
        [0, 1, '["comprador@example.com"]'],
        [1, 1, '["comprador@example.com"]'],
        [1, 2, '["comprador@example.com"]'],
        [2, 1, '["dos@example.com","uno@example.com"]'],
        [3, 1, null],
      ].map(([index, revision, emails]) => ({
        id: ids[Number(index)],
        revision,
        content: contents[Number(index)],
        text: JSON.stringify(oldIssuer),
        emails_json: emails,
        simulate: index === 3 ? 'returned' : null,
        signed_at: index === 0 ? at : null,
        refusal_json: null,
      })),
    );
  });

  it('gives back the signed XML and the answers byte for byte', async () => {
    const store = open();
    expect(await makeDocumentReadingStore(store).signedXml(signed)).toEqual(xml);
    const exchanges = makeExchangeStore(store);
    const page = await exchanges.page(signed, { limit: 5, position: undefined, direction: 'older' });
    expect(page.map(({ id, endpoint, outcome }) => [id, endpoint, outcome])).toEqual([
      ['exchange-2', 'https://cel.sri.gob.ec/autorizacion', 'authorized'],
      ['exchange-1', 'https://cel.sri.gob.ec/recepcion', 'received'],
    ]);
    expect((await exchanges.find(signed, 'exchange-1'))?.answer).toEqual(Buffer.from('RECIBIDA'));
    expect((await exchanges.find(signed, 'exchange-2'))?.answer).toEqual(answer);
  });

  it('tells the journey of each document', async () => {
    const reading = makeDocumentReadingStore(open());
    const events = await reading.events(corrected, { limit: 5, position: undefined, direction: 'newer' });
    expect(events.toReversed().map(({ type, revision, data }) => ({ type, revision, data }))).toEqual([
      { type: 'accepted', revision: 1, data: {} },
      { type: 'corrected', revision: 2, data: { by: 'somebody' } },
    ]);
    expect(events[0]).toMatchObject({ document_id: corrected, created_at: at });
  });

  it('remembers the keys of requests', async () => {
    const store = makeIssuingStore(open(), { softwareProviderRuc: undefined, newId: randomUUID });
    expect(await store.idempotent('a scope', 'key-0')).toEqual({ fingerprint, documentId: signed });
    expect(await store.idempotent('another scope', 'key-0')).toBeUndefined();
  });

  it('emails what is authorized from now on, each address once, in its order', async () => {
    const store = open();
    const note = ids[2] ?? '';
    await store.lane.run(async (tx) => {
      const account = {
        id: 1,
        host: 'h',
        port: 25,
        security: 'none',
        from_address: 'a@b.ec',
        updated_at: at,
      } as const;
      await tx
        .insertInto('email_account')
        .values({ ...account, user: null, sealed_password: null, from_name: null })
        .execute();
      await tx.updateTable('document').set({ status: 'authorized' }).where('id', '=', note).execute();
    });
    const emails = await store.db
      .selectFrom('email')
      .select(['document_id', 'recipient'])
      .orderBy('id')
      .execute();
    expect(emails).toEqual(
      ['dos@example.com', 'uno@example.com'].map((recipient) => ({ document_id: note, recipient })),
    );
  });

  it('goes on: what is signed now is kept beside what earlier documents say', async () => {
    const store = open();
    const delivery = makeDeliveryStore(store, { newId: randomUUID });
    const loaded = await delivery.load(corrected);
    if (!loaded) throw new Error('the document is gone');
    const next = { step: 'ask_before_send', attempts: 0, at: new Date(at), problem: null } as const;
    await delivery.freeze(loaded.document, { signedXml: xml, at: new Date(at), next });
    expect((await delivery.load(corrected))?.signedXml).toEqual(xml);
  });

  it('finds what is about a document by its place, in order, without reading what is about others', () => {
    const database = openDatabase(versionBefore());
    const plan = (sql: string) =>
      z.array(z.object({ detail: z.string() })).parse(database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
    for (const sql of [
      'SELECT * FROM document_event WHERE seq = 1 ORDER BY id DESC',
      'SELECT * FROM document_revision WHERE seq = 1 ORDER BY revision DESC',
      'SELECT * FROM exchange WHERE seq = 1',
      'SELECT * FROM exchange ORDER BY place DESC',
      'SELECT * FROM signed_xml WHERE place = 1',
    ]) {
      const [step, ...others] = plan(sql);
      expect(step?.detail, sql).toMatch(/USING|^SCAN exchange$/);
      expect(others, sql).toEqual([]);
    }
    database.close();
  });

  it('is whole', () => {
    const database = openDatabase(versionBefore());
    expect(database.pragma('foreign_key_check')).toEqual([]);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  });
});

/** A file as version 22 of the schema left it. */
function versionBefore(): string {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  const database = new Database(file);
  database.pragma('foreign_keys = ON');
  for (const migration of migrations.slice(0, 22)) database.exec(migration);
  database.pragma('user_version = 22');
  const insert = (table: string, row: object) => insertRow(database, table, row);
  insert('entity', oldEntityRow);
  insert('xml_pattern', { id: 7, shape: 'factura', last_seq: 0, xml: zstdCompressSync(pattern) });
  for (const [index, id] of ids.entries()) {
    const isCorrected = id === corrected;
    const row = oldDocumentRow({ id, status: 'pending', seq: index + 1 });
    insert('document', { ...row, revision: isCorrected ? 2 : 1 });
    const said = { document_id: id, content_json: contents[index], issuer_json: JSON.stringify(oldIssuer) };
    const isSigned = id === signed;
    insert('document_revision', {
      ...said,
      revision: 1,
      simulate: index === 3 ? 'returned' : null,
      signed_xml: isSigned ? zstdCompressSync(xml, { dictionary: pattern }) : null,
      signed_xml_pattern: isSigned ? 7 : null,
      signed_at: isSigned ? at : null,
    });
    if (isCorrected) insert('document_revision', { ...said, revision: 2 });
    const happened = { document_id: id, created_at: at };
    insert('document_event', {
      ...happened,
      id: `event-${index}-1`,
      type: 'accepted',
      revision: 1,
      data_json: '{}',
    });
    if (isCorrected) {
      const data_json = '{"by":"somebody"}';
      insert('document_event', {
        ...happened,
        id: `event-${index}-2`,
        type: 'corrected',
        revision: 2,
        data_json,
      });
    }
    insert('idempotency', { scope: 'a scope', key: `key-${index}`, fingerprint, document_id: id });
  }
  const said = { document_id: signed, revision: 1, http_status: 200, started_at: at, duration_ms: 5 };
  insert('exchange', {
    ...said,
    id: 'exchange-1',
    operation: 'reception',
    endpoint: 'https://cel.sri.gob.ec/recepcion',
    outcome: 'received',
    answer: zstdCompressSync('RECIBIDA'),
    answer_beside_xml: 0,
  });
  insert('exchange', {
    ...said,
    id: 'exchange-2',
    operation: 'authorization',
    endpoint: 'https://cel.sri.gob.ec/autorizacion',
    outcome: 'authorized',
    answer: zstdCompressSync(answer, { dictionary: xml }),
    answer_beside_xml: 1,
  });
  database.close();
  return file;
}
