import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { documentTotals } from '../../../src-main/contract/documents/lists/document-totals.ts';
import { type HeadReport, headReport } from '../../../src-main/contract/head/reports.ts';
import { shopResource } from '../../../src-main/contract/head/shops.ts';
import { aLine } from '../../support/builders/invoice-body.ts';
import { stationsOf } from '../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill } from '../../support/head/till.ts';

const page = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  total_count: z.int(),
  next_cursor: z.string().nullable(),
});

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the head office of several shops', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  /** Three invoices of $23 at shop 001, one of $2.50 without IVA at 002; the last of 001 was refused. */
  async function twoShops() {
    const database = await postgres.another();
    const head = await heads.on(database);
    const north = await openTill('001', '001');
    const south = await openTill('002', '002');
    const atNorth = [await north.issue(), await north.issue(), await north.issue()];
    const line = { quantity: '1', unit_price: '2.50', taxes: [{ type: 'iva', rate: 'iva_0' }] } as const;
    const atSouth = await south.issue('test', { lines: [aLine({ ...line, taxes: [...line.taxes] })] });
    await north.shop.decide(atNorth[0] ?? '', 'authorized');
    await north.shop.decide(atNorth[2] ?? '', 'not_authorized');
    for (const till of [north, south]) {
      await till.enrol(head);
      await till.allSent();
    }
    const stations = await stationsOf(head);
    const idOf = (point: string) => stations.find((one) => one.emission_points.includes(point))?.id ?? '';
    return { head, atNorth, atSouth, stations: { north: idOf('001-001'), south: idOf('002-002') } };
  }

  it('lists, counts and searches by shop, emission point and till', async () => {
    const { head, atNorth, atSouth, stations } = await twoShops();
    const list = async (query: string) => {
      const { status, json } = await head.call('GET', `/v1/ec/documents?${query}`);
      expect(status, JSON.stringify(json)).toBe(200);
      const { data, total_count } = page.parse(json);
      return { ids: data.map(({ id }) => id), total: total_count };
    };
    // Made in the same moment of the tills' clock: identifiers, not the course of time, put them in order.
    const north = { ids: atNorth.toSorted().toReversed(), total: 3 };
    const south = { ids: [atSouth], total: 1 };
    expect(await list('establishment=001')).toEqual(north);
    expect(await list(`station=${stations.north}`)).toEqual(north);
    expect(await list('emission_point=002')).toEqual(south);
    expect((await list('establishment=001&establishment=002')).total).toBe(4);
    expect(await list('establishment=001&emission_point=002')).toEqual({ ids: [], total: 0 });
    expect(await list('establishment=001&status=not_authorized')).toEqual({ ids: [atNorth[2]], total: 1 });
    expect(await list('establishment=001&q=renta')).toEqual(north);
    expect(await list('q=002-002')).toEqual(south);
    expect(await list('q=001-001-00000')).toEqual(north);
    expect(await list('q=001-001-000000002')).toEqual({ ids: [atNorth[1]], total: 1 });
    expect((await list('q=17600132')).total).toBe(4);
    expect((await list('q=000000009')).total).toBe(0);
    const one = page.parse((await head.call('GET', '/v1/ec/invoices?establishment=001&limit=2')).json);
    const next = await head.call(
      'GET',
      `/v1/ec/invoices?establishment=001&limit=2&cursor=${one.next_cursor}`,
    );
    expect(next.json).toMatchObject({ data: [{ id: north.ids[2] }], offset: 2, total_count: 3 });
    expect((await head.call('GET', '/v1/ec/invoices?establishment=1')).status).toBe(422);
  });

  it('gives any stretch of a list as rows, and what it comes to, whatever it is filtered by', async () => {
    const { head, atNorth, atSouth, stations } = await twoShops();
    const rows = async (query: string) => {
      const { data } = page.parse((await head.call('GET', `/v1/local/documents?${query}`)).json);
      return data.map(({ id }) => id);
    };
    const all = [...atNorth, atSouth].toSorted().toReversed();
    expect(await rows('')).toEqual(all);
    // From either end of it.
    for (const offset of [0, 1, 2, 3, 4]) {
      expect(await rows(`offset=${offset}&limit=2`)).toEqual(all.slice(offset, offset + 2));
    }
    expect(await rows(`station=${stations.south}`)).toEqual([atSouth]);
    expect(await rows('establishment=001&status=not_authorized')).toEqual([atNorth[2]]);

    const totals = async (query: string) =>
      documentTotals.parse((await head.call('GET', `/v1/local/documents/totals?${query}`)).json);
    const { documents, sales, rows: sums } = await totals('');
    expect({ documents, sales }).toMatchObject({
      documents: 4,
      sales: { documents: 3, subtotal: '42.50', iva: '6.00', total: '48.50' },
    });
    expect(sums.map(({ status, total }) => [status, total])).toEqual([
      ['pending', '25.50'],
      ['authorized', '23.00'],
      ['not_authorized', '23.00'],
    ]);
    // The sums of days know the shop and not the words: both ways come to the same.
    const ofShop = await totals('establishment=001');
    expect(ofShop.sales.by_rate).toEqual([{ rate: 'iva_15', base: '40.00', iva: '6.00' }]);
    expect(await totals('q=001-001-00000')).toEqual(ofShop);
  });

  it('names its shops and says what each sold, to the cent, as a report and as a file', async () => {
    const { head, stations } = await twoShops();
    const shops = z
      .object({ data: z.array(shopResource) })
      .parse((await head.call('GET', '/v1/head/shops')).json);
    expect(shops.data).toMatchObject([
      { establishment: '001', emission_points: ['001'], stations: [{ id: stations.north }], documents: 3 },
      { establishment: '002', emission_points: ['002'], stations: [{ id: stations.south }], documents: 1 },
    ]);
    expect(shops.data[0]?.address).toMatch(/\w/);
    const day = shops.data[0]?.last_issued_on ?? '';

    const read = async (query = ''): Promise<HeadReport> => {
      const path = `/v1/head/reports/period?from=${day}&to=${day}${query}`;
      return headReport.parse((await head.call('GET', path)).json);
    };
    const whole = await read();
    const row = (key: string, documents: number, sums: readonly [string, string, string]) =>
      expect.objectContaining({ key, documents, base: sums[0], iva: sums[1], total: sums[2] });
    expect(whole.sales).toMatchObject({
      invoices: 3,
      base: '42.50',
      iva: '6.00',
      total: '48.50',
      undecided: 2,
      undecided_total: '25.50',
    });
    expect(whole.days).toEqual([row(day, 3, ['42.50', '6.00', '48.50'])]);
    expect(whole.shops).toEqual([
      row('001', 2, ['40.00', '6.00', '46.00']),
      row('002', 1, ['2.50', '0.00', '2.50']),
    ]);
    expect(whole.emission_points.map(({ key }) => key)).toEqual(['001-001', '002-002']);
    expect(whole.stations.map(({ key }) => key)).toEqual([stations.north, stations.south]);
    expect(whole.types).toEqual([row('invoice', 3, ['42.50', '6.00', '48.50'])]);
    expect(whole.rates).toEqual([
      row('iva_0', 1, ['2.50', '0.00', '2.50']),
      row('iva_15', 2, ['40.00', '6.00', '46.00']),
    ]);
    expect((await read('&establishment=002')).sales).toMatchObject({ invoices: 1, total: '2.50' });
    expect((await read(`&station=${stations.north}`)).sales).toMatchObject({ invoices: 2, total: '46.00' });
    const backwards = await head.call('GET', '/v1/head/reports/period?from=2026-02-01&to=2026-01-01');
    expect(backwards.status).toBe(422);

    const file = `/v1/head/reports/period/file?from=${day}&to=${day}`;
    const csv = (await head.file(`${file}&format=csv&table=shops`)).toString();
    expect(csv.split('\r\n')[0]).toBe('\ufeffEstablecimiento;Dirección;Documentos;Base;IVA;Total');
    expect(csv).toMatch(/001;[^;]+;2;40,00;6,00;46,00/);
    const book = await head.file(`${file}&format=xlsx`);
    expect(book.subarray(0, 2).toString()).toBe('PK');
  });
});
