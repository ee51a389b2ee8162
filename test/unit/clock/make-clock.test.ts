import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, makeClock } from '../../../src-main/clock/make-clock.ts';
import { clockResource } from '../../../src-main/contract/clock.ts';
import {
  type IssueCommand,
  type IssuingDependencies,
  issueDocument,
} from '../../../src-main/issuing/issue-document.ts';
import { previewDocument } from '../../../src-main/issuing/preview-document.ts';
import { makeClockStore } from '../../../src-main/store/business/clock-store.ts';
import { makeEventLog } from '../../../src-main/store/rows/business/event-log.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A shop whose two clocks a test holds in its hand; it opens at noon of 2026-11-21. */
async function aShopWithClock() {
  const shop = await openShop();
  const crystal = { now: 1000 };
  const log = makeEventLog(shop.store, { newId: shop.issuing.newId, now: () => shop.clock.now });
  const failures: unknown[] = [];
  const start = () =>
    makeClock({
      store: makeClockStore(shop.store),
      events: log,
      now: () => shop.clock.now,
      monotonic: () => crystal.now,
      failed: (reason) => failures.push(reason),
    });
  const setBy = (milliseconds: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
  };
  /** Time goes by. */
  const passes = (milliseconds: number) => {
    setBy(milliseconds);
    crystal.now += milliseconds;
  };
  const caller = await shop.caller();
  return {
    shop,
    start,
    setBy,
    failures,
    passes,
    issue: (clock: Clock, command: Partial<IssueCommand> = {}, parts: Partial<IssuingDependencies> = {}) =>
      issueDocument({ ...shop.issuing, clock, ...parts }, caller, {
        type: 'invoice',
        body: anInvoiceBody(),
        ...command,
      }),
    preview: (clock: Clock) =>
      previewDocument({ ...shop.issuing, clock }, caller, { type: 'invoice', body: anInvoiceBody() }),
    /** Two answers, a second apart, of an authority whose clock is off ours by so much. */
    hears(clock: Clock, off: number) {
      for (const wait of [0, SECOND]) {
        passes(wait);
        const theirs = new Date(shop.clock.now.getTime() + off - 500);
        clock.sawAuthorityDate({ ours: shop.clock.now, theirs, roundTripMs: 0 });
      }
    },
    events: async (type: 'clock.untrusted' | 'clock.confirmed') =>
      (await log.find({ type })).map(({ data }) => data),
  };
}

async function numbersOf({ store }: TestShop) {
  return store.db.selectFrom('document').select(['sequential', 'issue_date']).orderBy('seq').execute();
}

const locked = { code: 'entity_locked', errors: [{ code: 'clock_untrusted' }] };

describe('a clock set back a day while the program runs', () => {
  it('takes no number, says both times and what to do, and issues again once it is put right', async () => {
    const { shop, start, setBy, issue, preview, events } = await aShopWithClock();
    const clock = await start();
    expect(await issue(clock, { idempotencyKey: 'sale-1' })).toMatchObject({ ok: true });
    setBy(-DAY);
    const refused = problemOf(await issue(clock));
    expect(refused).toMatchObject(locked);
    expect(refused.detail).toBe(
      'El reloj de la computadora retrocedió: dice 20/11/2026 12:00:00 y ya era el 21/11/2026 12:00:00. ' +
        'Un documento llevaría la fecha de otro día, así que no se emite. ' +
        'Ponga en hora el reloj de la computadora (hora automática, zona horaria de Ecuador). ' +
        'Si la hora que dice ahora es la correcta, confírmelo en Ajustes.',
    );
    expect(await preview(clock)).toMatchObject({
      ok: true,
      value: { warnings: [{ code: 'clock_untrusted', detail: refused.detail }] },
    });
    expect(await issue(clock, { idempotencyKey: 'sale-1' })).toMatchObject({ value: { replayed: true } });
    setBy(DAY);
    expect(await issue(clock)).toMatchObject({ ok: true });
    expect(await numbersOf(shop)).toEqual([
      { sequential: 1, issue_date: '2026-11-21' },
      { sequential: 2, issue_date: '2026-11-21' },
    ]);
    expect(await events('clock.untrusted')).toEqual([
      { reason: 'jumped', clock: '2026-11-20T17:00:00.000Z', evidence: '2026-11-21T17:00:00.000Z' },
    ]);
  });

  it('takes no number even when it is set between the check of the body and the number', async () => {
    const { shop, start, setBy, issue } = await aShopWithClock();
    const clock = await start();
    const { store } = shop.issuing;
    const meanwhile: IssuingDependencies['store'] = {
      ...store,
      transaction(job) {
        setBy(-DAY);
        return store.transaction(job);
      },
    };
    expect(problemOf(await issue(clock, {}, { store: meanwhile }))).toMatchObject(locked);
    expect(await numbersOf(shop)).toEqual([]);
  });
});

describe('a clock set back a day while the program is off', () => {
  it('is found by the stamp', async () => {
    const { start, setBy, issue } = await aShopWithClock();
    await (await start()).stamp();
    setBy(-DAY);
    const clock = await start();
    expect(clockResource.parse(clock.read())).toMatchObject({ state: 'untrusted', reason: 'behind_stamp' });
    expect(problemOf(await issue(clock))).toMatchObject(locked);
  });

  it('is found by the last document, where the power went before a stamp', async () => {
    const { start, setBy, issue } = await aShopWithClock();
    const before = await start();
    await before.stamp();
    setBy(3 * DAY);
    expect(await issue(before)).toMatchObject({ ok: true });
    setBy(-DAY);
    expect((await start()).read()).toMatchObject({ state: 'untrusted', reason: 'behind_stamp' });
  });

  it('stays found after the next restart', async () => {
    const { start, setBy, passes } = await aShopWithClock();
    await (await start()).stamp();
    setBy(-DAY);
    await (await start()).stamp();
    passes(MINUTE);
    expect((await start()).read()).toMatchObject({ state: 'untrusted' });
  });
});

describe('a clock set forward a day', () => {
  it('is trusted while there is no evidence against it', async () => {
    const { start, setBy, issue } = await aShopWithClock();
    const clock = await start();
    setBy(DAY);
    expect(await issue(clock)).toMatchObject({ ok: true, value: { document: { issue_date: '2026-11-22' } } });
    expect(clock.read()).toMatchObject({ state: 'trusted' });
  });

  it('is warned of by one answer of the authority, and locks by the second', async () => {
    const { shop, start, issue, preview } = await aShopWithClock();
    const clock = await start();
    const theirs = new Date(shop.clock.now.getTime() - DAY);
    clock.sawAuthorityDate({ ours: shop.clock.now, theirs, roundTripMs: 200 });
    expect(await preview(clock)).toMatchObject({ value: { warnings: [{ code: 'clock_skew' }] } });
    expect(await issue(clock)).toMatchObject({ ok: true });
    clock.sawAuthorityDate({ ours: shop.clock.now, theirs, roundTripMs: 200 });
    expect(problemOf(await issue(clock)).detail).toContain(
      'está adelantado: dice 21/11/2026 12:00:00 y el SRI 20/11/2026 12:00:00',
    );
    expect(clockResource.parse(clock.read())).toMatchObject({
      state: 'untrusted',
      reason: 'ahead_of_authority',
      skew_seconds: DAY / SECOND - 1,
      measured_at: shop.clock.now.toISOString(),
    });
  });

  it('stays locked over a restart, until it is put right', async () => {
    const { start, setBy, passes, hears, issue } = await aShopWithClock();
    const clock = await start();
    setBy(DAY);
    expect(await issue(clock)).toMatchObject({ ok: true });
    hears(clock, -DAY);
    await clock.stamp();
    passes(HOUR);
    expect(problemOf(await issue(await start()))).toMatchObject(locked);
    setBy(-DAY);
    expect(await issue(await start())).toMatchObject({ ok: true });
  });

  it('leaves documents of tomorrow that do not stop today’s, once the authority says what day it is', async () => {
    const { shop, start, setBy, passes, hears, issue } = await aShopWithClock();
    const clock = await start();
    setBy(DAY);
    expect(await issue(clock)).toMatchObject({ ok: true });
    setBy(-DAY);
    expect(problemOf(await issue(clock))).toMatchObject(locked);
    hears(clock, 0);
    await clock.stamp();
    passes(HOUR);
    expect(await issue(await start())).toMatchObject({ ok: true });
    expect(await numbersOf(shop)).toEqual([
      { sequential: 1, issue_date: '2026-11-22' },
      { sequential: 2, issue_date: '2026-11-21' },
    ]);
  });
});

describe('a person who says that the clock is right', () => {
  it('ends the lock, for good, and it is written down', async () => {
    const { start, setBy, passes, issue, events } = await aShopWithClock();
    const clock = await start();
    setBy(400 * DAY);
    expect(await issue(clock)).toMatchObject({ ok: true });
    setBy(-400 * DAY);
    expect(problemOf(await issue(clock))).toMatchObject(locked);
    expect(clockResource.parse(await clock.confirm())).toMatchObject({ state: 'trusted' });
    expect(await issue(clock)).toMatchObject({ ok: true });
    passes(MINUTE);
    expect(await issue(await start())).toMatchObject({ ok: true });
    expect(await events('clock.confirmed')).toEqual([
      { clock: '2026-11-21T17:00:00.000Z', state: 'untrusted', reason: 'jumped' },
    ]);
  });

  it('is not believed against the authority that says otherwise again', async () => {
    const { start, hears, issue } = await aShopWithClock();
    const clock = await start();
    hears(clock, -DAY);
    expect(await clock.confirm()).toEqual({
      object: 'clock',
      state: 'trusted',
      checked_at: '2026-11-21T17:00:01.000Z',
    });
    hears(clock, -DAY);
    expect(problemOf(await issue(clock))).toMatchObject(locked);
  });
});

describe('the document issued last', () => {
  it('stops one of an earlier day in the transaction itself', async () => {
    const { shop, start, setBy, issue, events } = await aShopWithClock();
    const clock = await start();
    setBy(DAY);
    await shop.issue();
    setBy(-DAY);
    expect(clock.judge()).toEqual({ state: 'trusted' });
    expect(problemOf(await issue(clock))).toMatchObject(locked);
    expect(problemOf(await issue(clock))).toMatchObject(locked);
    expect(await numbersOf(shop)).toHaveLength(1);
    expect(clock.read()).toMatchObject({ state: 'untrusted', reason: 'behind_stamp' });
    expect(await events('clock.untrusted')).toHaveLength(1);
    await clock.confirm();
    expect(await issue(clock)).toMatchObject({ ok: true });
  });
});

describe('a clock three minutes ahead of the authority', () => {
  it('is warned of in previews, and issues', async () => {
    const { start, hears, issue, preview } = await aShopWithClock();
    const clock = await start();
    hears(clock, -3 * MINUTE);
    expect(await preview(clock)).toMatchObject({
      value: {
        warnings: [
          {
            code: 'clock_skew',
            detail: expect.stringContaining('dice 21/11/2026 12:00:01 y el SRI 21/11/2026 11:57:01'),
          },
        ],
      },
    });
    expect(await issue(clock)).toMatchObject({ ok: true });
  });

  it('is not, where it is less than two', async () => {
    const { start, hears, preview } = await aShopWithClock();
    const clock = await start();
    hears(clock, -2 * MINUTE + SECOND);
    expect(await preview(clock)).toMatchObject({ value: { warnings: [] } });
    expect(clock.read()).toMatchObject({ state: 'trusted', skew_seconds: 119 });
  });

  it('signs by the authority’s time', async () => {
    const { shop, start, hears } = await aShopWithClock();
    const clock = await start();
    const at = shop.clock.now;
    expect(clock.signingTime(at).getTime()).toBe(at.getTime() - 2 * MINUTE);
    hears(clock, -3 * MINUTE);
    const authority = shop.clock.now.getTime() - 3 * MINUTE;
    const signing = clock.signingTime(shop.clock.now).getTime();
    expect(signing).toBeLessThan(authority - SECOND);
    expect(signing).toBeGreaterThan(authority - 4 * SECOND);
    expect(clock.signingTime(new Date(0))).toEqual(new Date(0));
  });
});

describe('a measurement', () => {
  it('takes half the round trip off', async () => {
    const { shop, start, passes } = await aShopWithClock();
    const clock = await start();
    const ours = shop.clock.now;
    passes(20 * SECOND);
    clock.sawAuthorityDate({
      ours,
      theirs: new Date(ours.getTime() + 10 * SECOND),
      roundTripMs: 20 * SECOND,
    });
    expect(clock.read().skew_seconds).toBe(0);
  });

  it('is void where the clock was set while it was on its way', async () => {
    const { shop, start, setBy } = await aShopWithClock();
    const clock = await start();
    const ours = shop.clock.now;
    setBy(HOUR);
    clock.sawAuthorityDate({ ours, theirs: ours, roundTripMs: 100 });
    expect(clock.read()).not.toHaveProperty('skew_seconds');
  });
});

describe('at midnight', () => {
  const lastMoment = new Date('2026-11-22T04:59:59.999Z');
  const nextDay = new Date('2026-11-22T05:00:00.000Z');

  /** The shop's store, where midnight goes by before the transaction. */
  function slowStore({ issuing, clock }: TestShop): IssuingDependencies['store'] {
    return {
      ...issuing.store,
      transaction(job) {
        clock.now = nextDay;
        return issuing.store.transaction(job);
      },
    };
  }

  it('a document on its way to its number is one of the new day', async () => {
    const { shop, start, issue } = await aShopWithClock();
    const clock = await start();
    shop.clock.now = lastMoment;
    const reply = await issue(clock, {}, { store: slowStore(shop) });
    expect(reply).toMatchObject({ ok: true, value: { document: { issue_date: '2026-11-22' } } });
    expect(await numbersOf(shop)).toEqual([{ sequential: 1, issue_date: '2026-11-22' }]);
  });

  it('one that was previewed as of the old day is not issued, and takes no number', async () => {
    const { shop, start, issue, preview } = await aShopWithClock();
    const clock = await start();
    shop.clock.now = lastMoment;
    const previewed = await preview(clock);
    if (!previewed.ok) throw new Error(previewed.problem.code);
    const command = { previewId: previewed.value.preview_id };
    const reply = await issue(clock, command, { store: slowStore(shop) });
    expect(problemOf(reply).code).toBe('preview_mismatch');
    expect(await numbersOf(shop)).toEqual([]);
  });
});

it('never dates a document before another, whatever is done to the clock and however often it restarts', async () => {
  const { shop, start, setBy, passes, issue, failures } = await aShopWithClock();
  const step = fc.record({
    what: fc.constantFrom('passes', 'is set', 'restarts', 'stamps'),
    by: fc.integer({ min: -3 * DAY, max: 3 * DAY }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      let clock = await start();
      for (const { what, by } of steps) {
        if (what === 'passes') passes(Math.abs(by));
        else if (what === 'is set') setBy(by);
        else if (what === 'stamps') await clock.stamp();
        else clock = await start();
        const today = shop.clock.now.getTime();
        const reply = await issue(clock);
        if (!reply.ok) expect(reply.problem).toMatchObject(locked);
        else expect(Date.parse(reply.value.document.created_at)).toBe(today);
      }
    }),
    { numRuns: 25 },
  );
  const dates = (await numbersOf(shop)).map(({ issue_date }) => issue_date);
  expect(dates.length).toBeGreaterThan(5);
  expect(dates).toEqual(dates.toSorted());
  expect(failures).toEqual([]);
});
