import { lineWidth, type TextStyle } from './text-style.ts';

/**
 * Breaks a text into lines no wider than `width`, between words where it can and inside a word where it must.
 * Nothing is ever cut off. The text is WinAnsi.
 */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  const whole = text.trim();
  if (whole === '') return [];
  if (lineWidth(whole, style) <= width) return [whole];
  const space = lineWidth(' ', style) + (style.tracking ?? 0);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of whole.split(/ +/)) {
    for (const piece of piecesOf(word, style, width)) {
      const needed = lineWidth(piece, style);
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

/** A word in pieces that fit, one piece when all of it does. */
function piecesOf(word: string, style: TextStyle, width: number): string[] {
  if (lineWidth(word, style) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const needed = lineWidth(letter, style) + (style.tracking ?? 0);
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
