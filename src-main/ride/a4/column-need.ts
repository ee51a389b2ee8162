import type { PrintedColumn, PrintedRow } from '../../documents/printing/printed.ts';
import type { Pdf } from '../drawing/pdf.ts';
import type { TextStyle } from '../drawing/text-style.ts';
import { styles } from './styles.ts';

/** The widths a column asks for, in points; each is measured only where it matters. */
export interface ColumnNeed {
  /** To look well. */
  readonly wanted: () => number;
  /** So that no word breaks. */
  readonly least: () => number;
  /** All its texts in one line each. */
  readonly natural: () => number;
}

/** No single number, not even one of fourteen digits, needs more. */
const WIDEST_NUMBER = 100;

/** Nor does a word that is not to break, such as the number of a document, 001-002-000000123. */
const WIDEST_WORD = 80;

/** Numbers keep this part of their share even when they are short: columns too close are hard to read. */
const CALM = 0.8;

export function columnNeed(
  pdf: Pdf,
  { key, label, sublabel = '', align, width }: PrintedColumn,
  { rows, available }: { rows: readonly PrintedRow[]; available: number },
): ColumnNeed {
  const heads = [label, sublabel].map((text) => text.toUpperCase());
  const cells = new Set(rows.map(({ cells }) => cells[key] ?? ''));
  const ownShare = width * available;
  const widest = (texts: Iterable<string>, style: TextStyle) => widestOf(pdf, texts, style);
  const wholeHead = () => widest(heads, styles.columnHead);
  const natural = () => Math.max(wholeHead(), widest(cells, styles.body));
  const least = () =>
    Math.max(
      widest(heads.flatMap(wordsOf), styles.columnHead),
      Math.min(
        align === 'right' ? WIDEST_NUMBER : WIDEST_WORD,
        widest(new Set([...cells].flatMap(wordsOf)), styles.body),
      ),
    );
  const wanted = () => {
    if (align === 'right') return Math.max(ownShare * CALM, wholeHead(), least());
    const whole = natural();
    return whole <= ownShare ? whole : Math.max(ownShare, least());
  };
  return { wanted, least, natural };
}

function wordsOf(text: string): string[] {
  return text.split(' ');
}

function widestOf(pdf: Pdf, texts: Iterable<string>, style: TextStyle): number {
  let longest = 0;
  for (const text of texts) longest = Math.max(longest, pdf.widthOf(text, style));
  return longest;
}
