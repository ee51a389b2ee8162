import helvetica from 'pdfkit/standard-fonts/Helvetica';
import helveticaBold from 'pdfkit/standard-fonts/HelveticaBold';

/**
 * A standard font of PDF, for texts in WinAnsi. pdfkit parses the same metrics anew for each document, looks letters up
 * by name and measures each line once more to draw it: half the time of a page (docs/performance.md, The printed page).
 */
export interface Typeface {
  /** In thousandths of the size, kerning included. */
  widthOf(text: string): number;
  /** As the operand of `TJ`: the codes of the letters, parted where two stand nearer or farther than they are wide. */
  codesOf(text: string): string;
}

interface Letter {
  /** Among the letters of the metrics. */
  readonly place: number;
  /** As it stands in a string of a PDF. */
  readonly written: string;
}

/** Codes to which WinAnsi gives no letter of their own (ISO 32000-1, annex D). */
const WITHOUT_LETTER = [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d, 0xa0, 0xad];

/** By UTF-16 code. */
const letters = lettersOfWinAnsi();
/** What is no letter of WinAnsi is set as a space: so is a space that may not break. */
const space: Letter = { place: 0, written: ' ' };

type Metrics = typeof helvetica;

function makeTypeface({ glyphWidths, kernPairs }: Metrics): Typeface {
  const kerns = kernsOf(kernPairs, glyphWidths.length);
  const kernOf = (before: Letter | undefined, { place }: Letter) =>
    before === undefined ? 0 : (kerns[before.place * glyphWidths.length + place] ?? 0);
  return {
    widthOf(text) {
      let width = 0;
      let before: Letter | undefined;
      for (let at = 0; at < text.length; at += 1) {
        const letter = letterAt(text, at);
        width += kernOf(before, letter) + (glyphWidths[letter.place] ?? 0);
        before = letter;
      }
      return width;
    },
    codesOf(text) {
      let operand = '';
      let before: Letter | undefined;
      for (let at = 0; at < text.length; at += 1) {
        const letter = letterAt(text, at);
        const kern = kernOf(before, letter);
        operand += kern === 0 ? letter.written : `) ${-kern} (${letter.written}`;
        before = letter;
      }
      return `[(${operand})]`;
    },
  };
}

function letterAt(text: string, at: number): Letter {
  return letters.get(text.charCodeAt(at)) ?? space;
}

/** The metrics have letters in the order of their codes, and one for the last, ÿ, and for Ÿ. */
function lettersOfWinAnsi(): ReadonlyMap<number, Letter> {
  const found = new Map<number, Letter>();
  const decoder = new TextDecoder('windows-1252');
  for (let code = 0x20; code <= 0xff; code += 1) {
    if (WITHOUT_LETTER.includes(code)) continue;
    const written = String.fromCharCode(code).replace(/[()\\]/, '\\$&');
    const place = code === 0xff ? (found.get('Ÿ'.charCodeAt(0))?.place ?? 0) : found.size;
    found.set(decoder.decode(Uint8Array.of(code)).charCodeAt(0), { place, written });
  }
  return found;
}

/** By the places of both letters. */
function kernsOf(kernPairs: Metrics['kernPairs'], count: number): Int16Array {
  const kerns = new Int16Array(count ** 2);
  let amount = 0;
  for (const part of kernPairs) {
    if (typeof part === 'number') {
      amount = part;
      continue;
    }
    let pair = 0;
    for (const distance of part) {
      pair += distance;
      kerns[pair] = amount;
    }
  }
  return kerns;
}

export const typefaces = {
  Helvetica: makeTypeface(helvetica),
  'Helvetica-Bold': makeTypeface(helveticaBold),
} as const satisfies Readonly<Record<string, Typeface>>;
