import { describe, expect, it } from 'vitest';
import { type IssuePeriods, issuePeriods } from '../../../src-main/store/issue-periods.ts';

const cases: readonly (readonly [from: string | undefined, to: string | undefined, cut: IssuePeriods])[] = [
  [undefined, undefined, { months: {}, days: [] }],
  ['2026-03-01', '2026-04-30', { months: { from: '2026-03', to: '2026-04' }, days: [] }],
  ['2026-02-01', '2026-02-28', { months: { from: '2026-02', to: '2026-02' }, days: [] }],
  ['2028-02-01', '2028-02-28', { months: undefined, days: [{ from: '2028-02-01', to: '2028-02-28' }] }],
  [
    '2026-12-15',
    undefined,
    { months: { from: '2027-01' }, days: [{ from: '2026-12-15', to: '2026-12-31' }] },
  ],
  [undefined, '2026-01-30', { months: { to: '2025-12' }, days: [{ from: '2026-01-01', to: '2026-01-30' }] }],
  ['2026-11-20', '2026-11-20', { months: undefined, days: [{ from: '2026-11-20', to: '2026-11-20' }] }],
  [
    '2026-10-31',
    '2026-11-01',
    {
      months: undefined,
      days: [
        { from: '2026-10-31', to: '2026-10-31' },
        { from: '2026-11-01', to: '2026-11-01' },
      ],
    },
  ],
  ['2026-11-05', '2026-11-01', { months: undefined, days: [{ from: '2026-11-05', to: '2026-11-01' }] }],
];

describe('days of issue, cut into whole months and the days left', () => {
  it.each(cases)('from %s to %s', (from, to, cut) => {
    expect(issuePeriods(from, to)).toEqual(cut);
  });

  it('are none where the end is before the beginning', () => {
    const { months, days } = issuePeriods('2026-11-05', '2026-01-10');
    expect(months).toBeUndefined();
    expect(days.every(({ from, to }) => from > to)).toBe(true);
  });
});
