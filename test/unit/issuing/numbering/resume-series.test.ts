import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { resumeSeries } from '../../../../src-main/issuing/numbering/resume-series.ts';
import { makeSeriesStore } from '../../../../src-main/store/business/series/series-store.ts';
import { openShop, problemOf, type TestShop } from '../../../support/shops/shop.ts';

describe('a series that was stopped', () => {
  it('gives no number, and the refusal says which, why and what to do', async () => {
    const { shop } = await openStopped();
    const refused = problemOf(await shop.attempt());
    expect(refused).toMatchObject({ code: 'not_ready', errors: [{ code: 'numbering_missing' }] });
    expect(refused.detail).toMatch(/001-001 está detenida.+reanude la serie/s);
    const preview = await shop.preview();
    expect(preview).toMatchObject({ ok: true, value: { warnings: [{ code: 'numbering_missing' }] } });
  });

  it('gives no number to a document either that was being issued while it stopped', async () => {
    const { shop, id } = await openStopped();
    const next = await nextOf(shop, id);
    const taken = await shop.issuing.store.transaction((transaction) =>
      transaction.takeNumber(id, '1799999990001'),
    );
    expect(taken).toBeUndefined();
    expect(await nextOf(shop, id)).toBe(next);
  });

  it('shows why and since when', async () => {
    const { shop, id, documentId } = await openStopped();
    const series = (await shop.business.series()).find((one) => one.id === id);
    expect(series?.stopped).toEqual({
      reason: 'number_taken',
      document_id: documentId,
      at: shop.clock.now.toISOString(),
    });
  });

  it('resumes with its next number', async () => {
    const { shop, id } = await openStopped();
    expect(await resume(shop, id)).toMatchObject({ ok: true, value: { id, next_number: 2 } });
    expect((await shop.issue()).number).toBe('001-001-000000002');
  });

  it('resumes from a higher number that a person gives, and the event log has it', async () => {
    const { shop, id, documentId } = await openStopped();
    expect(await resume(shop, id, 500)).toMatchObject({ ok: true, value: { next_number: 500 } });
    expect((await shop.issue()).number).toBe('001-001-000000500');
    const [event] = await shop.store.db.selectFrom('event').selectAll().execute();
    expect(event).toMatchObject({ type: 'series.resumed', environment: 'test' });
    expect(JSON.parse(event?.data_json ?? '')).toEqual({
      series_id: id,
      reason: 'number_taken',
      document_id: documentId,
      next_number: 500,
    });
  });

  it('never goes back', async () => {
    const { shop, id } = await openStopped();
    expect(problemOf(await resume(shop, id, 1))).toMatchObject({
      code: 'number_conflict',
      errors: [{ pointer: '/next_number', code: 'number_conflict' }],
    });
    expect(problemOf(await shop.attempt()).code).toBe('not_ready');
  });

  it('is resumed once, and one that runs or does not exist is not', async () => {
    const { shop, id } = await openStopped();
    await resume(shop, id);
    expect(problemOf(await resume(shop, id, 900)).code).toBe('invalid_state');
    expect(problemOf(await resume(shop, uuid())).code).toBe('not_found');
    expect((await shop.issue()).number).toBe('001-001-000000002');
  });
});

async function openStopped(): Promise<{ shop: TestShop; id: string; documentId: string }> {
  const shop = await openShop();
  const { id: documentId } = await shop.issue();
  const series = (await shop.business.series()).find(
    ({ document_type, environment }) => document_type === 'invoice' && environment === 'test',
  );
  if (!series) throw new Error('the shop has no series of invoices');
  const stopped = { reason: 'number_taken', document_id: documentId, at: shop.clock.now.toISOString() };
  await shop.store.writes.run(async (tx) => {
    await tx
      .updateTable('series')
      .set({ stopped_json: JSON.stringify(stopped) })
      .where('id', '=', series.id)
      .execute();
  });
  return { shop, id: series.id, documentId };
}

function resume({ store, business, clock }: TestShop, id: string, nextNumber?: number) {
  const dependencies = {
    store: makeSeriesStore(store, { newId: () => uuid() }),
    all: business.series,
    now: () => clock.now,
  };
  return resumeSeries(dependencies, id, nextNumber);
}

async function nextOf({ business }: TestShop, id: string): Promise<number | undefined> {
  return (await business.series()).find((one) => one.id === id)?.next_number;
}
