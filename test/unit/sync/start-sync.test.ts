import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDocumentStates } from '../../../src-main/authority/document-states.ts';
import { makeSoapAuthority } from '../../../src-main/authority/soap-authority.ts';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import { makeDocumentComparison } from '../../../src-main/signing/verifier/compare-documents.ts';
import { makeOutboxStore } from '../../../src-main/store/delivery/outbox-store.ts';
import { makeSyncReadingStore } from '../../../src-main/store/delivery/sync-reading-store.ts';
import { makeSettings } from '../../../src-main/store/rows/business/settings.ts';
import type { DocumentSigner } from '../../../src-main/sync/ports/document-signer.ts';
import { type Sync, startSync } from '../../../src-main/sync/start-sync.ts';
import type { SyncEvent } from '../../../src-main/sync/state/sync-events.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { eventually } from '../../support/eventually.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

describe('with the line cut', () => {
  it('documents are signed and wait while a few attempts probe; when the line is back each is sent once', async () => {
    const { shop, double, sync, start, events, issue } = await openSync();
    await double.leave();
    await start();
    for (let index = 0; index < 25; index += 1) await issue();
    await eventually(
      () => sync().state('test'),
      (state) => state.by_step.sign === 0 && isOpen(state),
    );
    const away = await sync().state('test');
    expect(away).toMatchObject({ online: false, waiting: 25, unsent: 25 });
    expect(events).toMatchObject([{ type: 'sync.offline', environment: 'test' }]);
    // Those under way when it was found out, and the probes since.
    expect(await countExchanges(shop)).toBeLessThan(10);

    await double.comeBack();
    sync().lineMayBeBack();
    await eventually(
      () => sync().state('test'),
      ({ waiting }) => waiting === 0,
    );
    const statuses = await shop.store.db.selectFrom('document').select('status').distinct().execute();
    expect(statuses).toEqual([{ status: 'authorized' }]);
    expect(double.arrivals()).toHaveLength(25);
    expect(new Set(double.arrivals().map(({ accessKey }) => accessKey)).size).toBe(25);
    expect(events.map(({ type }) => type)).toEqual(['sync.offline', 'sync.recovered']);
    const [host] = (await sync().state('test')).hosts;
    expect(host).toEqual({ environment: 'test', state: 'closed', failures: 0 });
  });

  it('a restarted program knows that the line is cut, and continues', async () => {
    const { shop, double, sync, start, events, issue } = await openSync();
    await double.leave();
    await start();
    await issue();
    await eventually(
      () => countExchanges(shop),
      (count) => count > 0,
    );
    await sync().stop();
    await start();
    expect(await sync().state('test')).toMatchObject({ online: false, waiting: 1 });
    await double.comeBack();
    await sync().tryNow();
    await eventually(
      () => sync().state('test'),
      ({ waiting }) => waiting === 0,
    );
    expect(events.map(({ type }) => type)).toEqual(['sync.offline', 'sync.recovered']);
  });
});

describe('a pause', () => {
  it('survives a restart: documents are signed and stay, until somebody resumes', async () => {
    const { shop, sync, start, issue } = await openSync();
    await start();
    const since = (await sync().pause()).paused_since;
    await issue();
    await eventually(
      () => sync().state('test'),
      ({ by_step }) => by_step.send === 1,
    );
    await sync().stop();
    await start();
    expect(await sync().tryNow()).toMatchObject({ paused: true, paused_since: since, waiting: 1 });
    expect(await countExchanges(shop)).toBe(0);
    expect(await sync().resume()).toMatchObject({ paused: false });
    await eventually(
      () => sync().state('test'),
      ({ waiting }) => waiting === 0,
    );
    expect((await sync().state('test')).last_answers.map(({ outcome }) => outcome)).toEqual([
      'authorized',
      'received',
    ]);
  });
});

describe('a signer that cannot sign', () => {
  it('is asked a few times for all, says why, and signs everything once it is ready', async () => {
    const { shop, time, sync, start, issue } = await openSync();
    let requests = 0;
    let isThere = false;
    const signer: DocumentSigner = {
      async sign(document, at) {
        requests += 1;
        // From here on no further question comes due, however slow the machine is.
        if (requests === 3) time.standStill();
        return isThere ? shop.signer.sign(document, at) : { ok: false, problem: 'token_absent' };
      },
    };
    await start({ signer });
    for (let index = 0; index < 15; index += 1) {
      await issue();
      if (index >= 3) continue;
      await eventually(
        () => requests,
        (times) => times > index,
      );
    }
    await eventually(
      async () => (await sync().state('test')).signing.state,
      (state) => state === 'waiting',
    );
    expect(await sync().state('test')).toMatchObject({
      by_step: { sign: 15 },
      signing: { state: 'waiting', problem: 'token_absent' },
    });
    expect(requests).toBeLessThan(6);
    time.goOn();
    isThere = true;
    sync().signerReady();
    await eventually(
      () => sync().state('test'),
      ({ waiting }) => waiting === 0,
    );
    expect(requests).toBeLessThan(6 + 15);
    expect((await sync().state('test')).signing).toEqual({ state: 'ready' });
  });
});

describe('documents of another day', () => {
  it('is held for a person at the start, before anything is sent', async () => {
    const { shop, sync, start, issue } = await openSync();
    await issue({ silently: true });
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
    await issue({ silently: true });
    // What was not announced to the delivery is found after a moment.
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    await start();
    await eventually(
      () => sync().state('test'),
      ({ waiting }) => waiting === 1,
    );
    expect(await sync().state('test')).toMatchObject({ waiting: 1, unsent: 1, needs_decision: 1 });
    expect(await sync().tryNow()).toMatchObject({ needs_decision: 1, unsent: 1 });
  });
});

/** A shop, an authority that decides at once, and the delivery between them. */
async function openSync() {
  const shop = await openShop();
  // Time goes by from the shop's opening on; a test moves it on by setting it.
  const time = runClock(shop);
  const double = await startAuthorityDouble({ now: () => shop.clock.now, decisionDelayMs: 0 });
  onTestFinished(() => double.close());
  let running: Sync | undefined;
  const events: SyncEvent[] = [];

  async function start(parts: { signer?: DocumentSigner } = {}): Promise<void> {
    const baseUrls = { test: double.url, live: double.url };
    const soap = makeSoapAuthority({ baseUrls, now: () => shop.clock.now });
    const newId = shop.issuing.newId;
    const sync = await startSync({
      store: shop.delivery,
      outbox: makeOutboxStore(shop.store, { newId }),
      reading: makeSyncReadingStore(shop.store),
      settings: makeSettings(shop.store),
      signer: shop.signer,
      authority: soap,
      states: makeDocumentStates({ baseUrls, timeoutMs: 60_000 }),
      compare: makeDocumentComparison(),
      events: { record: async (event) => events.push(event) },
      clock: () => ({ state: 'trusted' }),
      interfaces: () => ({}),
      concurrency: 4,
      now: () => shop.clock.now,
      random: () => 0.5,
      // The authority double has decided by then: a wait before the first question would be in vain.
      firstQuestionMs: 0,
      sawAuthorityDate: () => {},
      changed: () => {},
      failed: (reason) => {
        throw reason;
      },
      ...parts,
    });
    running = sync;
    onTestFinished(async () => {
      await sync.stop();
      soap.close();
    });
  }

  async function issue({ silently = false } = {}): Promise<void> {
    const { id } = await shop.issue();
    if (!silently) running?.added({ id, environment: 'test', issued: await shop.stored(id) });
  }

  function sync(): Sync {
    if (!running) throw new Error('the delivery was not started');
    return running;
  }
  return { shop, time, double, sync, start, events, issue };
}

function runClock({ clock }: TestShop) {
  let from = { set: clock.now.getTime(), at: performance.now() };
  let stoodAt: number | undefined;
  Object.defineProperty(clock, 'now', {
    get: () => new Date(from.set + (stoodAt ?? performance.now()) - from.at),
    set: (now: Date) => {
      from = { set: now.getTime(), at: performance.now() };
    },
  });
  return {
    standStill() {
      stoodAt = performance.now();
    },
    goOn() {
      stoodAt = undefined;
    },
  };
}

function isOpen({ hosts }: SyncResource): boolean {
  return hosts.some(({ state }) => state !== 'closed');
}

async function countExchanges({ store }: TestShop): Promise<number> {
  return (await store.db.selectFrom('exchange').select('id').execute()).length;
}
