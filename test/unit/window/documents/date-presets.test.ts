import { expect, it } from 'vitest';
import { noFilter } from '../../../../src-renderer/features/documents/list/filter/document-filter.ts';
import { filterOf, viewOf } from '../../../../src-renderer/features/documents/views/view-filter.ts';
import { datePresets, periodOf, presetOf } from '../../../../src-renderer/lib/date-presets.ts';

it.for([
  // A Sunday, the last day of its week.
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['this_week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['this_week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['this_month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['this_half_year', '2026-07-01', '2026-07-01', '2026-12-31'],
  ['last_half_year', '2026-06-30', '2025-07-01', '2025-12-31'],
  ['this_year', '2026-07-01', '2026-01-01', '2026-12-31'],
] as const)('%s on %s is from %s to %s', ([preset, today, from, to]) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
  expect(presetOf({ from, to }, today)).toBe(preset);
});

it('days that no preset has are none', () => {
  expect(presetOf({ from: '2026-11-02', to: '2026-11-03' }, '2026-11-22')).toBeUndefined();
  expect(presetOf({ from: '', to: '' }, '2026-11-22')).toBeUndefined();
});

it('a view of a named period is of that period whenever it is looked at; of other days, of those days', () => {
  for (const preset of datePresets) {
    const filter = { ...noFilter, ...periodOf(preset, '2026-11-25'), term: 'rosa' };
    const view = viewOf(filter, '2026-11-25');
    expect(view).toEqual({ q: 'rosa', fechas: preset });
    expect(filterOf(view, '2027-01-05')).toEqual({ ...filter, ...periodOf(preset, '2027-01-05') });
  }
  const days = { ...noFilter, from: '2026-11-02', to: '2026-11-03', type: 'withholding' as const };
  expect(filterOf(viewOf(days, '2026-11-25'), '2027-01-05')).toEqual(days);
});
