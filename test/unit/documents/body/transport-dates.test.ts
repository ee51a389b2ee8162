import { expect, it } from 'vitest';
import { transportFaults } from '../../../../src-main/documents/body/transport-dates.ts';

it.each<[string, string, readonly string[]]>([
  ['2026-11-20', '2026-11-20', []],
  ['2026-11-20', '2027-01-01', []],
  ['2026-11-19', '2026-11-20', ['/note/transport_start date_order']],
  ['2026-11-21', '2026-11-20', ['/note/transport_end date_order']],
  ['2026-11-19', '2026-11-18', ['/note/transport_start date_order', '/note/transport_end date_order']],
])(
  'a transport issued on 2026-11-20 that goes from %s to %s has the faults it should',
  (start, end, faults) => {
    const actual = transportFaults(
      { transport_start: start, transport_end: end },
      { issueDate: '2026-11-20', pointer: '/note' },
    );
    expect(actual.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(faults);
  },
);

it('no transport has no faults', () => {
  expect(transportFaults(undefined, { issueDate: '2026-11-20', pointer: '/note' })).toEqual([]);
});
