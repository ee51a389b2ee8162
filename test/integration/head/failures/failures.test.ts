import { connect } from 'node:tls';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { headKeyWithSecret } from '../../../../src-main/contract/head/access/keys.ts';
import { attentionItem } from '../../../../src-main/contract/head/attention.ts';
import { enrolAnswer, parseEnrolmentCode } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { feedMediaType } from '../../../../src-main/contract/head/stations/feed.ts';
import { makeEmissionPointStore } from '../../../../src-main/store/counter/emission-point-store.ts';
import { parseStoppedSeries } from '../../../../src-main/store/rows/columns/json-columns.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { eventually } from '../../../support/eventually.ts';
import { differences } from '../../../support/head/differences.ts';
import { enrolmentCode, stationsOf } from '../../../support/head/head-shop.ts';
import { type Fate, openLossyLine } from '../../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('what tills report', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  const lineTo = async (head: AskedHead) => {
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    return line;
  };

  it.each<{ fate: Fate; what: string }>([
    { fate: 'answer_lost', what: 'an answer is lost' },
    { fate: 'body_cut', what: 'a batch is cut in the middle' },
  ])('arrives once where $what', async ({ fate }) => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const line = await lineTo(head);
    const till = await openTill();
    const ids = [await till.issue(), await till.issue(), await till.issue()];
    // More than the head office takes at once: who hangs up keeps nobody's slot.
    const times = 30;
    let left = times;
    line.decide((path) => {
      const isHit = path.includes('/feed') && left > 0;
      if (isHit) left -= 1;
      return isHit ? fate : 'answered';
    });
    await till.enrol(head, line.url);
    await till.allSent();
    await till.shop.decide(ids[1] ?? '', 'authorized');
    await till.issue();
    await till.allSent();
    expect(line.happened[fate]).toBe(times);
    expect(await differences(database, [till.folder])).toEqual([]);
    expect(await stationsOf(head)).toMatchObject([{ documents: 4, conflicts: 0, waiting: 0 }]);
  });

  it('is all there again after the head office was put back to an older backup', async () => {
    const first = await postgres.another();
    const data = services.newFolder();
    const head = await heads.on(first, data);
    const line = await lineTo(head);
    const till = await openTill();
    const early = await till.issue();
    await till.enrol(head, line.url);
    await till.allSent();
    await head.stop();
    const older = await postgres.another(first);

    const later = await heads.on(first, data);
    line.leadTo(later);
    await till.shop.decide(early, 'authorized');
    await till.issue();
    await till.allSent();
    await later.stop();

    const restored = await heads.on(older, data);
    line.leadTo(restored);
    await till.issue();
    await till.allSent();
    expect(await differences(older, [till.folder])).toEqual([]);
    expect(await stationsOf(restored)).toMatchObject([{ documents: 3, conflicts: 0, waiting: 0 }]);
  });

  it('is found and counted where a clock was a year off', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const till = await openTill();
    await till.issue();
    till.shop.clock.now = new Date(Date.now() + 400 * 86_400_000);
    const [ahead, other] = [await till.issue(), await till.issue()];
    await till.enrol(head);
    await till.allSent();
    await till.shop.decide(ahead, 'authorized');
    await till.allSent();
    expect(await differences(database, [till.folder])).toEqual([]);
    const [{ clock_skew_seconds: skew = 0 } = {}] = await stationsOf(head);
    expect(Math.abs(skew)).toBeGreaterThan(300 * 86_400);
    const { json } = await head.call('GET', '/v1/ec/documents?limit=2');
    const newest = z.object({ data: z.array(z.looseObject({ id: z.string() })) }).parse(json).data;
    expect(newest.map(({ id }) => id).toSorted()).toEqual([ahead, other].toSorted());
  });

  it('is counted once by two head offices on one database, whichever it reaches', async () => {
    const database = await postgres.another();
    // Both make the tables of an empty database at once.
    const [one, other] = await Promise.all([heads.on(database), heads.on(database)]);
    const line = await lineTo(one);
    let requests = 0;
    line.decide(() => {
      requests += 1;
      line.leadTo(requests % 2 === 0 ? one : other);
      return requests % 3 === 0 ? 'answer_lost' : 'answered';
    });
    const tills = await Promise.all(['001', '002', '003'].map((point) => openTill(point)));
    for (const till of tills) {
      const code = (await enrolmentCode(one)).replace(one.url, line.url);
      // A person tries the same code again where the answer was lost.
      await eventually(
        () => till.office.enrol({ code }),
        ({ ok }) => ok,
      );
    }
    await Promise.all(
      tills.map(async (till) => {
        for (let count = 0; count < 5; count += 1) {
          await till.shop.decide(await till.issue(), 'authorized');
          if (count % 2 === 0) await till.allSent();
        }
        await till.allSent();
      }),
    );
    expect(
      await differences(
        database,
        tills.map(({ folder }) => folder),
      ),
    ).toEqual([]);
  });

  it('waits where too many come at once, who learn when to come back before their body is read', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const secret = parseEnrolmentCode(await enrolmentCode(head))?.secret;
    const body = { code: secret, name: 'Caja', version: '0', ruc: companyRuc, installation: '1', series: [] };
    const { key } = enrolAnswer.parse((await head.call('POST', '/v1/stations/enrol', { body })).json);
    const stranger = await feedBegun(head, 'station_unknown');
    expect(await stranger.answer).toMatch(/^HTTP\/1.1 401 /);
    const many = await Promise.all(Array.from({ length: 13 }, () => feedBegun(head, key)));
    const turnedAway = await Promise.race(many.map(({ answer }) => answer));
    expect(turnedAway).toMatch(/^HTTP\/1.1 503 /);
    expect(turnedAway).toMatch(/\r\nretry-after: \d+\r\n/i);
    for (const { hangUp } of many) hangUp();

    const till = await openTill();
    await till.issue();
    await till.enrol(head);
    await till.allSent();
    expect(await differences(database, [till.folder])).toEqual([]);
  });

  it('is kept twice where two tills gave one number, for a person to look at', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const [one, other] = [await openTill('001'), await openTill('002')];
    await one.enrol(head);
    await other.enrol(head);
    // Nothing keeps a till without network from giving the numbers of another's point.
    await makeEmissionPointStore(other.shop.store).add({
      environment: 'live',
      establishment: '001',
      address: undefined,
      emissionPoint: '001',
      numberings: [{ id: uuid(), environment: 'live', type: 'invoice', nextNumber: undefined }],
    });
    const point = { establishment: '001', emission_point: '001' };
    const ids = [await one.issue('live'), await other.issue('live', point)].toSorted();
    await Promise.all([one.allSent(), other.allSent()]);
    // Reported again, it is no second conflict.
    await one.shop.decide(ids[0] ?? '', 'authorized');
    await other.shop.decide(ids[0] ?? '', 'authorized');
    await Promise.all([one.allSent(), other.allSent()]);

    const items = z.object({ data: z.array(attentionItem) });
    const events = z.object({ data: z.array(z.looseObject({ type: z.string() })), next: z.string() });
    const { data } = items.parse((await head.call('GET', '/v1/head/attention')).json);
    expect(data).toMatchObject([
      { kind: 'number_conflict', environment: 'live', number: '001-001-000000001', type: 'invoice' },
    ]);
    expect(data.flatMap((item) => ('documents' in item ? item.documents.map(({ id }) => id) : []))).toEqual(
      ids,
    );
    expect((await stationsOf(head)).map(({ conflicts }) => conflicts)).toEqual([1, 1]);
    const keyAt = async (shop: string) => {
      const made = await head.call('POST', '/v1/head/keys', { body: { role: 'manager', shops: [shop] } });
      return headKeyWithSecret.parse(made.json).key;
    };
    for (const [shop, found] of [
      ['001', 1],
      ['002', 0],
    ] as const) {
      const key = await keyAt(shop);
      expect(items.parse((await head.call('GET', '/v1/head/attention', { key })).json).data).toHaveLength(
        found,
      );
      await eventually(
        async () =>
          events.parse((await head.call('GET', '/v1/head/events?type=number.conflict', { key })).json).data
            .length,
        (length) => length === found,
      );
    }
    const first = await eventually(
      async () => events.parse((await head.call('GET', '/v1/head/events?type=number.conflict')).json),
      ({ data: current }) => current.length > 0,
    );
    expect(first.data).toMatchObject([{ type: 'number.conflict', data: { sequential: 1 } }]);
    const next = events.parse(
      (await head.call('GET', `/v1/head/events?type=number.conflict&after=${first.next}`)).json,
    );
    expect(next.data).toEqual([]);
    const folders = [one.folder, other.folder];
    // Both documents are there with all they say; the number itself is booked for the first that came.
    expect(await differences(database, folders)).toEqual([expect.stringMatching(/^number live invoice/)]);

    // The series stops at both, until a person says whose it is and with which number it goes on.
    for (const till of [one, other]) {
      await eventually(
        () => stoppedIn(till.shop.store),
        (current) => current.includes('001-001 number_conflict'),
      );
    }
    await expect(one.issue('live')).rejects.toThrow(/numbering_conflict/);
    await expect(other.issue('live', point)).rejects.toThrow(/otra caja de la matriz dio uno de sus números/);
    await other.issue('live', { establishment: '001', emission_point: '002' });
    const [{ series_id: series = 0 } = {}] = data.flatMap((item) => ('series_id' in item ? [item] : []));
    const [{ id: first_station = '' } = {}] = await stationsOf(head);
    const resolve = (next_number: number) =>
      head.call('POST', `/v1/head/number-conflicts/${series}/resolve`, {
        body: { station_id: first_station, next_number },
      });
    expect(await resolve(1)).toMatchObject({ status: 422, json: { errors: [{ pointer: '/next_number' }] } });
    expect((await resolve(20)).status).toBe(200);
    await eventually(
      () => stoppedIn(one.shop.store),
      (current) => current.length === 0,
    );
    await one.issue('live');
    expect(await stoppedIn(other.shop.store)).toEqual(['001-001 number_conflict']);
    const { data: left } = items.parse((await head.call('GET', '/v1/head/attention')).json);
    // The numbers that were left out are missing as soon as the next one is reported.
    expect(left.filter(({ kind }) => kind === 'number_conflict')).toEqual([]);
    await one.allSent();
    const { json } = await head.call('GET', '/v1/ec/invoices?q=001-001-000000020');
    expect(json).toMatchObject({ total_count: 1 });
  });

  /** The live series that give no numbers, with why. */
  async function stoppedIn({ db }: Store): Promise<readonly string[]> {
    const rows = await db.selectFrom('series').selectAll().where('stopped_json', 'is not', null).execute();
    return rows.map(
      (row) =>
        `${row.establishment}-${row.emission_point} ${parseStoppedSeries(row.stopped_json ?? '').reason}`,
    );
  }

  /** Sends the head of a batch and nothing of its body. */
  async function feedBegun({ url, pin }: AskedHead, key: string) {
    expect(pin).toMatch(/^sha256/);
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
    onTestFinished(() => void socket.destroy());
    await new Promise((resolve) => socket.once('secureConnect', resolve));
    const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
    socket.write(
      [
        'POST /v1/stations/self/feed HTTP/1.1',
        `host: ${hostname}:${port}`,
        `authorization: Bearer ${key}`,
        `content-type: ${feedMediaType}`,
        'content-encoding: zstd',
        'content-length: 100000',
        '\r\n',
      ].join('\r\n'),
    );
    return { answer, hangUp: () => socket.destroy() };
  }
});
