import { expect, it } from 'vitest';
import { declarationDueOn } from '../../../../src-main/documents/lifecycle/declaration-due.ts';

it.each([
  ['1', '2026-12-10'],
  // Saturday the 12th: the next working day.
  ['2', '2026-12-14'],
  ['3', '2026-12-14'],
  ['4', '2026-12-16'],
  ['5', '2026-12-18'],
  ['6', '2026-12-21'],
  ['7', '2026-12-22'],
  ['8', '2026-12-24'],
  // Saturday the 26th.
  ['9', '2026-12-28'],
  ['0', '2026-12-28'],
])('November is declared by a RUC with the ninth digit %s until %s', (digit, day) => {
  expect(declarationDueOn(`17900169${digit}9001`, { to: '2026-11-30' })).toBe(day);
});

it('a half-year is declared in the month after it, also of the next year', () => {
  expect(declarationDueOn('1790016919001', { to: '2026-06-30' })).toBe('2026-07-10');
  // The 10th of January 2027 is a Sunday.
  expect(declarationDueOn('1790016919001', { to: '2026-12-31' })).toBe('2027-01-11');
});
