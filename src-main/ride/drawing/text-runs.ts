import { toWinAnsi } from '../../documents/printing/win-ansi.ts';
import type { EmbeddedFont } from './embedded-fonts.ts';

/** A piece of a line that is set in one font. */
export interface TextRun {
  readonly text: string;
  /** Undefined for the standard font, whose letters are those of WinAnsi. */
  readonly font: EmbeddedFont | undefined;
}

/**
 * Parts a line by the fonts that have its letters. A word stands in one font where one has all of it. A letter that no
 * font has is replaced as `toWinAnsi` does; controls, such as marks of direction, are left out.
 *
 * @param fonts the embedded ones, best first
 */
export function textRuns(line: string, fonts: readonly EmbeddedFont[]): TextRun[] {
  if (toWinAnsi(line) === line) return [{ text: line, font: undefined }];
  const words = line.normalize('NFC').replace(CONTROLS, '').split(/(\s+)/);
  return joined(words.flatMap((word) => wordRuns(word, fonts)));
}

function wordRuns(word: string, fonts: readonly EmbeddedFont[]): TextRun[] {
  const printable = toWinAnsi(word);
  if (printable === word || WHITE_SPACE.test(word)) return [{ text: printable, font: undefined }];
  const letters = [...word];
  const font = fonts.find((each) => letters.every((letter) => each.has(letter)));
  return font ? [{ text: word, font }] : letters.map((letter) => letterRun(letter, fonts));
}

function letterRun(letter: string, fonts: readonly EmbeddedFont[]): TextRun {
  const printable = toWinAnsi(letter);
  const font = printable === letter ? undefined : fonts.find((each) => each.has(letter));
  return { text: font ? letter : printable, font };
}

const WHITE_SPACE = /^\s/;
const CONTROLS = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}]/gu;

function joined(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const { text, font } of runs) {
    if (text === '') continue;
    const last = all.at(-1);
    if (last && last.font === font) all.splice(-1, 1, { text: last.text + text, font });
    else all.push({ text, font });
  }
  return all;
}
