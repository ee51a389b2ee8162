import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMillionths, toMillionths } from '../../../../../src-main/store/rows/columns/millionths.ts';

describe('a quantity as the store counts it', () => {
  it('is whole millionths, which come back as they went', () => {
    expect([toMillionths('2.5'), toMillionths('0.000001'), fromMillionths(-500_000)]).toEqual([
      2_500_000,
      1,
      '-0.5',
    ]);
    const most = 999_999_999 * 1_000_000;
    fc.assert(
      fc.property(fc.integer({ min: -most, max: most }), (millionths) => {
        expect(toMillionths(fromMillionths(millionths))).toBe(millionths);
      }),
    );
  });
});
