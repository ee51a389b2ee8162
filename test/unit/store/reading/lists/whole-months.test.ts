import { describe, expect, it } from 'vitest';
import { areWholeMonths } from '../../../../../src-main/store/reading/lists/count-by-month.ts';

type Case = readonly [from: string | undefined, to: string | undefined, areWhole: boolean];

const cases: readonly Case[] = [
  [undefined, undefined, true],
  ['2026-03-01', '2026-04-30', true],
  ['2026-02-01', '2026-02-28', true],
  ['2028-02-01', '2028-02-28', false],
  ['2026-12-01', undefined, true],
  ['2026-12-15', undefined, false],
  [undefined, '2026-01-30', false],
  [undefined, '2026-01-31', true],
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-01', '2026-01-31', true],
];

describe('whether the months of a period of days are whole', () => {
  it.each(cases)('from %s to %s', (from, to, areWhole) => {
    expect(areWholeMonths(from, to)).toBe(areWhole);
  });
});
