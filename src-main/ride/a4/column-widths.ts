import type { PrintedColumn, PrintedTable } from '../../documents/printed.ts';
import type { Pdf } from '../pdf.ts';
import { toWinAnsi } from '../win-ansi.ts';
import { lineWidth } from '../wrap-text.ts';
import { styles } from './styles.ts';

export interface PlacedColumn {
  readonly key: string;
  readonly label: string;
  readonly align: 'left' | 'right';
  readonly x: number;
  readonly width: number;
}

export const COLUMN_GAP = 10;

/** No single number, not even one of fourteen digits, needs more. */
const WIDEST_NUMBER = 100;

/** The widest text column keeps this part of the table, even should numbers have to break. */
const LEAST_TEXT = 0.16;

/** Numbers keep this part of their share even when they are short: columns too close are hard to read. */
const CALM = 0.8;

/**
 * Places the columns of a table: one that no row fills is left out, short texts take no more than they need, a
 * column of numbers is never too narrow for its longest one, and the widest text column gets all the rest.
 */
export function placeColumns(
  pdf: Pdf,
  { columns, rows }: PrintedTable,
  { x, width }: { x: number; width: number },
): PlacedColumn[] {
  const filled = columns.filter(({ key }) => rows.some(({ cells }) => cells[key]));
  const available = width - COLUMN_GAP * Math.max(0, filled.length - 1);
  const elastic = filled
    .filter(({ align }) => align === 'left')
    .reduce<PrintedColumn | undefined>(
      (widest, column) => (column.width > (widest?.width ?? 0) ? column : widest),
      undefined,
    );
  const wanted = filled.map((column) => {
    if (column === elastic) return 0;
    const share = column.width * available;
    const head = lineWidth(pdf, column.label.toUpperCase(), styles.columnHead);
    const cells = rows.map(({ cells }) => cells[column.key] ?? '');
    return column.align === 'left'
      ? Math.min(share, Math.max(head, widest(pdf, cells)))
      : Math.max(share * CALM, head, Math.min(WIDEST_NUMBER, widest(pdf, cells.flatMap(wordsOf))));
  });
  const taken = wanted.reduce((total, each) => total + each, 0);
  const scale = Math.min(1, (available * (elastic ? 1 - LEAST_TEXT : 1)) / taken);
  const rest = available - taken * scale;
  let left = x;
  return filled.map((column, index) => {
    const placed = { ...column, x: left, width: column === elastic ? rest : (wanted[index] ?? 0) * scale };
    left += placed.width + COLUMN_GAP;
    return placed;
  });
}

function wordsOf(text: string): string[] {
  return text.split(' ');
}

function widest(pdf: Pdf, texts: readonly string[]): number {
  return [...new Set(texts)].reduce(
    (longest, text) => Math.max(longest, lineWidth(pdf, toWinAnsi(text), styles.body)),
    0,
  );
}
