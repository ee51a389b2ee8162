import { describe, expect, it } from 'vitest';
import { makeAccountLine } from '../../../src-main/mailing/account-line.ts';

function aLine() {
  const clock = { now: new Date('2026-11-21T17:00:00Z') };
  const waits: number[] = [];
  const line = makeAccountLine({
    hands: 2,
    now: () => clock.now,
    waitBefore(failures) {
      waits.push(failures);
      return failures * 1000;
    },
  });
  const pass = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  return { line, waits, pass };
}

describe('the line to the mail account', () => {
  it('lets as many through as there are hands while it works', () => {
    const { line } = aLine();
    expect([line.room(), line.trouble(), line.answered()]).toEqual([2, undefined, false]);
  });

  it('lets nobody through after a failure, then one at a time, at growing waits', () => {
    const { line, waits, pass } = aLine();
    for (const wait of [1000, 2000, 3000]) {
      line.failed('timeout');
      expect(line.room()).toBe(0);
      pass(wait - 1);
      expect(line.room()).toBe(0);
      pass(1);
      expect(line.room()).toBe(1);
    }
    expect(waits).toEqual([1, 2, 3]);
  });

  it('counts what was under way when it broke as one failure', () => {
    const { line, waits } = aLine();
    line.failed('connection_lost');
    line.failed('connection_lost');
    expect(waits).toEqual([1]);
  });

  it('is open to all again after one answer, and tells that it had failed', () => {
    const { line, waits, pass } = aLine();
    line.failed('wrong_password');
    pass(1000);
    expect([line.answered(), line.room(), line.trouble()]).toEqual([true, 2, undefined]);
    line.failed('timeout');
    expect(waits).toEqual([1, 1]);
  });

  it('tells since when it fails and why now', () => {
    const { line, pass } = aLine();
    line.failed('timeout');
    pass(1000);
    line.failed('wrong_password');
    expect(line.trouble()).toEqual({
      problem: 'wrong_password',
      since: new Date('2026-11-21T17:00:00Z'),
      retryAt: new Date('2026-11-21T17:00:03Z'),
    });
  });

  it('forgets all of it with another account', () => {
    const { line } = aLine();
    line.failed('wrong_password');
    line.reset();
    expect([line.room(), line.trouble()]).toEqual([2, undefined]);
  });
});
