import { describe, expect, it } from 'vitest';
import { code128, modulesOf } from '../../../../src-main/documents/printing/code128.ts';
import { bwipWidths, decodeCode128 } from '../code128-decoder.ts';

const key = '2111202601179214673900120010020000001231234567810';

describe('code128', () => {
  it('draws every pair of digits as another encoder does', () => {
    const pairs = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0')).join('');
    expect(code128(pairs).join('')).toBe(bwipWidths(pairs));
  });

  it.each([key, key.slice(0, 24), key.slice(24), '00', '999'])('is read back as %s', (digits) => {
    let left = 0;
    const bars = code128(digits).flatMap((width, index) => {
      left += width;
      return index % 2 === 0 ? [{ left: left - width, width }] : [];
    });
    expect(decodeCode128(bars)).toBe(digits);
  });

  it('packs an access key of 49 digits into 321 modules', () => {
    expect(modulesOf(key)).toBe(321);
  });

  it('refuses what is not digits', () => {
    expect(() => code128('12A4')).toThrow('digits');
  });
});
