import { describe, expect, it } from 'vitest';
import { toWinAnsi } from '../../../../src-main/documents/printing/win-ansi.ts';

describe('toWinAnsi', () => {
  it.each([
    ['Ñandú, güira, ¿cuánto? «15 %» × 2 – 3 € …', 'Ñandú, güira, ¿cuánto? «15 %» × 2 – 3 € …'],
    ['nin\u0303o', 'niño'],
    ['Škoda Łódź', 'Škoda Lódz'],
    ['2 − 1 ≤ 5', '2 - 1 <= 5'],
    ['ﬁno ½ H₂O', 'fino ½ H2O'],
    ['uno\ttab\nlinea', 'uno tab linea'],
    ['Feliz 🎂 día', 'Feliz ? día'],
    ['👨‍👩‍👧', '???'],
    ['咖啡', '??'],
    ['a\u0000\u200b\u202eb\ud800', 'ab'],
    ['guion\u00adsuave', 'guionsuave'],
    ['', ''],
  ])('writes %j as %j', (text, printable) => {
    expect(toWinAnsi(text)).toBe(printable);
  });

  it('leaves nothing that the standard fonts lack, whatever the character', () => {
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('');
    const inWindows1252 = new TextDecoder('windows-1252').decode(
      Uint8Array.from({ length: 224 }, (_, index) => index + 32),
    );
    expect([...toWinAnsi(every)].filter((character) => !inWindows1252.includes(character))).toEqual([]);
  });
});
