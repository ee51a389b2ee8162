import { describe, expect, it } from 'vitest';
import { afterTry } from '../../../../../src-main/counter/printing/jobs/after-try.ts';
import { tryDelays } from '../../../../../src-main/counter/printing/jobs/print-backoff.ts';

const now = new Date('2026-11-21T17:00:00.000Z');
const expiresAt = '2026-11-22T17:00:00.000Z';
const off = { ok: false, problem: 'connection_refused', begun: false } as const;

describe('after a try', () => {
  it('what the printer took is printed', () => {
    expect(afterTry({ tries: 3, expiresAt }, { sent: { ok: true, confirmed: true }, now })).toEqual({
      at: now.toISOString(),
      status: 'printed',
      confirmed: true,
    });
  });

  it('a printer in trouble is tried again, sooner at first', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 100].map((tries) => {
      const { nextAttemptAt = '' } = afterTry({ tries, expiresAt }, { sent: off, now });
      return Date.parse(nextAttemptAt) - now.getTime();
    });
    expect(waits).toEqual([...tryDelays, tryDelays.at(-1), tryDelays.at(-1)]);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  });

  it('a doubt is kept', () => {
    const sent = { ok: false, problem: 'connection_lost', begun: true } as const;
    expect(afterTry({ tries: 0, expiresAt }, { sent, now })).toMatchObject({
      status: 'waiting',
      doubtful: true,
    });
  });

  it('a day later it is given up, and says why', () => {
    const late = new Date(expiresAt);
    const result = afterTry({ tries: 900, expiresAt }, { sent: off, now: late });
    expect(result).toEqual({
      at: expiresAt,
      status: 'failed',
      problem: 'connection_refused',
      doubtful: false,
    });
  });
});
