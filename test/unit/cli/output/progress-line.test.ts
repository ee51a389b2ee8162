import { expect, it } from 'vitest';
import {
  openingText,
  progressLine,
  testingText,
} from '../../../../src-main/cli/output/data/progress-line.ts';

function written(isTTY: boolean): string[] {
  const texts: string[] = [];
  const line = progressLine({ isTTY, write: (text: string | Uint8Array) => texts.push(String(text)) > 0 });
  line.show(openingText({ stage: 'opening', done: 456, total: 1000 }));
  line.show(openingText({ stage: 'checking' }));
  line.clear();
  return texts;
}

it('says how far it is in one line of a terminal, and leaves the line empty', () => {
  const begin = '\r\u001b[K';
  expect(written(true)).toEqual([
    `${begin}Abriendo el respaldo: 45 %`,
    `${begin}Leyendo todas sus páginas…`,
    begin,
  ]);
});

it('says nothing where nobody looks', () => {
  expect(written(false)).toEqual([]);
});

it('says how much is there of what a service fetches', () => {
  expect(testingText({ stage: 'fetching', bytes: 12_340_000 })).toBe('Trayendo el respaldo: 12.3 MB');
  expect(testingText({ stage: 'checking' })).toBe('Leyendo todas sus páginas…');
});
