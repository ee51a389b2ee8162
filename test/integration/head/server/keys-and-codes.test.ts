import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { enrolmentCodeResource } from '../../../../src-main/contract/head/access/enrolment-codes.ts';
import { headKeyWithSecret } from '../../../../src-main/contract/head/access/keys.ts';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makeHeartbeat } from '../../../../src-main/head/stations/heartbeat.ts';
import { ran, stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const documents = z.object({ data: z.array(z.looseObject({ id: z.string() })), next_cursor: z.string() });

describe.skipIf(missing !== undefined)('keys, codes and cursors of a head office', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('has keys that end by themselves', async () => {
    const head = await heads.on(await postgres.another());
    const keyUntil = async (expires_at: string) => {
      const { json } = await head.call('POST', '/v1/head/keys', { body: { role: 'reader', expires_at } });
      return headKeyWithSecret.parse(json).key;
    };
    const good = await keyUntil('2999-01-01T00:00:00Z');
    const over = await keyUntil('2026-01-01T00:00:00Z');
    expect((await head.call('GET', '/v1/head/stations', { key: good })).status).toBe(200);
    expect((await head.call('GET', '/v1/head/stations', { key: over })).status).toBe(401);
    expect((await head.call('POST', '/v1/head/session', { body: { key: over } })).status).toBe(401);
    await ran(head.dataDir, ['head', 'keys', 'create', '--role', 'owner', '--expires', '2099-12-31']);
    expect(await ran(head.dataDir, ['head', 'keys', 'list'])).toMatch(/2099-12-31/);
  });

  it('lists the codes that wait, and takes one away', async () => {
    const head = await heads.on(await postgres.another());
    await ran(head.dataDir, [
      'head',
      'codes',
      'create',
      '--establishment',
      '002',
      '--name',
      'Caja del fondo',
    ]);
    await head.call('POST', '/v1/head/enrolment-codes');
    const codes = async (key?: string) =>
      z
        .object({ data: z.array(enrolmentCodeResource) })
        .parse((await head.call('GET', '/v1/head/enrolment-codes', key === undefined ? {} : { key })).json)
        .data;
    const [first, second] = await codes();
    expect([first, second]).toMatchObject([{ establishment: '002', name: 'Caja del fondo' }, {}]);
    const made = await head.call('POST', '/v1/head/keys', { body: { role: 'manager', shops: ['002'] } });
    const { key } = headKeyWithSecret.parse(made.json);
    expect((await codes(key)).map(({ id }) => id)).toEqual([first?.id]);
    expect((await head.call('DELETE', `/v1/head/enrolment-codes/${second?.id}`, { key })).status).toBe(404);
    const till = await openTill();
    await till.enrol(head);
    await ran(head.dataDir, ['head', 'codes', 'revoke', first?.id ?? '']);
    await ran(head.dataDir, ['head', 'codes', 'revoke', second?.id ?? '']);
    expect(await codes()).toEqual([]);
  });

  it('proves the codes that still work, and slows down who asks for proofs again and again', async () => {
    const head = await heads.on(await postgres.another());
    const ask = () => head.call('POST', '/v1/stations/introduction', { body: { nonce: 'A'.repeat(43) } });
    const proofs = async () =>
      z.object({ proofs: z.array(z.string()) }).parse((await ask()).json).proofs.length;
    expect(await proofs()).toBe(0);
    await head.call('POST', '/v1/head/enrolment-codes');
    expect(await proofs()).toBe(1);
    const till = await openTill();
    await till.issue('live');
    await till.enrol(head);
    await till.allSent();
    expect(await proofs()).toBe(1);
    const statuses: number[] = [];
    while (statuses.length < 30) statuses.push((await ask()).status);
    expect(statuses).toContain(429);
  });

  it('goes on with a list at another head office of the database, and after a restart', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const till = await openTill();
    const issued = [await till.issue('live'), await till.issue('live')];
    await till.enrol(head);
    await till.allSent();
    const page = documents.parse((await head.call('GET', '/v1/ec/documents?limit=1')).json);
    await head.stop();
    const other = await heads.on(url);
    const { status, json } = await other.call('GET', `/v1/ec/documents?limit=1&cursor=${page.next_cursor}`);
    expect(status).toBe(200);
    const { data } = z.object({ data: z.array(z.looseObject({ id: z.string() })) }).parse(json);
    // Both were issued in one instant.
    expect([...page.data, ...data].map(({ id }) => id).toSorted()).toEqual(issued.toSorted());
  });

  it('says whether it and its database answer', async () => {
    const head = await heads.on(await postgres.another());
    expect(await head.call('GET', '/health')).toMatchObject({
      status: 200,
      json: { status: 'ok', database: 'ok' },
    });
  });

  it('hears of a till that has nothing to report by its asking', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const till = await openTill();
    await till.enrol(head);
    await till.allSent();
    await till.stop();
    const [{ id = '' } = {}] = await stationsOf(head);
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    let at = new Date('2030-01-01T00:00:00Z');
    const hear = makeHeartbeat(database, () => at);
    await hear(id);
    expect((await stationsOf(head))[0]?.last_seen_at).toBe('2030-01-01T00:00:00.000Z');
    at = new Date('2030-01-01T00:00:05Z');
    await hear(id);
    expect((await stationsOf(head))[0]?.last_seen_at).toBe('2030-01-01T00:00:00.000Z');
    at = new Date('2030-01-01T00:00:25Z');
    await hear(id);
    expect((await stationsOf(head))[0]?.last_seen_at).toBe('2030-01-01T00:00:25.000Z');
  });
});
