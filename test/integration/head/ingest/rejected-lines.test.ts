import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type AttentionItem, attentionItem } from '../../../../src-main/contract/head/attention.ts';
import { enrolAnswer, parseEnrolmentCode } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { type HeadDatabase, openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makePatterns } from '../../../../src-main/head/database/patterns.ts';
import { documentsOfStation } from '../../../../src-main/head/stations/station-documents.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { differences } from '../../../support/head/differences.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { rawStation } from '../../../support/head/raw-station.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const practiceRuc = '9999999999001';
const anotherRuc = '0990004196001';

describe.skipIf(missing !== undefined)('what a till reports and a head office cannot store', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  async function aHead() {
    const url = await postgres.another();
    const head = await heads.on(url);
    onTestFinished(async () => void (await head.stop()));
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    return { url, head, database };
  }

  it('stands in no other’s way, is kept as it came, shown, and tried again by a newer head office', async () => {
    const { url, head, database } = await aHead();
    const till = await openTill();
    await till.enrol(head);
    await till.allSent();
    const station = await rawStation(till, head);
    await till.issue('live');
    await till.issue('live');
    await till.issue('live');
    const lines = (await station.lines()).filter(({ subject }) => subject === 'document');
    const [one, later, other] = lines;
    if (!one || !later || !other) throw new Error('three documents wait');
    const event = (ref: string, body: object) => ({ position: 1, subject: 'event', ref, body });
    const bad = [
      JSON.stringify(event('nul', { text: 'a\0b' })),
      JSON.stringify(event('surrogate', { text: 'a\ud800b' })),
      `{"position":1,"subject":"event","ref":"deep","body":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
      '{"position":1,"subject":"event","ref":"cut","bo',
      JSON.stringify({
        ...other,
        body: { ...other.body, document: { ...other.body.document, content: {} } },
      }),
    ];
    const [nul = '', surrogate = '', deep = '', cut = '', unreadable = ''] = bad;
    expect(await station.send([one, nul, surrogate, deep, cut, later, unreadable])).toMatchObject({
      status: 200,
    });
    expect(await documentsAt(database)).toEqual([one.ref, later.ref].toSorted());
    expect(await rejectedAt(database)).toEqual([...bad].toSorted());
    expect(await attentionOf(head)).toMatchObject([
      { kind: 'rejected_lines', because: 'not_stored', count: 2 },
      { kind: 'rejected_lines', because: 'unreadable', count: 3 },
    ]);

    // The till says it again in a form that can be stored.
    expect(await station.send([event('nul', { text: 'ab' })])).toMatchObject({ status: 200 });
    expect(await rejectedAt(database)).not.toContain(nul);

    // A newer head office takes what the older one could not.
    await database
      .updateTable('rejected_line')
      .set({ program: 'older', bytes: Buffer.from(JSON.stringify(other)) })
      .where('ref', '=', other.ref)
      .execute();
    await heads.on(url);
    expect(await documentsAt(database)).toEqual(lines.map(({ ref }) => ref).toSorted());
    expect(await rejectedAt(database)).toEqual([surrogate, deep, cut].toSorted());
    const path = `/v1/head/stations/${station.id}/rejected-lines`;
    expect((await head.call('GET', `${path}?because=unreadable`)).json).toMatchObject({
      data: [{ line: deep, subject: 'event', ref: 'deep' }, { line: cut }],
    });
    expect((await head.call('DELETE', `${path}?because=unreadable`)).json).toMatchObject({ discarded: 2 });
    expect(await attentionOf(head)).toMatchObject([
      { kind: 'rejected_lines', because: 'not_stored', count: 1 },
    ]);
    expect(await differences(url, [till.folder])).toEqual([]);
  });

  it('keeps what it does not know of a newer till’s document', async () => {
    const { head, database } = await aHead();
    const till = await openTill();
    await till.enrol(head);
    await till.allSent();
    const station = await rawStation(till, head);
    await till.issue('live');
    const [line] = await station.lines();
    if (!line) throw new Error('a document waits');
    line.body.document.novelty = 'of another year';
    expect(await station.send([line])).toMatchObject({ status: 200 });
    const { stored, pattern } = await database
      .selectFrom('document')
      .select(['stored', 'pattern'])
      .executeTakeFirstOrThrow();
    const kept = JSON.parse((await makePatterns(database).unpack(stored, pattern)).toString());
    expect(kept.document.novelty).toBe('of another year');
  });

  it('is what another business issued: practice claims no head office, and a live document does', async () => {
    const { head, database } = await aHead();
    const enrolAs = async (ruc: string, series: readonly object[] = [], shop?: string) => {
      const { json } = await head.call('POST', '/v1/head/enrolment-codes', {
        body: shop === undefined ? {} : { establishment: shop },
      });
      const code = parseEnrolmentCode(z.object({ code: z.string() }).parse(json).code)?.secret;
      const body = { code, name: 'Caja', version: '0', ruc, installation: uuid(), series };
      return head.call('POST', '/v1/stations/enrol', { body });
    };
    const practised = { environment: 'sandbox', type: 'invoice', establishment: '001' };
    const series = [{ ...practised, emission_point: '001', next_number: 1 }];
    // A code for a shop looks at its live series alone.
    expect((await enrolAs(practiceRuc, series, '002')).status).toBe(200);
    const live = series.map((one) => ({ ...one, environment: 'live' }));
    expect(await enrolAs(companyRuc, live, '002')).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('para el establecimiento 002') },
    });
    expect(await database.selectFrom('business').select('ruc').execute()).toEqual([{ ruc: null }]);

    const till = await openTill();
    await till.enrol(head);
    await till.allSent();
    expect(enrolAnswer.safeParse((await enrolAs(practiceRuc)).json).success).toBe(true);
    expect(await enrolAs(anotherRuc)).toMatchObject({ status: 409, json: { code: 'other_business' } });
    const station = await rawStation(till, head);
    await till.issue('live');
    const [line] = await station.lines();
    if (!line) throw new Error('a document waits');
    const stranger = structuredClone(line);
    stranger.body.document.issuer.ruc = anotherRuc;
    expect(await station.send([stranger])).toMatchObject({ status: 200 });
    expect(await documentsAt(database)).toEqual([]);
    expect(await database.selectFrom('shop').select('address').execute()).toEqual([]);
    expect(await attentionOf(head)).toMatchObject([
      { kind: 'rejected_lines', because: 'other_business', reason: expect.stringContaining(companyRuc) },
    ]);
    expect(await station.send([line])).toMatchObject({ status: 200 });
    expect(await documentsAt(database)).toEqual([line.ref]);
    expect(await database.selectFrom('shop').select('address').execute()).toHaveLength(1);
    expect(await attentionOf(head)).toEqual([]);

    // A pattern that is gone from the database is no fault of a line that comes with one that is.
    await database.deleteFrom('document_file').execute();
    await database.deleteFrom('document').execute();
    await database.deleteFrom('pattern').execute();
    const id = uuid();
    const another = { ...structuredClone(stranger), ref: id };
    another.body.document.id = id;
    expect(await station.send([another, line])).toMatchObject({ status: 200 });
    expect(await documentsAt(database)).toEqual([line.ref]);
    expect(await attentionOf(head)).toMatchObject([{ kind: 'rejected_lines', count: 1 }]);
  });

  it('is tried again one by one: what fails for another reason is kept, and the head office starts', async () => {
    const { url, head, database } = await aHead();
    const till = await openTill();
    await till.enrol(head);
    await till.allSent();
    const station = await rawStation(till, head);
    await till.issue('live');
    const [line] = await station.lines();
    if (!line) throw new Error('a document waits');
    const event = { position: 1, subject: 'event', ref: 'late', body: { type: 'other' } };
    const rejected = {
      because: 'not_stored' as const,
      reason: '',
      program: 'older',
      rejected_at: new Date(),
    };
    for (const sent of [line, event]) {
      const [{ subject, ref }, bytes] = [sent, Buffer.from(JSON.stringify(sent))];
      const row = { ...rejected, station_id: station.id, incarnation: uuid(), subject, ref, bytes };
      await database.insertInto('rejected_line').values(row).execute();
    }
    // Somebody at the database took a table away, which is no fault of a line.
    await sql`ALTER TABLE document_count RENAME TO gone`.execute(database);
    await (await heads.on(url)).stop();
    expect(await rejectedAt(database)).toEqual([JSON.stringify(line)]);
    await sql`ALTER TABLE gone RENAME TO document_count`.execute(database);
    await (await heads.on(url)).stop();
    expect(await rejectedAt(database)).toEqual([]);
    expect(await documentsAt(database)).toEqual([line.ref]);
  });

  it('is what another till says of a document: it stays as its own till reported it', async () => {
    const { url, head, database } = await aHead();
    const [owner, other] = [await openTill('001'), await openTill('002')];
    await owner.enrol(head);
    await other.enrol(head);
    await Promise.all([owner.allSent(), other.allSent()]);
    const [station, forger] = [await rawStation(owner, head), await rawStation(other, head)];
    await owner.issue('live');
    const [line] = await station.lines();
    if (!line) throw new Error('a document waits');
    await station.send([line]);
    // A copy of the till's data says the same: nobody has to look at that.
    expect(await forger.send([line])).toMatchObject({ status: 200 });
    expect(await attentionOf(head)).toEqual([]);
    const forged = structuredClone(line);
    forged.body.document.status = 'annulled';
    forged.body.document.revision += 1;
    expect(await forger.send([forged])).toMatchObject({ status: 200 });
    expect(await differences(url, [owner.folder])).toEqual([]);
    expect(await database.selectFrom('document').select('station_id').execute()).toEqual([
      { station_id: station.id },
    ]);
    expect(await attentionOf(head)).toMatchObject([
      { kind: 'rejected_lines', because: 'document_claimed', station_id: forger.id, count: 1 },
    ]);
    expect((await head.call('GET', '/v1/head/events')).json).toMatchObject({
      data: [{ type: 'document.claimed', data: { document_id: line.ref, station_id: forger.id } }],
    });
  });

  it('is shown as that where the disk changed it, and no reason to show nothing else', async () => {
    const { head, database } = await aHead();
    const till = await openTill();
    const [damaged, whole] = [await till.issue('live'), await till.issue('live')];
    await till.enrol(head);
    await till.allSent();
    await database
      .updateTable('document')
      .set({ stored: Buffer.from('of a bad disk') })
      .where('id', '=', damaged)
      .execute();
    const ids = z.object({ data: z.array(z.looseObject({ id: z.string() })), total_count: z.int() });
    const page = ids.parse((await head.call('GET', '/v1/ec/documents')).json);
    expect({ ...page, data: page.data.map(({ id }) => id) }).toMatchObject({ data: [whole], total_count: 2 });
    const rows = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });
    const listed = rows.parse((await head.call('GET', '/v1/local/documents')).json).data.map(({ id }) => id);
    expect(listed.toSorted()).toEqual([damaged, whole].toSorted());
    expect(await head.call('GET', `/v1/ec/documents/${damaged}`)).toMatchObject({
      status: 503,
      json: { code: 'storage_damaged' },
    });
    // A page in which one is left out says that there is more, and a till gets back all others.
    const paged = ids.extend({ next_cursor: z.string().nullable() });
    const first = paged.parse((await head.call('GET', '/v1/ec/documents?limit=1')).json);
    const cursor = encodeURIComponent(first.next_cursor ?? '');
    const second = paged.parse((await head.call('GET', `/v1/ec/documents?limit=1&cursor=${cursor}`)).json);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([whole]);
    expect(second.next_cursor).toBeNull();
    const { id } = await database.selectFrom('station').select('id').executeTakeFirstOrThrow();
    const given = await documentsOfStation({ database, patterns: makePatterns(database) }, id, undefined);
    expect(given).toMatchObject({ data: [{ document: { id: whole } }], next: null });
  });

  it('is a closed cash session that is open again', async () => {
    const { head, database } = await aHead();
    const till = await openTill();
    await till.enrol(head);
    await till.allSent();
    const station = await rawStation(till, head);
    const id = uuid();
    const session = (position: number, closed_at: string | null) => ({
      ...{ position, subject: 'cash_session', ref: id },
      body: { id, closed_at },
    });
    await station.send([session(1, null)]);
    await station.send([session(2, '2026-11-21T20:00:00.000Z')]);
    await station.send([session(3, null)]);
    await station.send([{ ...session(4, null), body: null }]);
    const { body } = await database
      .selectFrom('record')
      .select('body')
      .where('ref', '=', id)
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({ closed_at: '2026-11-21T20:00:00.000Z' });
  });

  it('is no answer that a head office cannot give: it goes on where its database was put back under it', async () => {
    const { url, head, database } = await aHead();
    const till = await openTill();
    await till.enrol(head);
    await till.issue('live');
    await till.allSent();
    // As a backup from before the first document has it.
    await database.deleteFrom('document_file').execute();
    await database.deleteFrom('document').execute();
    await database.deleteFrom('number').execute();
    await database.deleteFrom('day_total').execute();
    await database.deleteFrom('document_count').execute();
    await database.deleteFrom('pattern').execute();
    await database.updateTable('series').set({ told: '{}' }).execute();
    await database.updateTable('station').set({ position: 0, last_batch: null, incarnation: null }).execute();
    await till.issue('live');
    await till.allSent();
    expect(await differences(url, [till.folder])).toEqual([]);
    expect((await head.call('GET', '/v1/ec/documents')).json).toMatchObject({ total_count: 2 });
    expect(await attentionOf(head)).toEqual([]);
  });
});

async function documentsAt(database: HeadDatabase): Promise<readonly string[]> {
  const rows = await database.selectFrom('document').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function rejectedAt(database: HeadDatabase): Promise<readonly string[]> {
  const rows = await database.selectFrom('rejected_line').select('bytes').execute();
  return rows.map(({ bytes }) => bytes.toString()).toSorted();
}

async function attentionOf(head: AskedHead): Promise<readonly AttentionItem[]> {
  const { json } = await head.call('GET', '/v1/head/attention');
  return z.object({ data: z.array(attentionItem) }).parse(json).data;
}
