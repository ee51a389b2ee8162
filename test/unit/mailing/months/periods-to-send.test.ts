import { expect, it } from 'vitest';
import { daysBefore } from '../../../../src-main/documents/values/ecuador-time.ts';
import { periodsToSend } from '../../../../src-main/mailing/months/queue-months.ts';

const january = { since: '2027-01', byHalfYears: false };

// The 7th of February 2027 is a Sunday, and the 8th and 9th are carnival: January is annulled until the 10th.
it.for([
  ['three working days before it is due on the 10th', '1790016919001', '2027-02-03'],
  ['three working days before it is due on Friday the 12th', '1790016929001', '2027-02-05'],
  ['once nothing can be annulled, where it is due on the 18th', '1790016959001', '2027-02-11'],
  ['once nothing can be annulled, without a RUC', undefined, '2027-02-11'],
] as const)('a month goes %s', ([, ruc, day]) => {
  const recipient = { ...january, ...(ruc !== undefined && { ruc }) };
  expect(periodsToSend(recipient, daysBefore(day, 1))).toEqual([]);
  expect(periodsToSend(recipient, day)).toEqual(['2027-01']);
});

it('a half-year goes before it is due as well', () => {
  const recipient = { since: '2026-07', byHalfYears: true, ruc: '1790016919001' };
  // Due on Monday the 11th of January 2027, as the 10th is a Sunday.
  expect(periodsToSend(recipient, '2027-01-05')).toEqual([]);
  expect(periodsToSend(recipient, '2027-01-06')).toEqual(['2026-S2']);
});

it('thirteen periods back are made up for', () => {
  expect(periodsToSend({ since: '2020-01', byHalfYears: false }, '2027-01-20')).toHaveLength(13);
});
