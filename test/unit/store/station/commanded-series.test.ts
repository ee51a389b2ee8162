import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { executeCommand } from '../../../../src-main/station/commands/execute-command.ts';
import { makeSeriesStore } from '../../../../src-main/store/business/series/series-store.ts';
import { stopSeries } from '../../../../src-main/store/delivery/stop-series.ts';
import { makeSeriesProof } from '../../../../src-main/store/journal/series-proof.ts';
import { makeEmailStore } from '../../../../src-main/store/mail/email-store.ts';
import { bringBackLiveSeries, stopLiveSeries } from '../../../../src-main/store/rows/business/live-series.ts';
import { seriesStopChanges } from '../../../../src-main/store/station/changes/series-stop-changes.ts';
import { makeCommandStore } from '../../../../src-main/store/station/command-store.ts';
import { openShop, problemOf, type TestShop } from '../../../support/shops/shop.ts';

const series = { type: 'invoice', establishment: '001', emission_point: '001' } as const;

describe('a series that the head office stops and resumes', () => {
  it('is for a person at the till where nothing proves its last number', async () => {
    const till = await openEnrolled();
    await till.loseProof();
    expect(problemOf(await till.command('resume_series', 40))).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('en la caja'),
    });
    expect(await till.resume(50)).toEqual({ kind: 'resumed' });
    expect(await till.stopped()).toBeNull();
  });

  it('is stopped still after a person said the number that nothing proved', async () => {
    const till = await openEnrolled();
    await till.command('stop_series');
    await till.loseProof();
    expect(await till.stopped()).toMatchObject({ reason: 'unproven', was: { reason: 'head_office' } });
    expect(await till.resume(50)).toEqual({ kind: 'resumed' });
    expect(await till.stopped()).toMatchObject({ reason: 'head_office' });
    expect(await till.resume(60)).toEqual({ kind: 'stopped_by_head_office' });
    expect(await till.command('resume_series')).toMatchObject({ ok: true });
    expect(await till.stopped()).toBeNull();
  });

  it('is stopped no more by a head office that the till left meanwhile', async () => {
    const till = await openEnrolled();
    await till.command('stop_series');
    await till.loseProof();
    await till.shop.store.writes.run(async (tx) => {
      await tx.deleteFrom('station').execute();
    });
    expect(await till.resume(50)).toEqual({ kind: 'resumed' });
    expect(await till.stopped()).toBeNull();
  });

  it('is stopped still under what a move away and back makes of it', async () => {
    const till = await openEnrolled();
    await till.command('stop_series');
    const { writes } = till.shop.store;
    const at = till.shop.clock.now;
    await writes.run((tx) => stopLiveSeries(tx, { reason: 'moved', at }, uuid));
    await writes.run((tx) => bringBackLiveSeries(tx, { reason: 'moved', at, how: 'unproven' }, uuid));
    expect(await till.stopped()).toMatchObject({ reason: 'unproven' });
    expect(await till.resume(50)).toEqual({ kind: 'resumed' });
    expect(await till.stopped()).toMatchObject({ reason: 'head_office' });
  });

  it('is stopped still after it was decided whose a number of two tills is', async () => {
    const till = await openEnrolled();
    await till.command('stop_series');
    await till.decide();
    expect(await till.stopped()).toMatchObject({ reason: 'number_conflict' });
    await till.decide(30);
    expect(await till.stopped()).toMatchObject({ reason: 'head_office' });
    await till.command('resume_series', 31);
    await till.decide();
    await till.decide(40);
    expect(await till.stopped()).toBeNull();
  });

  it('asks for the next number where the authority has one already that was given before the stop', async () => {
    const till = await openEnrolled();
    const { shop } = till;
    const issued = await shop.attempt({}, await shop.caller('live'));
    if (!issued.ok) throw new Error('not issued');
    const { id } = issued.value.document;
    await till.command('stop_series');
    const document = await shop.stored(id);
    await shop.store.writes.run((tx) => stopSeries(tx, { document, at: shop.clock.now }, uuid));
    expect(await till.stopped()).toMatchObject({
      reason: 'head_office',
      was: { reason: 'number_taken', document_id: id },
    });
    expect(problemOf(await till.command('resume_series'))).toMatchObject({ code: 'validation_failed' });
    expect(await till.command('resume_series', 9)).toMatchObject({ ok: true });
    expect(await till.stopped()).toBeNull();
  });
});

async function openEnrolled() {
  const shop = await openShop();
  const { store, clock, issuing } = shop;
  const newId = () => uuid();
  await enrol(shop);
  const { id } = await store.db
    .selectFrom('series')
    .select('id')
    .where((eb) =>
      eb.and({ environment: 'live', document_type: 'invoice', establishment: '001', emission_point: '001' }),
    )
    .executeTakeFirstOrThrow();
  const commands = makeCommandStore(store, { newId });
  return {
    shop,
    command: (action: 'stop_series' | 'resume_series', next_number?: number) =>
      executeCommand(
        {
          commands,
          issuing: { annul: notHere, resubmit: notHere },
          store: issuing.store,
          queue: makeEmailStore(store, { newId }),
          now: () => clock.now,
        },
        {
          id: uuid(),
          asked:
            action === 'stop_series'
              ? { action, series }
              : { action, series, ...(next_number !== undefined && { next_number }) },
        },
      ),
    /** As a restore from a backup without the journal does. */
    loseProof: () => makeSeriesProof(store, { newId }).adopt({ id: uuid(), at: clock.now, cause: 'copied' }),
    /** That two tills gave one number; with the next one, that it goes on here. */
    decide: (next_number?: number) =>
      store.writes.run((tx) =>
        seriesStopChanges.put(tx, {
          ...{ subject: 'series_stop', id: '1', version: 1, localId: undefined, at: clock.now, newId },
          body: { environment: 'live', ...series, ...(next_number !== undefined && { next_number }) },
        }),
      ),
    resume: (nextNumber: number) =>
      makeSeriesStore(store, { newId }).resume(id, { at: clock.now, nextNumber }),
    async stopped() {
      const row = await store.db
        .selectFrom('series')
        .select('stopped_json')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.stopped_json === null ? null : JSON.parse(row.stopped_json);
    },
  };
}

function notHere(): never {
  throw new Error('no document is commanded here');
}

async function enrol({ store, clock }: TestShop): Promise<void> {
  const at = clock.now.toISOString();
  await store.writes.run(async (tx) => {
    await tx
      .insertInto('station')
      .values({
        ...{ only_one: 1, id: uuid(), url: 'https://127.0.0.1:1', pin: 'sha256/A', business: uuid() },
        ...{ sealed_key: Buffer.from('key'), incarnation: uuid(), state: 'enrolled', enrolled_at: at },
        ...{ position: 0, last_batch: null, batch: null, batch_end: null },
      })
      .execute();
  });
}
