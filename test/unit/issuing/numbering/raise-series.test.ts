import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { raiseSeries } from '../../../../src-main/issuing/numbering/raise-series.ts';
import { makeSeriesStore } from '../../../../src-main/store/business/series/series-store.ts';
import { openShop, problemOf, type TestShop } from '../../../support/shops/shop.ts';

describe('raising a series', () => {
  it('goes on from the number a person says, and the event log has it', async () => {
    const { shop, id } = await openSeries();
    expect(await raise(shop, id, 1524)).toMatchObject({ ok: true, value: { id, next_number: 1524 } });
    expect((await shop.issue()).number).toBe('001-001-000001524');
    const [event] = await shop.store.db.selectFrom('event').selectAll().execute();
    expect(event).toMatchObject({ type: 'series.raised', environment: 'test' });
    expect(JSON.parse(event?.data_json ?? '')).toEqual({
      series_id: id,
      document_type: 'invoice',
      establishment: '001',
      emission_point: '001',
      from: 1,
      next_number: 1524,
    });
  });

  it('leaves the others, of the same point too, where they are', async () => {
    const { shop, id } = await openSeries();
    await raise(shop, id, 1524);
    const others = (await shop.business.series()).filter((one) => one.id !== id);
    expect(new Set(others.map(({ next_number }) => next_number))).toEqual(new Set([1]));
  });

  it('changes nothing, and writes nothing down, where the series stands there already', async () => {
    const { shop, id } = await openSeries();
    expect(await raise(shop, id, 1)).toMatchObject({ ok: true, value: { next_number: 1 } });
    expect(await shop.store.db.selectFrom('event').selectAll().execute()).toEqual([]);
  });

  it('never goes back, and says where it is', async () => {
    const { shop, id } = await openSeries();
    await raise(shop, id, 10);
    expect(problemOf(await raise(shop, id, 9))).toMatchObject({
      code: 'number_conflict',
      errors: [{ pointer: '/next_number', message: expect.stringContaining('10') }],
    });
  });

  it('leaves a stopped one to be resumed', async () => {
    const { shop, id } = await openSeries();
    await shop.store.writes.run((tx) =>
      tx
        .updateTable('series')
        .set({ stopped_json: JSON.stringify({ reason: 'unproven', at: shop.clock.now.toISOString() }) })
        .where('id', '=', id)
        .execute(),
    );
    expect(problemOf(await raise(shop, id, 10))).toMatchObject({ code: 'invalid_state' });
  });

  it('knows only series that are there', async () => {
    const { shop } = await openSeries();
    expect(problemOf(await raise(shop, uuid(), 10))).toMatchObject({ code: 'not_found' });
  });
});

async function openSeries(): Promise<{ shop: TestShop; id: string }> {
  const shop = await openShop();
  const series = await shop.business.series();
  const found = series.find(
    ({ environment, document_type }) => environment === 'test' && document_type === 'invoice',
  );
  if (!found) throw new Error('the shop numbers no invoices');
  return { shop, id: found.id };
}

function raise({ store, business, clock }: TestShop, id: string, nextNumber: number) {
  const parts = { store: makeSeriesStore(store, { newId: () => uuid() }), all: business.series };
  return raiseSeries({ ...parts, now: () => clock.now }, id, nextNumber);
}
