import { describe, expect, it } from 'vitest';
import { accountProblems } from '../../../src-main/contract/delivery/email-settings.ts';
import { afterFailure } from '../../../src-main/mailing/jobs/after-attempt.ts';
import { GIVE_UP_ATTEMPTS, usualMailBackoff } from '../../../src-main/mailing/jobs/mail-backoff.ts';
import { delayAfter } from '../../../src-main/queue/backoff.ts';

const nextAt = new Date('2026-11-21T18:00:00Z');
const first = { attempts: 1, nextAt };
const last = { attempts: GIVE_UP_ATTEMPTS, nextAt };

describe('an email that did not go out', () => {
  it.for(accountProblems)('waits for as long as the trouble is %s', (problem) => {
    expect(afterFailure({ problem, permanent: true }, last)).toEqual({ status: 'queued', problem, nextAt });
  });

  it('is tried again while the server only puts it off', () => {
    const failure = { problem: 'message_deferred', permanent: false } as const;
    expect(afterFailure(failure, first)).toEqual({ status: 'queued', problem: 'message_deferred', nextAt });
  });

  it('fails at once where the server refuses it for good', () => {
    const failure = { problem: 'message_refused', permanent: true, response: '554 no' } as const;
    expect(afterFailure(failure, first)).toEqual({
      status: 'failed',
      problem: 'message_refused',
      response: '554 no',
    });
  });

  it('bounces where the server refuses the address', () => {
    const failure = { problem: 'recipient_refused', permanent: true, bounce: 'undetermined' } as const;
    expect(afterFailure(failure, first)).toEqual({
      status: 'bounced',
      problem: 'recipient_refused',
      bounce: 'undetermined',
    });
  });

  it('is given up after two days of being put off', () => {
    const failure = { problem: 'recipient_deferred', permanent: false, bounce: 'transient' } as const;
    expect(afterFailure(failure, last)).toMatchObject({ status: 'bounced', bounce: 'transient' });
    const attempts = Array.from({ length: GIVE_UP_ATTEMPTS - 1 }, (_, index) => index + 1);
    const waited = attempts.reduce(
      (total, attempt) => total + delayAfter(usualMailBackoff.email, attempt, 0.5),
      0,
    );
    expect(waited / 3_600_000).toBeGreaterThan(40);
    expect(waited / 3_600_000).toBeLessThan(56);
  });
});

describe('the waits', () => {
  it.for(['email', 'account'] as const)('of the %s grow, to a bound, with a fifth of chance', (name) => {
    const wait = (failures: number, random: number) => delayAfter(usualMailBackoff[name], failures, random);
    const waits = Array.from({ length: 30 }, (_, index) => wait(index + 1, 0.5));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(new Set(waits.slice(10)).size).toBe(1);
    expect(wait(1, 0) / wait(1, 0.5)).toBeCloseTo(0.8);
    expect(wait(1, 1) / wait(1, 0.5)).toBeCloseTo(1.2);
  });
});
