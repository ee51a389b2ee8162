import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { v4 as randomId, v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { headKeyWithSecret } from '../../../src-main/contract/head/access/keys.ts';
import { attentionItem } from '../../../src-main/contract/head/attention.ts';
import { FEED_VERSION, feedMediaType } from '../../../src-main/contract/head/stations/feed.ts';
import { makeHeadClient } from '../../../src-main/station/head-client.ts';
import { makeSeriesStore } from '../../../src-main/store/business/series/series-store.ts';
import { makeStationStore } from '../../../src-main/store/station/station-store.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { allSent, enrolmentCode, headOfficeOf, ran, stationsOf } from '../../support/head/head-shop.ts';
import { openLossyLine } from '../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill, type TestTill } from '../../support/head/till.ts';
import { liveInvoices, liveShops } from '../../support/numbers/live-shop.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const items = z.object({ data: z.array(attentionItem) });

describe.skipIf(missing !== undefined)('numbers that no document has', () => {
  const shops = liveShops();
  const heads = testHeads();
  const postgres = testPostgres();

  async function gapsOf(head: AskedHead, key?: string) {
    const { json } = await head.call('GET', '/v1/head/attention', key === undefined ? {} : { key });
    return items.parse(json).data.filter(({ kind }) => kind === 'number_gap');
  }

  it('are found of a till whose disk was lost with what it had not reported yet', async () => {
    const head = await heads.on(await postgres.another());
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const data = await shops.setUp();
    const secret = join(shops.services.newFolder(), 'contraseña.txt');
    writeFileSync(secret, 'caballo correcto batería');
    const passphrase = ['--passphrase-file', secret];
    const backup = join(shops.services.newFolder(), 'respaldo.age');
    const shop = await shops.openProcess(data);
    await ran(data, ['enrol', (await enrolmentCode(head)).replace(head.url, line.url)]);
    await shop.sell('wait=20');
    await shop.sell('wait=20');
    await allSent(shop.owner);
    await ran(data, ['backups', 'create', backup, ...passphrase]);
    line.decide((path) => (path.includes('/feed') ? 'body_cut' : 'answered'));
    for (let sold = 0; sold < 3; sold += 1) await shop.sell('wait=20');
    await shop.service.kill();
    expect(await gapsOf(head)).toEqual([]);

    line.decide(() => 'answered');
    const elsewhere = shops.services.newFolder();
    await ran(elsewhere, ['backups', 'restore', backup, ...passphrase]);
    const restored = await shops.open(elsewhere);
    await eventually(
      () => headOfficeOf(restored.owner),
      ({ state, fetching, waiting }) => state === 'enrolled' && !fetching && waiting === 0,
    );
    const { id } = await liveInvoices(restored.owner);
    const body = { next_number: 6 };
    expect(await restored.owner.call('POST', `/v1/local/series/${id}/resume`, { body })).toMatchObject({
      status: 200,
    });
    await restored.client.issue({ ...anInvoiceBody(), emission_point: '003' }, 'wait=20');
    await allSent(restored.owner);
    const [station] = await stationsOf(head);
    expect(station).toMatchObject({ gaps: 3, conflicts: 0 });
    const gap = {
      kind: 'number_gap',
      series: '002-003',
      type: 'invoice',
      station_id: station?.id,
      count: 3,
      stretches: [{ first: 3, last: 5 }],
    };
    expect(await gapsOf(head)).toEqual([expect.objectContaining(gap)]);
    expect(await ran(head.dataDir, ['head', 'stations'])).toContain('FALTAN 3 NÚMEROS');
    for (const [shopCode, found] of [
      ['002', 1],
      ['001', 0],
    ] as const) {
      const made = await head.call('POST', '/v1/head/keys', { body: { role: 'manager', shops: [shopCode] } });
      expect(await gapsOf(head, headKeyWithSecret.parse(made.json).key)).toHaveLength(found);
    }
  });

  it('are none while they are on their way, whatever order they come in', async () => {
    const head = await heads.on(await postgres.another());
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    line.decide((path) => (path.includes('/feed') ? 'body_cut' : 'answered'));
    const till = await openTill();
    for (let issued = 0; issued < 5; issued += 1) await till.issue('live');
    await till.enrol(head, line.url);
    await till.stop();
    const reportLines = await reporterOf(till, head);
    await reportLines([1, 3, 5], 2);
    expect(await gapsOf(head)).toEqual([]);
    // It says that this was all.
    await reportLines([], 0);
    expect(await gapsOf(head)).toMatchObject([
      {
        count: 2,
        stretches: [
          { first: 2, last: 2 },
          { first: 4, last: 4 },
        ],
      },
    ]);
    await reportLines([4], 1);
    expect(await gapsOf(head)).toMatchObject([{ count: 1, stretches: [{ first: 2, last: 2 }] }]);
    await reportLines([2], 0);
    expect(await gapsOf(head)).toEqual([]);
  });

  it('are found after the last that was reported, by what the till stated when it was enrolled or began anew', async () => {
    const head = await heads.on(await postgres.another());
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    line.decide((path) => (path.includes('/feed') ? 'body_cut' : 'answered'));
    const till = await openTill();
    for (let issued = 0; issued < 5; issued += 1) await till.issue('live');
    await till.enrol(head, line.url);
    await till.stop();
    const reportLines = await reporterOf(till, head);
    await reportLines([1, 2], 1);
    expect(await gapsOf(head)).toEqual([]);
    // It says that this was all, and had given five.
    await reportLines([3], 0);
    expect(await gapsOf(head)).toMatchObject([{ count: 2, stretches: [{ first: 4, last: 5 }] }]);
    await reportLines([4, 5], 0);
    expect(await gapsOf(head)).toEqual([]);
  });

  it('are none below the first, nor where a person skipped what another program gave', async () => {
    const head = await heads.on(await postgres.another());
    const till = await openTill();
    const raiseTo = (nextNumber: number) => raise(till, nextNumber);
    await raiseTo(1523);
    await till.issue('live');
    await till.enrol(head);
    await till.issue('live');
    await raiseTo(1600);
    const refused = await till.issue('live');
    await till.shop.decide(refused, 'not_authorized');
    await till.allSent();
    expect(await gapsOf(head)).toEqual([]);
    expect(await stationsOf(head)).toMatchObject([{ gaps: 0, documents: 3 }]);
  });
});

/** Reports to a head office some of a till's live invoices, and how many are still to come. */
async function reporterOf({ shop: { store } }: TestTill, head: AskedHead) {
  const station = makeStationStore(store, { newId: () => uuid() });
  const enrolled = await station.read();
  if (!enrolled) throw new Error('the till is not enrolled');
  const lines = await station.lines();
  const client = makeHeadClient(head);
  onTestFinished(() => client.close());
  let after: string | undefined;
  let from = 0;
  return async (sequentials: readonly number[], waiting: number) => {
    const wanted = lines.filter(({ text }) => {
      const line = feedLine.parse(JSON.parse(text));
      return (
        line.subject === 'document' && sequentials.includes(line.body?.document.identity.sequential ?? 0)
      );
    });
    const batch = randomId();
    const range = { from: String(from), to: String(from + 1), ...(after !== undefined && { after }) };
    const query = { version: String(FEED_VERSION), incarnation: enrolled.incarnation, batch, ...range };
    const answer = await client.call({
      method: 'POST',
      path: `/v1/stations/self/feed?${new URLSearchParams(query)}`,
      key: Buffer.from(enrolled.sealedKey).toString(),
      mediaType: feedMediaType,
      encoding: 'zstd',
      headers: { 'x-waiting': String(waiting) },
      body: await promisify(zstdCompress)(wanted.map(({ text }) => `${text}\n`).join('')),
    });
    expect(answer.status, answer.body.toString()).toBe(200);
    [after, from] = [batch, from + 1];
  };
}

const feedLine = z.object({
  subject: z.string(),
  body: z
    .looseObject({ document: z.looseObject({ identity: z.looseObject({ sequential: z.int() }) }) })
    .optional()
    .catch(undefined),
});

/** A person says that the live invoices of a till go on from a number. */
async function raise({ shop: { store, clock } }: TestTill, nextNumber: number): Promise<void> {
  const { id } = await store.db
    .selectFrom('series')
    .select('id')
    .where('environment', '=', 'live')
    .where('document_type', '=', 'invoice')
    .executeTakeFirstOrThrow();
  const raised = await makeSeriesStore(store, { newId: () => uuid() }).raise(id, {
    at: clock.now,
    nextNumber,
  });
  expect(raised).toEqual({ kind: 'raised' });
}
