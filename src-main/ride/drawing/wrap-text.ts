import type { Pdf } from './pdf.ts';
import type { TextStyle } from './text-style.ts';

/**
 * Breaks a text into lines no wider than `width`, between words where it can and inside a word where it must.
 * Nothing is ever cut off.
 */
export function wrapText(
  pdf: Pdf,
  text: string,
  { style, width }: { style: TextStyle; width: number },
): string[] {
  const whole = text.normalize('NFC').trim();
  if (whole === '') return [];
  if (pdf.widthOf(whole, style) <= width) return [whole];
  const space = pdf.widthOf(' ', style) + (style.tracking ?? 0);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of whole.split(BREAKABLE_SPACE)) {
    for (const piece of piecesOf(pdf, word, { style, width })) {
      const needed = pdf.widthOf(piece, style);
      if (line !== '' && piece === word && used + space + needed <= width) {
        line += ` ${piece}`;
        used += space + needed;
      } else {
        if (line !== '') lines.push(line);
        line = piece;
        used = needed;
      }
    }
  }
  return [...lines, line];
}

const BREAKABLE_SPACE = /[^\S\u00a0]+/;

/** A word in pieces that fit, one piece when all of it does. */
function piecesOf(pdf: Pdf, word: string, { style, width }: { style: TextStyle; width: number }): string[] {
  if (pdf.widthOf(word, style) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const needed = pdf.widthOf(letter, style) + (style.tracking ?? 0);
    if (piece !== '' && used + needed > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += needed;
  }
  return [...pieces, piece];
}
