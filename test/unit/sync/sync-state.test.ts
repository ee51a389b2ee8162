import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { syncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import type { CircuitState } from '../../../src-main/queue/circuit-breaker.ts';
import { makeSyncReadingStore } from '../../../src-main/store/delivery/sync-reading-store.ts';
import { internText } from '../../../src-main/store/rows/columns/interned-text.ts';
import { seqOf } from '../../../src-main/store/rows/documents/seq-of.ts';
import { makeConnectivity } from '../../../src-main/sync/state/connectivity.ts';
import { type SyncStateParts, syncState } from '../../../src-main/sync/sync-state.ts';
import { putAt, submit } from '../../support/shops/delivery-states.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

describe('the state of the sync', () => {
  it('counts what waits, by what the authority knows of it and by what comes next', async () => {
    const shop = await openShop();
    const opened = shop.clock.now.toISOString();
    const [first, second] = [await shop.issue(), await shop.issue(), await shop.issue()];
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await shop.attempt({}, await shop.caller('live'));
    await submit(shop, first.id);
    await putAt(shop, second.id, { step: 'ask_before_send' });
    expect(await stateOf(shop, 'test')).toMatchObject({
      waiting: 3,
      unsent: 2,
      by_status: { pending: 2, submitted: 1 },
      by_step: { sign: 1, send: 0, ask: 1, ask_before_send: 1 },
      oldest_waiting_at: opened,
    });
    expect(await stateOf(shop, 'live')).toMatchObject({ waiting: 1, unsent: 1 });
    expect(await stateOf(shop, undefined)).toMatchObject({
      waiting: 4,
      unsent: 3,
      oldest_waiting_at: opened,
    });
  });

  it('separates documents that wait for a person from those that wait for the authority', async () => {
    const shop = await openShop();
    const [late, returned] = [await shop.issue(), await shop.issue()];
    await putAt(shop, late.id, { step: 'send', decision: 'late' });
    await putAt(shop, returned.id, { decision: 'date_refused' });
    await shop.store.writes.run((tx) =>
      tx.updateTable('document').set({ status: 'returned' }).where('id', '=', returned.id).execute(),
    );
    const state = await stateOf(shop, 'test');
    expect(state).toMatchObject({ waiting: 1, unsent: 1, needs_decision: 2 });
    expect(state.next_attempt_at).toBeUndefined();
  });

  it('is quiet when nothing waits', async () => {
    const shop = await openShop();
    const state = await stateOf(shop, undefined);
    expect(state).toMatchObject({ waiting: 0, unsent: 0, needs_decision: 0, online: null, paused: false });
    expect([state.oldest_waiting_at, state.next_attempt_at]).toEqual([undefined, undefined]);
    expect(state.signing).toEqual({ state: 'ready' });
    expect(syncResource.parse(state)).toEqual(state);
  });

  it('knows how much is left of the day in Ecuador, and what of it was not sent', async () => {
    const shop = await openShop();
    await shop.issue();
    shop.clock.now = new Date('2026-11-22T04:59:30.000Z');
    await shop.issue();
    expect(await dayOf(shop)).toEqual({ date: '2026-11-21', seconds_left: 30, unsent: 2 });
    shop.clock.now = new Date('2026-11-22T05:00:00.000Z');
    expect(await dayOf(shop)).toEqual({ date: '2026-11-22', seconds_left: 86_400, unsent: 0 });
  });

  it('gives the time of the next attempt: not before the authority may be asked again', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    const [dueAt, retryAt] = ['2026-11-21T17:00:05.000Z', '2026-11-21T17:05:00.000Z'];
    await putAt(shop, id, { step: 'send', nextAttemptAt: dueAt });
    expect(await stateOf(shop, 'test')).toMatchObject({ next_attempt_at: dueAt });
    const open: CircuitState = { kind: 'open', failures: 7, retryAt: new Date(retryAt) };
    const circuit: SyncStateParts['circuit'] = (environment, kind) =>
      environment === 'test' && kind === 'sending' ? open : closed;
    const state = await stateOf(shop, undefined, { circuit });
    expect(state).toMatchObject({
      next_attempt_at: retryAt,
      hosts: [
        { environment: 'sandbox', state: 'closed', failures: 0 },
        { environment: 'test', state: 'open', failures: 7, retry_at: retryAt },
        { environment: 'live', state: 'closed', failures: 0 },
      ],
    });
    const pausedSince = () => shop.clock.now;
    const paused = await stateOf(shop, 'test', { circuit, pausedSince });
    expect(paused).toMatchObject({ paused: true, paused_since: shop.clock.now.toISOString() });
    expect(paused.next_attempt_at).toBeUndefined();
    expect(paused.hosts).toHaveLength(1);
  });

  it('says what keeps documents from being signed', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    await shop.delivery.putOff(id, { at: shop.clock.now, problem: 'token_absent' });
    expect(await stateOf(shop, 'test')).toMatchObject({
      signing: { state: 'waiting', problem: 'token_absent', message: expect.stringContaining('token') },
    });
    expect((await stateOf(shop, 'live')).signing).toEqual({ state: 'ready' });
  });

  it('shows the last ten answers, the newest first, of the environment that is asked for', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    const live = await shop.attempt({}, await shop.caller('live'));
    if (!live.ok) throw new Error('not issued');
    for (let index = 0; index < 12; index += 1) {
      await answer(shop, id, `answer ${index}`);
      await answer(shop, live.value.document.id, `live ${index}`);
    }
    const { last_answers: answers } = await stateOf(shop, 'test');
    expect(answers.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 10 }, (_, index) => `answer ${11 - index}`),
    );
    expect(answers[0]).toMatchObject({ environment: 'test', document_id: id, http_status: 200 });
    const all = await stateOf(shop, undefined);
    expect(all.last_answers.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['live 11', 'answer 11']);
  });
});

const closed: CircuitState = { kind: 'closed', failures: 0 };

function stateOf(
  shop: TestShop,
  environment: Environment | undefined,
  parts: Partial<SyncStateParts> = {},
): ReturnType<typeof syncState> {
  const whole: SyncStateParts = {
    reading: makeSyncReadingStore(shop.store),
    connectivity: makeConnectivity({ events: { record: async () => undefined }, failed: () => {} }),
    circuit: () => closed,
    clock: () => ({ state: 'trusted' }),
    pausedSince: () => undefined,
    now: () => shop.clock.now,
    ...parts,
  };
  return syncState(whole, environment);
}

async function dayOf(shop: TestShop) {
  return (await stateOf(shop, undefined)).fiscal_day;
}

async function answer({ store, clock }: TestShop, documentId: string, outcome: string): Promise<void> {
  await store.writes.run(async (tx) => {
    await tx
      .insertInto('exchange')
      .values({
        id: uuid(),
        seq: seqOf(documentId),
        revision: 1,
        operation: 'reception',
        endpoint: await internText(tx, 'http://authority.test/'),
        outcome,
        http_status: 200,
        started_at: clock.now.toISOString(),
        duration_ms: 1,
        answer: null,
        answer_dictionary: null,
      })
      .execute();
  });
}
