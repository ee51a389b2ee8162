import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapColumns } from '../../../../src-main/printing/layout/wrap-columns.ts';

describe('wrapColumns', () => {
  it('breaks between words, and inside one that is longer than a line', () => {
    expect(wrapColumns('Pan de yuca recién hecho', 10)).toEqual(['Pan de', 'yuca', 'recién', 'hecho']);
    expect(wrapColumns('Nro 12345678901234', 10)).toEqual(['Nro', '1234567890', '1234']);
  });

  it('keeps together what a no-break space joins', () => {
    expect(wrapColumns('2 × 0.99\u00a0· P-1', 10)).toEqual(['2 × 0.99 ·', 'P-1']);
    expect(wrapColumns('12 × 0.99\u00a0· P-1', 10)).toEqual(['12 ×', '0.99 · P-1']);
  });

  it('says nothing in no lines', () => {
    expect(wrapColumns('  ', 10)).toEqual([]);
  });

  it('loses no letter and writes no line that is too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.integer({ min: 1, max: 48 }), (text, columns) => {
        const lines = wrapColumns(text, columns);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(lines.every((line) => line.length <= columns)).toBe(true);
      }),
    );
  });
});
