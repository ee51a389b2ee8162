import { describe, expect, it } from 'vitest';
import { makePace } from '../../../src-main/portal/pace.ts';

function aPace(visitors = 10) {
  const clock = { now: 0 };
  return { clock, pace: makePace({ burst: 3, secondsEach: 2, visitors, now: () => clock.now }) };
}

describe('the pace of a visitor', () => {
  it('allows a burst, then one each so many seconds', () => {
    const { clock, pace } = aPace();
    const spend = () => pace.spend('a');
    expect([spend(), spend(), spend()]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(spend()).toEqual({ ok: false, retryAfterSeconds: 2 });
    clock.now = 1000;
    expect(spend()).toEqual({ ok: false, retryAfterSeconds: 1 });
    clock.now = 2000;
    expect(spend()).toEqual({ ok: true });
    expect(spend()).toMatchObject({ ok: false });
    clock.now = 60_000;
    expect([spend(), spend(), spend(), spend()].map(({ ok }) => ok)).toEqual([true, true, true, false]);
  });

  it('is not spent by others', () => {
    const { pace } = aPace();
    for (let turn = 0; turn < 4; turn += 1) pace.spend('a');
    expect(pace.spend('b')).toEqual({ ok: true });
  });

  it('is remembered of so many only, of those who came last', () => {
    const { pace } = aPace(2);
    for (let turn = 0; turn < 4; turn += 1) pace.spend('a');
    pace.spend('b');
    expect(pace.spend('a')).toMatchObject({ ok: false });
    pace.spend('c');
    expect(pace.spend('a')).toMatchObject({ ok: false });
    pace.spend('b');
    pace.spend('c');
    expect(pace.spend('a')).toEqual({ ok: true });
  });
});
