import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { headKeyWithSecret } from '../../../../src-main/contract/head/access/keys.ts';
import { headReport } from '../../../../src-main/contract/head/reports.ts';
import { shopResource } from '../../../../src-main/contract/head/shops.ts';
import { stationResource } from '../../../../src-main/contract/head/stations/stations.ts';
import { ran } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';

const ids = z.object({ data: z.array(z.looseObject({ id: z.string() })), total_count: z.int() });
const totals = z.looseObject({ documents: z.int() });
const stations = z.object({ data: z.array(stationResource) });
const shops = z.object({ data: z.array(shopResource) });

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a key for a part of the business', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  /** Two shops with a live invoice each, and one of the next day at the first. */
  async function twoShops() {
    const head = await heads.on(await postgres.another());
    const issued = new Map<string, string>();
    for (const shop of ['001', '002']) {
      const till = await openTill('001', shop);
      issued.set(shop, await till.issue('live'));
      if (shop === '001') {
        till.shop.clock.now = new Date(till.shop.clock.now.getTime() + 86_400_000);
        issued.set('later', await till.issue('live'));
      }
      await till.enrol(head);
      await till.allSent();
    }
    const keyFor = async (body: object) => {
      const { json } = await head.call('POST', '/v1/head/keys', { body });
      return headKeyWithSecret.parse(json).key;
    };
    return { head, issued, keyFor };
  }

  it('sees nothing outside its shops or its days, whatever it asks', async () => {
    const { head, issued, keyFor } = await twoShops();
    const [first = '', second = '', later = ''] = ['001', '002', 'later'].map((one) => issued.get(one));
    const whole = await keyFor({ role: 'reader' });
    const { json: all } = await head.call('GET', '/v1/ec/documents', { key: whole });
    expect(ids.parse(all).total_count).toBe(3);
    const dayOf = async (id: string) =>
      z
        .looseObject({ issue_date: z.string() })
        .parse((await head.call('GET', `/v1/ec/documents/${id}`, { key: whole })).json).issue_date;
    const firstDay = await dayOf(first);
    const period = `from=${firstDay}&to=${await dayOf(later)}`;

    const keys = [
      { grant: { role: 'owner', shops: ['001'] }, inside: [first, later], at: ['001'] },
      { grant: { role: 'manager', shops: ['002'] }, inside: [second], at: ['002'] },
      {
        grant: { role: 'reader', shops: ['001', '002'] },
        inside: [first, second, later],
        at: ['001', '002'],
      },
      { grant: { role: 'accountant', to: firstDay }, inside: [first, second], at: ['001', '002'] },
      {
        grant: { role: 'accountant', from: firstDay, to: firstDay, shops: ['002'] },
        inside: [second],
        at: ['002'],
      },
    ];
    for (const { grant, inside, at } of keys) {
      const key = await keyFor(grant);
      const what = JSON.stringify(grant);
      const ask = (path: string) => head.call('GET', path, { key });
      for (const query of ['', '?establishment=001&establishment=002', '?q=renta', '?status=pending']) {
        const page = ids.parse((await ask(`/v1/ec/documents${query}`)).json);
        expect(page.data.map(({ id }) => id).toSorted(), what).toEqual(inside.toSorted());
        expect(page.total_count, what).toBe(inside.length);
        const rows = ids.parse((await ask(`/v1/local/documents${query}`)).json);
        expect(rows.data.map(({ id }) => id).toSorted(), what).toEqual(inside.toSorted());
        expect(rows.total_count, what).toBe(inside.length);
        const sums = totals.parse((await ask(`/v1/local/documents/totals${query}`)).json);
        expect(sums.documents, what).toBe(inside.length);
      }
      for (const id of [first, second, later]) {
        const status = inside.includes(id) ? 200 : 404;
        const answers = ['', '/xml', '/ride'].map((file) => head.file(`/v1/ec/invoices/${id}${file}`, key));
        const found = (await Promise.all(answers)).map((bytes) => !bytes.includes('"not_found"'));
        expect(found, `${what} ${id}`).toEqual(Array(3).fill(status === 200));
      }
      const report = headReport.parse((await ask(`/v1/head/reports/period?${period}`)).json);
      expect(report.sales.invoices, what).toBe(inside.length);
      expect(report.shops.map((row) => row.key).toSorted(), what).toEqual(at);
      const csv = await head.file(`/v1/head/reports/period/file?${period}&format=csv&table=shops`, key);
      expect(csv.toString().trim().split('\r\n'), what).toHaveLength(at.length + 1);
      const listed = shops.parse((await ask('/v1/head/shops')).json).data;
      expect(
        listed.map(({ establishment }) => establishment),
        what,
      ).toEqual(at);
      expect(
        listed.reduce((sum, { documents }) => sum + documents, 0),
        what,
      ).toBe(inside.length);
      const tills = stations.parse((await ask('/v1/head/stations')).json).data;
      expect(
        tills.map(({ emission_points }) => emission_points[0]?.slice(0, 3)),
        what,
      ).toEqual(at);
      expect(
        tills.reduce((sum, { documents }) => sum + documents, 0),
        what,
      ).toBe(inside.length);
    }
  });

  it('gives codes and revokes tills for its shops alone, and is nobody’s once revoked', async () => {
    const { head, keyFor } = await twoShops();
    const all = stations.parse((await head.call('GET', '/v1/head/stations')).json).data;
    const key = await keyFor({ role: 'manager', name: 'Norte', shops: ['001'] });
    const ask = async (path: string, body: object = {}) =>
      (await head.call('POST', path, { key, body })).status;
    expect(await ask('/v1/head/enrolment-codes')).toBe(422);
    expect(await ask('/v1/head/enrolment-codes', { establishment: '002' })).toBe(422);
    expect(await ask('/v1/head/enrolment-codes', { establishment: '001' })).toBe(200);
    const idAt = (shop: string) => all.find((one) => one.emission_points[0]?.startsWith(shop))?.id;
    expect(await ask(`/v1/head/stations/${idAt('002')}/revoke`)).toBe(404);
    expect(await ask(`/v1/head/stations/${idAt('001')}/revoke`)).toBe(200);

    const made = await ran(head.dataDir, [
      ...[
        'head',
        'keys',
        'create',
        '--role',
        'accountant',
        '--name',
        'Ana',
        '--shop',
        '002',
        '--from',
        '2026-01-01',
      ],
    ]);
    const list = await ran(head.dataDir, ['head', 'keys', 'list']);
    expect(list).toMatch(/manager {2}Norte {2}001 {2}/);
    const [line = ''] = list.split('\n').filter((one) => one.includes('Ana'));
    expect(line).toMatch(/accountant {2}Ana {2}002 {2}desde 2026-01-01/);
    expect((await head.call('GET', '/v1/ec/documents', { key: made.trim() })).status).toBe(200);
    await ran(head.dataDir, ['head', 'keys', 'revoke', line.split(' ')[0] ?? '']);
    expect((await head.call('GET', '/v1/ec/documents', { key: made.trim() })).status).toBe(401);
    const wrong = { role: 'reader', from: '2026-01-01' };
    expect((await head.call('POST', '/v1/head/keys', { body: wrong })).status).toBe(422);
  });
});
