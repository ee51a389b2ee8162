import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attentionItem } from '../../../../src-main/contract/head/attention.ts';
import { makeEmissionPointStore } from '../../../../src-main/store/counter/emission-point-store.ts';
import { eventually } from '../../../support/eventually.ts';
import { stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
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
});
