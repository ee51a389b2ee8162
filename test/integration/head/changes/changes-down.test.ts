import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changesAnswer } from '../../../../src-main/contract/head/stations/changes.ts';
import { enrolAnswer, parseEnrolmentCode } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { makeProductStore } from '../../../../src-main/store/catalog/products.ts';
import { makeEmissionPointStore } from '../../../../src-main/store/counter/emission-point-store.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { eventually } from '../../../support/eventually.ts';
import { aProduct, databaseAt, decide } from '../../../support/head/head-changes.ts';
import { enrolmentCode } from '../../../support/head/head-shop.ts';
import { openLossyLine } from '../../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill, type TestTill } from '../../../support/head/till.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('what the head office decides', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it('reaches a till that asks and waits, as soon as it is decided, and each till what is for it alone', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const database = await databaseAt(url);
    const one = await stationOf(head, '001');
    const other = await stationOf(head, '002');
    expect(await changes(head, one.key, { since: 0, limit: 100 })).toEqual({
      position: 0,
      items: [],
      takes: ['purchase'],
    });

    const asked = changes(head, one.key, { since: 0, wait: 50 });
    await decide(database, { subject: 'product', id: 'a', body: { code: 'A' } });
    expect(await asked).toEqual({
      position: 1,
      items: [{ subject: 'product', id: 'a', version: 1, body: { code: 'A' } }],
      takes: ['purchase'],
    });
    await decide(database, { subject: 'note', id: 'of-002', body: {}, to: { establishment: '002' } });
    await decide(database, { subject: 'note', id: 'of-one', body: {}, to: { stationId: one.id } });
    await decide(database, { subject: 'product', id: 'a', body: null });
    const seen = await changes(head, one.key, { since: 0 });
    // Sent once, as it is now.
    expect(seen.items.map(({ id, version, body }) => [id, version, body])).toEqual([
      ['of-one', 1, {}],
      ['a', 2, null],
    ]);
    const page = await changes(head, other.key, { since: 0, limit: 1 });
    expect(page).toMatchObject({ position: 2, items: [{ id: 'of-002' }] });
    expect(await changes(head, other.key, { since: 2, limit: 1 })).toMatchObject({
      position: 4,
      items: [{ id: 'a' }],
    });
    const wrong = await head.call('GET', '/v1/stations/self/changes?since=-1', { key: one.key });
    expect(wrong.status).toBe(422);
  });

  it('tells a till of an older version of who works there no more that they are gone, and sends it no false hash', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const database = await databaseAt(url);
    const { key } = await stationOf(head, '001');
    const body = { name: 'Luis', role: 'cashier', active: false, created_at: '2026-11-01T12:00:00Z' };
    await decide(database, { subject: 'operator', id: 'left', body });
    await decide(database, { subject: 'operator', id: 'there', body: { ...body, active: true } });
    const older = await changes(head, key, { since: 0 });
    expect(older.items.map((item) => item.body)).toEqual([null, { ...body, active: true }]);
    const newer = await changes(head, key, { since: 0 }, { 'x-changes-version': '2' });
    expect(newer.items.map((item) => item.body)).toEqual([body, { ...body, active: true }]);
  });

  it('is learned by a till that sells meanwhile, was away for long, or lost every other answer', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const database = await databaseAt(url);
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    await till.enrol(head, line.url);
    let requests = 0;
    line.decide((path) => {
      requests += 1;
      return path.includes('/changes') && requests % 2 === 0 ? 'answer_lost' : 'answered';
    });
    const ids = Array.from({ length: 100 }, () => uuid());
    for (const [index, id] of ids.entries()) {
      await decide(database, { subject: 'product', id, body: aProduct(`P-${index}`, '1.00') });
    }
    await till.issue();
    await eventually(
      () => pricesOf(till),
      (prices) => prices.size === ids.length,
    );
    // Nobody is behind the line for a while.
    line.leadTo({ url: 'https://127.0.0.1:1' });
    await decide(database, { subject: 'product', id: ids[0] ?? '', body: aProduct('P-0', '2.00') });
    await decide(database, { subject: 'product', id: ids[0] ?? '', body: aProduct('P-0', '3.00') });
    await decide(database, { subject: 'product', id: ids[1] ?? '', body: null });
    await till.issue();
    line.leadTo(head);
    const prices = await eventually(
      () => pricesOf(till),
      (current) => current.get('P-0') === '3' && !current.has('P-1'),
    );
    expect(prices.size).toBe(99);
  });

  it('is learned anew where the head office was put back to an older backup, and what it lost is gone', async () => {
    const url = await postgres.another();
    const data = services.newFolder();
    const first = await heads.on(url, data);
    const line = await openLossyLine(first);
    onTestFinished(line.close);
    const till = await openTill();
    await till.enrol(first, line.url);
    const [kept, lost] = [uuid(), uuid()];
    const before = await databaseAt(url);
    await decide(before, { subject: 'product', id: kept, body: aProduct('KEPT', '1.00') });
    await eventually(
      () => pricesOf(till),
      (current) => current.size === 1,
    );
    await first.stop();
    await before.destroy();
    const older = await postgres.another(url);

    const later = await heads.on(url, data);
    line.leadTo(later);
    const after = await databaseAt(url);
    await decide(after, { subject: 'product', id: kept, body: aProduct('KEPT', '2.00') });
    await decide(after, { subject: 'product', id: lost, body: aProduct('LOST', '1.00') });
    await eventually(
      () => pricesOf(till),
      (current) => current.size === 2,
    );
    await later.stop();

    const restored = await databaseAt(older);
    // Its positions are beyond those the till knows of by the time the till asks.
    for (const code of ['A', 'B', 'C']) {
      await decide(restored, { subject: 'product', id: uuid(), body: aProduct(code, '5.00') });
    }
    line.leadTo(await heads.on(older, data));
    const prices = await eventually(
      () => pricesOf(till),
      (current) => current.size === 4 && !current.has('LOST'),
    );
    expect(prices.get('KEPT')).toBe('1');
  });

  it('reaches a till that issues in another shop from then on', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const database = await databaseAt(url);
    const till = await openTill();
    await till.enrol(head);
    const to = { establishment: '002' };
    await decide(database, { subject: 'product', id: uuid(), body: aProduct('OF-2', '1.00'), to });
    await decide(database, { subject: 'product', id: uuid(), body: aProduct('OF-ALL', '1.00') });
    const first = await eventually(
      () => pricesOf(till),
      (current) => current.size > 0,
    );
    expect([...first.keys()]).toEqual(['OF-ALL']);
    await makeEmissionPointStore(till.shop.store).add({
      environment: 'live',
      establishment: '002',
      address: 'Av. Amazonas',
      emissionPoint: '001',
      numberings: [{ id: uuid(), environment: 'live', type: 'invoice', nextNumber: undefined }],
    });
    await till.issue('live', { establishment: '002', emission_point: '001' });
    await till.allSent();
    await eventually(
      () => pricesOf(till),
      (current) => current.size === 2,
    );
  });

  /** A station that only asks. */
  async function stationOf(head: AskedHead, establishment: string) {
    const secret = parseEnrolmentCode(await enrolmentCode(head))?.secret;
    const point = { establishment, emission_point: '001', type: 'invoice', environment: 'live' };
    const body = {
      code: secret,
      name: 'Caja',
      version: '0',
      ruc: companyRuc,
      installation: establishment,
      series: [{ ...point, next_number: 1 }],
    };
    return enrolAnswer.parse((await head.call('POST', '/v1/stations/enrol', { body })).json);
  }

  async function changes(
    head: AskedHead,
    key: string,
    query: Readonly<Record<string, number>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { json } = await head.call('GET', `/v1/stations/self/changes?${search}`, { key, headers });
    return changesAnswer.parse(json);
  }

  /** What the products of a till cost, by code. */
  async function pricesOf(till: TestTill): Promise<ReadonlyMap<string, string>> {
    const query = { limit: 200, offset: 0, sort: 'code' } as const;
    const { items } = await makeProductStore(till.shop.store).list(query);
    return new Map(items.map(({ code, unit_price }) => [code, String(Number(unit_price))]));
  }
});
