import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CircuitBreaker,
  type CircuitPolicy,
  makeCircuitBreaker,
  type Permit,
} from '../../../src-main/queue/circuit-breaker.ts';

const SECOND = 1000;
const policy: CircuitPolicy = {
  failures: 3,
  backoff: {
    delays: [2, 5, 15, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * SECOND),
    jitter: { less: 0.2, more: 0.2 },
  },
  addedWaitsMs: 30 * SECOND,
};
const start = new Date('2026-11-21T17:00:00Z');

describe('a circuit breaker', () => {
  it('never lets two probes through at once, and always lets another one through in the end, whatever happens', () => {
    const happening = fc.oneof(
      fc.constant('answer' as const),
      fc.constant('failure' as const),
      fc.constant('release' as const),
      fc.integer({ min: 0, max: 2000 }).map((seconds) => ({ seconds })),
    );
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 200 }), (happenings) => {
        const { breaker, clock } = openBreaker();
        const underWay = breaker.enter();
        let probe: Permit | undefined;
        for (const one of happenings) {
          if (one === 'answer') underWay?.report(true);
          else if (one === 'failure') (probe ?? underWay)?.report(false);
          else if (one === 'release') probe?.release();
          else clock.now = new Date(clock.now.getTime() + one.seconds * SECOND);
          if (one === 'answer' || one === 'failure' || one === 'release') probe = undefined;
          const { kind } = breaker.state();
          const permit = breaker.enter();
          if (permit && kind !== 'closed') {
            expect(probe).toBeUndefined();
            probe = permit;
          }
          const { failures, retryAt } = breaker.state();
          if (breaker.state().kind === 'closed') continue;
          expect(failures).toBeGreaterThanOrEqual(3);
          if (retryAt) expect(retryAt.getTime() - clock.now.getTime()).toBeLessThanOrEqual(15 * 60 * SECOND);
        }
      }),
    );
  });

  it('lets every job through until three failures in a row', () => {
    const { breaker } = openBreaker();
    fail(breaker);
    fail(breaker);
    breaker.enter()?.report(true);
    fail(breaker);
    fail(breaker);
    expect(breaker.state()).toEqual({ kind: 'closed', failures: 2 });
    const [one, two] = [breaker.enter(), breaker.enter()];
    one?.report(false);
    expect(breaker.state()).toMatchObject({ kind: 'open', failures: 3 });
    expect(breaker.enter()).toBeUndefined();
    // It was under way when the breaker closed and says nothing new.
    two?.report(false);
    expect(breaker.state()).toMatchObject({ failures: 3 });
  });

  it('lets one probe through at a time, with growing delays between them', () => {
    const { breaker, clock } = openBreaker();
    for (let times = 0; times < 3; times += 1) fail(breaker);
    const waits: number[] = [];
    for (let times = 0; times < 11; times += 1) {
      const opensAt = breaker.opensAt() ?? start;
      waits.push((opensAt.getTime() - clock.now.getTime()) / SECOND);
      clock.now = new Date(opensAt.getTime() - 1);
      expect(breaker.mayEnter()).toBe(false);
      clock.now = opensAt;
      expect(breaker.state().kind).toBe('half_open');
      const probe = breaker.enter();
      expect(probe).toBeDefined();
      expect([breaker.enter(), breaker.opensAt()]).toEqual([undefined, undefined]);
      probe?.report(false);
      probe?.release();
    }
    expect(waits).toEqual([2, 5, 15, 30, 60, 120, 300, 600, 900, 900, 900]);
  });

  it('closes at a single answer, and reports that once', () => {
    const { breaker, clock, recoveries } = openBreaker();
    for (let times = 0; times < 3; times += 1) fail(breaker);
    clock.now = breaker.opensAt() ?? start;
    const probe = breaker.enter();
    probe?.report(true);
    probe?.report(true);
    probe?.release();
    expect(breaker.state()).toEqual({ kind: 'closed', failures: 0 });
    expect([breaker.mayEnter(), recoveries()]).toEqual([true, 1]);
  });

  it('closes also by the late answer of a job that ran when it opened', () => {
    const { breaker, recoveries } = openBreaker();
    const slow = breaker.enter();
    for (let times = 0; times < 3; times += 1) fail(breaker);
    slow?.report(true);
    expect([breaker.state().kind, recoveries()]).toEqual(['closed', 1]);
  });

  it('lets the next job probe when a probe ended without a report', () => {
    const { breaker, clock } = openBreaker();
    for (let times = 0; times < 3; times += 1) fail(breaker);
    clock.now = breaker.opensAt() ?? start;
    breaker.enter()?.release();
    expect(breaker.mayEnter()).toBe(true);
  });

  it('lets a job that was just added probe half a minute after the last failure', () => {
    const { breaker, clock } = openBreaker();
    for (let times = 0; times < 9; times += 1) {
      clock.now = breaker.opensAt() ?? clock.now;
      fail(breaker);
    }
    expect(breaker.state().retryAt).toEqual(new Date(clock.now.getTime() + 300 * SECOND));
    clock.now = new Date(clock.now.getTime() + 30 * SECOND - 1);
    expect(breaker.enter(true)).toBeUndefined();
    clock.now = new Date(clock.now.getTime() + 1);
    expect(breaker.enter()).toBeUndefined();
    expect(breaker.enter(true)).toBeDefined();
    expect(breaker.enter(true)).toBeUndefined();
  });

  it('lets a job probe at once when something changed', () => {
    const { breaker } = openBreaker();
    for (let times = 0; times < 3; times += 1) fail(breaker);
    breaker.retryNow();
    expect([breaker.enter() === undefined, breaker.enter()]).toEqual([false, undefined]);
  });
});

function openBreaker() {
  const clock = { now: start };
  let recovered = 0;
  const breaker = makeCircuitBreaker({
    policy,
    now: () => clock.now,
    random: () => 0.5,
    recovered: () => {
      recovered += 1;
    },
  });
  return { breaker, clock, recoveries: () => recovered };
}

function fail(breaker: CircuitBreaker): void {
  const pass = breaker.enter();
  if (!pass) throw new Error('nobody may pass');
  pass.report(false);
  pass.release();
}
