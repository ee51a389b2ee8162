import { describe, expect, it } from 'vitest';
import { isLate, lateBefore } from '../../../../src-main/sync/delivery/late.ts';

/** Ecuador's wall clock. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}-05:00`);

describe('a document that the authority has not seen', () => {
  it.for([
    { queued: at(21, '08:00:00'), now: at(21, '23:59:59'), late: false, why: 'its day is not over' },
    { queued: at(21, '08:00:00'), now: at(22, '00:00:00'), late: true, why: 'its day is over' },
    { queued: at(21, '23:00:01'), now: at(22, '00:00:01'), late: false, why: 'it is an hour old at most' },
    {
      queued: at(21, '23:59:59'),
      now: at(22, '00:00:05'),
      late: false,
      why: 'a sale of 23:59:59 needs nobody',
    },
    { queued: at(21, '23:59:59'), now: at(22, '00:59:59'), late: false, why: 'its hour is not over' },
    { queued: at(21, '23:59:59'), now: at(22, '01:00:00'), late: true, why: 'its day and its hour are over' },
    { queued: at(22, '00:00:00'), now: at(22, '23:30:00'), late: false, why: 'it is of today' },
    { queued: at(10, '10:00:00'), now: at(22, '10:00:00'), late: true, why: 'it is weeks old' },
  ])('is late: $late, because $why', ({ queued, now, late }) => {
    expect(isLate(queued, now)).toBe(late);
    expect(queued < lateBefore(now)).toBe(late);
  });
});
