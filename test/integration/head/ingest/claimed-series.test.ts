import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { attentionItem } from '../../../../src-main/contract/head/attention.ts';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makeEmissionPointStore } from '../../../../src-main/store/counter/emission-point-store.ts';
import { eventually } from '../../../support/eventually.ts';
import { stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { rawStation } from '../../../support/head/raw-station.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a live series in which a second till issues', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('stops at both with the first document there, until a person says whose it is', async () => {
    const head = await heads.on(await postgres.another());
    const [owner, other] = [await openTill('001'), await openTill('002')];
    await owner.enrol(head);
    await other.enrol(head);
    const sold = await owner.issue('live');
    await owner.shop.decide(sold, 'authorized');
    await owner.allSent();
    expect((await head.call('GET', '/v1/head/events')).json).toMatchObject({
      data: [{ type: 'document.authorized', data: { document_id: sold, number: '001-001-000000001' } }],
    });
    // Far above the numbers of the other one: no number is given twice yet.
    await makeEmissionPointStore(other.shop.store).add({
      environment: 'live',
      establishment: '001',
      address: undefined,
      emissionPoint: '001',
      numberings: [{ id: uuid(), environment: 'live', type: 'invoice', nextNumber: 500 }],
    });
    const point = { establishment: '001', emission_point: '001' };
    await other.issue('live', point);
    await other.allSent();

    const attention = async () => {
      const { json } = await head.call('GET', '/v1/head/attention');
      return z.object({ data: z.array(attentionItem) }).parse(json).data;
    };
    const [item] = await attention();
    const stations = (await stationsOf(head)).map(({ id, name }) => ({ id, name }));
    expect(item).toMatchObject({
      kind: 'series_claimed',
      type: 'invoice',
      series: '001-001',
      last_number: 500,
      stations,
    });
    expect((await head.call('GET', '/v1/head/events?after=1')).json).toMatchObject({
      data: [{ type: 'series.claimed' }],
      next: '2',
    });
    expect((await head.call('GET', '/v1/head/events?after=2')).json).toMatchObject({ data: [], next: '2' });
    // As a database says that was put back to an earlier day.
    expect(await head.call('GET', '/v1/head/events?after=3')).toMatchObject({
      status: 422,
      json: { code: 'invalid_cursor', detail: expect.stringContaining('es el 2:') },
    });
    for (const till of [owner, other]) {
      await eventually(
        () =>
          till.shop.store.db
            .selectFrom('series')
            .select('id')
            .where('stopped_json', 'is not', null)
            .execute(),
        (stopped) => stopped.length === 1,
      );
    }
    await expect(owner.issue('live')).rejects.toThrow(/numbering_conflict/);

    const series = item && 'series_id' in item ? item.series_id : 0;
    const settled = await head.call('POST', `/v1/head/number-conflicts/${series}/resolve`, {
      body: { station_id: stations[0]?.id, next_number: 501 },
    });
    expect(settled.status).toBe(200);
    await eventually(
      () =>
        owner.shop.store.db.selectFrom('series').select('id').where('stopped_json', 'is not', null).execute(),
      (stopped) => stopped.length === 0,
    );
    await owner.issue('live');
    await owner.allSent();
    // It is still stopped at the other one.
    await expect(other.issue('live', point)).rejects.toThrow();
    // The numbers in between are nobody's: that is for an accountant to know.
    expect(await attention()).toMatchObject([{ kind: 'number_gap', count: 498 }]);
  });

  /** Two tills that report nothing by themselves, and documents of the series 001-001 of the first in the name of either. */
  async function twoStations() {
    const url = await postgres.another();
    const head = await heads.on(url);
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    const [first, second] = [await openTill('001'), await openTill('002')];
    for (const till of [first, second]) {
      await till.enrol(head);
      await till.allSent();
    }
    const [owner, other] = [await rawStation(first, head), await rawStation(second, head)];
    await first.issue('live');
    const [line] = (await owner.lines()).filter(({ subject }) => subject === 'document');
    if (!line) throw new Error('a document waits');
    const numbered = (sequential: number, { createdAt = new Date(), ...parts }: Issued = {}) => {
      const [{ body, ...rest }, id] = [structuredClone(line), uuid()];
      const identity = { ...body.document.identity, sequential, ...parts.identity };
      const document = { ...body.document, ...parts, id, identity, createdAt: createdAt.toISOString() };
      return { ...rest, ref: id, body: { ...body, document } };
    };
    const seriesOf = (emissionPoint = '001') =>
      database
        .selectFrom('series')
        .select(['id', 'station_id'])
        .where((eb) => eb.and({ environment: 'live', type: 'invoice', emission_point: emissionPoint }))
        .executeTakeFirstOrThrow();
    const stopped = async () => {
      const stops = database
        .selectFrom('change')
        .select(['station_id', 'body'])
        .where('subject', '=', 'series_stop');
      const rows = await stops.execute();
      return rows
        .filter(({ body }) => body && !('next_number' in body))
        .map(({ station_id: id }) => id)
        .toSorted();
    };
    return { head, database, owner, other, numbered, seriesOf, stopped };
  }

  it('is sold in on: what a till issued there before it was enrolled says nothing of now', async () => {
    const { database, owner, other, numbered, seriesOf, stopped } = await twoStations();
    const { enrolled_at: enrolledAt } = await database
      .selectFrom('station')
      .select('enrolled_at')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await owner.send([numbered(1)]);
    await other.send([numbered(500, { createdAt: new Date(enrolledAt.getTime() - 1) })]);
    expect(await stopped()).toEqual([]);
    expect(await seriesOf()).toMatchObject({ station_id: owner.id });
    // With a clock that is an hour ahead it was issued before too.
    const inAnHour = () => new Date(Date.now() + 3_600_000);
    await other.send([numbered(501, { createdAt: new Date(enrolledAt.getTime() + 3_500_000) })], inAnHour());
    expect(await stopped()).toEqual([]);
    await other.send([numbered(502)]);
    expect(await stopped()).toEqual([owner.id, other.id].toSorted());
  });

  it('is stopped no more by what the one that lost it had issued before that was decided', async () => {
    const { head, database, owner, other, numbered, seriesOf, stopped } = await twoStations();
    await owner.send([numbered(1)]);
    await other.send([numbered(500)]);
    const late = numbered(2);
    const { id } = await seriesOf();
    const body = { station_id: other.id, next_number: 501 };
    expect(await head.call('POST', `/v1/head/number-conflicts/${id}/resolve`, { body })).toMatchObject({
      status: 200,
    });
    await owner.send([late]);
    expect(await stopped()).toEqual([owner.id]);
    const open = database.selectFrom('series_claim').select('station_id').where('resolved_at', 'is', null);
    expect(await open.execute()).toEqual([]);
    await owner.send([numbered(3)]);
    expect(await open.execute()).toEqual([{ station_id: owner.id }]);
    expect(await stopped()).toEqual([owner.id, other.id].toSorted());
  });

  it('is the second till’s where nobody has it: its till was retired, or only what another program issued was there', async () => {
    const { database, owner, other, numbered, seriesOf, stopped } = await twoStations();
    await owner.send([numbered(1)]);
    const imported = { importId: uuid(), verification: 'sri' };
    const point = { emissionPoint: '003' };
    await owner.send([numbered(1, { imported, identity: point })]);
    expect(await seriesOf('003')).toMatchObject({ station_id: null });
    await other.send([numbered(2, { identity: point })]);
    expect(await seriesOf('003')).toMatchObject({ station_id: other.id });

    const at = new Date();
    await database
      .updateTable('station')
      .set({ revoked_at: at, retired_at: at })
      .where('id', '=', owner.id)
      .execute();
    await other.send([numbered(2)]);
    expect(await seriesOf()).toMatchObject({ station_id: other.id });
    expect(await stopped()).toEqual([]);
  });

  it('stops at a third one too, which is no other event', async () => {
    const { head, owner, other, numbered, stopped } = await twoStations();
    const till = await openTill('004');
    await till.enrol(head);
    await till.allSent();
    const third = await rawStation(till, head);
    await owner.send([numbered(1)]);
    await other.send([numbered(1)]);
    await third.send([numbered(9)]);
    expect(await stopped()).toEqual([owner.id, other.id, third.id].toSorted());
    const events = z.looseObject({ data: z.array(z.looseObject({ type: z.string() })) });
    const types = events.parse((await head.call('GET', '/v1/head/events')).json).data.map(({ type }) => type);
    expect(types.filter((type) => /conflict|claimed/.test(type))).toEqual(['number.conflict']);
  });
});

interface Issued {
  readonly createdAt?: Date;
  readonly identity?: { readonly emissionPoint: string };
  readonly imported?: object;
}
