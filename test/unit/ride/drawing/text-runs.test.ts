import { describe, expect, it } from 'vitest';
import { embeddedFonts } from '../../../../src-main/ride/drawing/embedded-fonts.ts';
import { textRuns } from '../../../../src-main/ride/drawing/text-runs.ts';

const fonts = embeddedFonts().Helvetica;

function runsOf(line: string): [text: string, font: string][] {
  return textRuns(line, fonts).map(({ text, font }) => [text, font?.name ?? 'Helvetica']);
}

describe('a line', () => {
  it('of WinAnsi stands in the standard font', () => {
    expect(runsOf('Ñandú «Té» — 10 €')).toEqual([['Ñandú «Té» — 10 €', 'Helvetica']]);
    expect(runsOf('')).toEqual([['', 'Helvetica']]);
  });

  it('has each word in one font where one has all of it', () => {
    expect(runsOf('Café de Łukasz, Quito')).toEqual([
      ['Café de ', 'Helvetica'],
      ['Łukasz,', 'Arimo-Regular'],
      [' Quito', 'Helvetica'],
    ]);
  });

  it('has the letters of a word in as many fonts as they need', () => {
    expect(runsOf('Té中文Ł')).toEqual([
      ['Té', 'Helvetica'],
      ['中文', 'DroidSansFallback'],
      ['Ł', 'Arimo-Regular'],
    ]);
  });

  it.each([
    ['Feliz 🎂 día', 'Feliz ? día'],
    ['uno\ttab\nlínea', 'uno tab línea'],
    ['a\u0000\u200b\u202eb\ud800', 'ab'],
    ['nin\u0303o', 'niño'],
    ['\u202e', ''],
  ])('shows %j as %j, without an embedded font', (line, shown) => {
    const runs = runsOf(line);
    expect(runs.map(([text]) => text).join('')).toBe(shown);
    expect(new Set(runs.map(([, font]) => font))).not.toContain('Arimo-Regular');
  });
});
