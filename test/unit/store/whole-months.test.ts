import { describe, expect, it } from 'vitest';
import { type Months, wholeMonthsOf } from '../../../src-main/store/whole-months.ts';

type Case = readonly [from: string | undefined, to: string | undefined, months: Months | undefined];

const cases: readonly Case[] = [
  [undefined, undefined, {}],
  ['2026-03-01', '2026-04-30', { from: '2026-03', to: '2026-04' }],
  ['2026-02-01', '2026-02-28', { from: '2026-02', to: '2026-02' }],
  ['2028-02-01', '2028-02-28', undefined],
  ['2026-12-01', undefined, { from: '2026-12' }],
  ['2026-12-15', undefined, undefined],
  [undefined, '2026-01-30', undefined],
  [undefined, '2026-01-31', { to: '2026-01' }],
  ['2026-11-20', '2026-11-20', undefined],
  ['2026-11-01', '2026-01-31', { from: '2026-11', to: '2026-01' }],
];

describe('the months of a period of days', () => {
  it.each(cases)('from %s to %s', (from, to, months) => {
    expect(wholeMonthsOf(from, to)).toEqual(months);
  });
});
