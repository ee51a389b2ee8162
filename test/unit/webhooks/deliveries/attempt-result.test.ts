import { describe, expect, it } from 'vitest';
import { attemptResult } from '../../../../src-main/webhooks/deliveries/attempt-result.ts';
import type { PostAnswer } from '../../../../src-main/webhooks/deliveries/post-webhook.ts';
import { usualWebhookBackoff } from '../../../../src-main/webhooks/deliveries/webhook-backoff.ts';

const at = new Date('2026-11-21T17:00:00.000Z');
const now = new Date('2026-11-21T17:00:01.000Z');

function resultOf(answer: number | PostAnswer, { tries = 0, random = 0, retryAfter = '' } = {}) {
  const answered =
    typeof answer === 'number'
      ? { kind: 'answered' as const, status: answer, durationMs: 12.4, ...(retryAfter && { retryAfter }) }
      : answer;
  return attemptResult({ answer: answered, at, now, tries, random });
}

/** Seconds from the answer to the next attempt. */
function waitOf(result: ReturnType<typeof resultOf>): number | undefined {
  return result.nextAttemptAt === undefined
    ? undefined
    : (Date.parse(result.nextAttemptAt) - now.getTime()) / 1000;
}

describe('an attempt', () => {
  it.each([200, 201, 204, 299])('has arrived when the answer is %i', (status) => {
    expect(resultOf(status)).toEqual({
      attempt: { at: at.toISOString(), status_code: status, duration_ms: 12 },
      status: 'succeeded',
    });
  });

  it.each([199, 301, 307, 400, 401, 404, 500, 503])('is made again when the answer is %i', (status) => {
    const result = resultOf(status);
    expect(result).toMatchObject({ status: 'pending', attempt: { status_code: status } });
    expect(result.attempt.error).toContain(String(status));
  });

  it('is made again when there was no answer, and says why', () => {
    const result = resultOf({ kind: 'failed', error: 'Nadie escucha.', durationMs: 3 });
    expect(result).toMatchObject({ status: 'pending', attempt: { error: 'Nadie escucha.', duration_ms: 3 } });
    expect(result.attempt).not.toHaveProperty('status_code');
  });

  it('is the last one when the receiver is gone for good', () => {
    expect(resultOf(410)).toMatchObject({ status: 'failed', gone: true });
    expect(resultOf(410)).not.toHaveProperty('nextAttemptAt');
  });
});

describe('the wait before the next attempt', () => {
  it('grows from seconds to a day, and after ten attempts there is none', () => {
    const waits = Array.from({ length: 10 }, (_, tries) => waitOf(resultOf(500, { tries })));
    const hour = 3600;
    expect(waits).toEqual([
      5,
      300,
      1800,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
      undefined,
    ]);
    expect(resultOf(500, { tries: 9 }).status).toBe('failed');
    expect(usualWebhookBackoff.delays).toHaveLength(10);
  });

  it('is up to a tenth longer, so that many do not come back together', () => {
    expect(waitOf(resultOf(500, { tries: 1, random: 1 }))).toBe(330);
    expect(waitOf(resultOf(500, { tries: 1, random: 0.5 }))).toBe(315);
  });

  it.each([
    ['seconds', '90'],
    ['a date', 'Sat, 21 Nov 2026 17:01:31 GMT'],
  ])('is what Retry-After asks for, in %s', (_how, retryAfter) => {
    expect(waitOf(resultOf(503, { retryAfter }))).toBe(90);
  });

  it.each(['1', '-90', '12e3', 'mañana', 'Sat, 21 Nov 2026 16:00:00 GMT'])(
    'is never shortened by Retry-After: %s',
    (retryAfter) => {
      expect(waitOf(resultOf(503, { retryAfter }))).toBe(5);
    },
  );

  it('is a day at most, whatever Retry-After asks for', () => {
    expect(waitOf(resultOf(503, { retryAfter: '999999999' }))).toBe(24 * 3600);
  });

  it('is none after the last attempt, whatever Retry-After asks for', () => {
    expect(resultOf(503, { tries: 9, retryAfter: '90' })).toMatchObject({ status: 'failed' });
  });
});
