import type { Fact } from '../../documents/printing/printed.ts';
import { type Block, beside, gap, paragraph } from '../drawing/block.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { space, styles } from './styles.ts';

/**
 * Facts in a grid, the label small above the value. A value wider than its column takes the next ones too, so that
 * short facts share a row and long names do not wrap needlessly.
 */
export function factGrid(
  pdf: Pdf,
  facts: readonly Fact[],
  { x, width, columns }: { x: number; width: number; columns: number },
): Block[] {
  const columnWidth = (width - GUTTER * (columns - 1)) / columns;
  const spanOf = ({ label, value }: Fact): number => {
    const natural = Math.max(pdf.widthOf(value, styles.body), pdf.widthOf(label.toUpperCase(), styles.label));
    return Math.min(columns, Math.ceil((natural + GUTTER) / (columnWidth + GUTTER)));
  };
  return rowsOf(
    facts.map((fact) => ({ fact, span: spanOf(fact) })),
    columns,
  ).flatMap((row, index) => [
    ...(index > 0 ? [gap(space.small)] : []),
    ...beside(
      row.map(({ fact, span, column }) => {
        const measure = {
          x: x + column * (columnWidth + GUTTER),
          width: span * columnWidth + (span - 1) * GUTTER,
        };
        return [
          ...paragraph(pdf, fact.label, styles.label, measure),
          ...paragraph(pdf, fact.value, styles.body, measure),
        ];
      }),
    ),
  ]);
}

const GUTTER = 14;

interface Positioned {
  readonly fact: Fact;
  readonly span: number;
  readonly column: number;
}

/** Fills rows in the given order; a fact that no longer fits begins the next row. */
function rowsOf(facts: readonly { fact: Fact; span: number }[], columns: number): Positioned[][] {
  const rows: Positioned[][] = [];
  let next = columns;
  for (const { fact, span } of facts) {
    if (next + span > columns) {
      rows.push([]);
      next = 0;
    }
    rows.at(-1)?.push({ fact, span, column: next });
    next += span;
  }
  return rows;
}
