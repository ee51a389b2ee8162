/**
 * Breaks a text into lines of so many letters, between words where it can and inside a word where it must. Nothing is
 * ever cut off. A no-break space holds its words together, and comes out as a space.
 */
export function wrapColumns(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/ +/)) {
    for (const piece of piecesOf(word, columns)) {
      if (line === '') line = piece;
      else if (piece === word && line.length + 1 + piece.length <= columns) line += ` ${piece}`;
      else {
        lines.push(line);
        line = piece;
      }
    }
  }
  return (line === '' ? lines : [...lines, line]).map((whole) => whole.replaceAll('\u00a0', ' '));
}

function piecesOf(word: string, columns: number): string[] {
  return word.match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
}
