import { expect, it } from 'vitest';
import {
  daysOfTaxPeriod,
  halfYearOf,
  taxPeriodBefore,
  taxPeriodOf,
  taxPeriodText,
} from '../../../../src-main/documents/values/calendar/tax-period.ts';

it.for([
  ['2028-02', '2028-02-01', '2028-02-29', '2028-01'],
  ['2027-01', '2027-01-01', '2027-01-31', '2026-12'],
  ['2026-S1', '2026-01-01', '2026-06-30', '2025-S2'],
  ['2026-S2', '2026-07-01', '2026-12-31', '2026-S1'],
] as const)('%s is from %s to %s, after %s', ([period, from, to, before]) => {
  expect(taxPeriodText.parse(period)).toBe(period);
  expect(daysOfTaxPeriod(period)).toEqual({ from, to });
  expect(taxPeriodOf({ from, to })).toBe(period);
  expect(taxPeriodBefore(period)).toBe(before);
});

it.for(['2026-13', '2026-00', '2026-S3', '2026-S', '26-01', '2026-06-30'])('%s is no period', (text) => {
  expect(taxPeriodText.safeParse(text).success).toBe(false);
});

it('days that are no whole month or half-year are no period', () => {
  expect(taxPeriodOf({ from: '2026-01-01', to: '2026-03-31' })).toBeUndefined();
  expect(taxPeriodOf({ from: '2026-01-02', to: '2026-06-30' })).toBeUndefined();
});

it.for([
  ['2026-06-30', '2026-S1'],
  ['2026-07-01', '2026-S2'],
] as const)('%s is of %s', ([day, halfYear]) => expect(halfYearOf(day)).toBe(halfYear));
