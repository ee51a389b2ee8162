import { expect, it } from 'vitest';
import {
  DAY_MS,
  ecuadorDate,
  ecuadorTimestamp,
  startOfEcuadorDay,
  toSriDate,
} from '../../../../src-main/documents/values/ecuador-time.ts';

it.each([
  ['2026-11-21T04:59:59.999Z', '2026-11-20'],
  ['2026-11-21T05:00:00.000Z', '2026-11-21'],
  ['2026-11-22T04:59:59.999Z', '2026-11-21'],
  ['2027-01-01T04:59:59.999Z', '2026-12-31'],
  ['2028-03-01T04:30:00.000Z', '2028-02-29'],
  ['2026-07-01T05:00:00.000Z', '2026-07-01'],
])('at %s it is %s in Ecuador, all year round', (instant, date) => {
  expect(ecuadorDate(new Date(instant))).toBe(date);
});

it('writes an instant with the offset of Ecuador', () => {
  const instant = new Date('2026-11-21T04:59:59.999Z');
  expect(ecuadorTimestamp(instant)).toBe('2026-11-20T23:59:59.999-05:00');
  expect(new Date(ecuadorTimestamp(instant))).toEqual(instant);
});

it('starts the day at the first instant of its date', () => {
  const start = startOfEcuadorDay('2026-11-21');
  expect(ecuadorDate(start)).toBe('2026-11-21');
  expect(ecuadorDate(new Date(start.getTime() - 1))).toBe('2026-11-20');
  expect(ecuadorDate(new Date(start.getTime() + DAY_MS - 1))).toBe('2026-11-21');
});

it('writes a date as the authority does', () => {
  expect(toSriDate('2026-11-01')).toBe('01/11/2026');
});
