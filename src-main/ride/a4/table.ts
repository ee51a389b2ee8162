import type { PrintedRow, PrintedTable } from '../../documents/printing/printed.ts';
import { type Block, beside, gap, paragraph, rule } from '../drawing/block.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { colors } from '../drawing/text-style.ts';
import { type PositionedColumn, placeColumns } from './column-widths.ts';
import { content, space, styles } from './styles.ts';

/** A table ready for its pages: the column heads, and the blocks of each row. */
export interface TableParts {
  readonly head: readonly Block[];
  readonly rows: readonly (readonly Block[])[];
}

/** Undefined for a table without rows: heads alone say nothing. */
export function tableParts(pdf: Pdf, table: PrintedTable): TableParts | undefined {
  if (table.rows.length === 0) return undefined;
  const columns = placeColumns(pdf, table, content);
  const layout = { columns, describing: widestOf(columns), separator: separator(pdf) };
  return { head: headBlocks(pdf, columns), rows: table.rows.map((row) => rowBlocks(pdf, row, layout)) };
}

interface RowLayout {
  readonly columns: readonly PositionedColumn[];
  /** The column that notes belong under. */
  readonly describing: PositionedColumn | undefined;
  readonly separator: Block;
}

function headBlocks(pdf: Pdf, columns: readonly PositionedColumn[]): Block[] {
  const heads = columns.map((column) => [
    ...paragraph(pdf, column.label, styles.columnHead, column),
    ...paragraph(pdf, column.sublabel ?? '', styles.columnSubhead, column),
  ]);
  const lines = Math.max(...heads.map(({ length }) => length));
  return [
    ...beside(heads.map((head) => [...emptyLines(lines - head.length), ...head])),
    rule(pdf, { ...content, weight: 0.8, color: colors.ink, height: space.small + 1 }),
  ];
}

/** A head of fewer lines than its neighbours stands at the bottom, next to its column. */
function emptyLines(count: number): Block[] {
  return Array.from({ length: count }, () => gap(styles.columnHead.leading));
}

function rowBlocks(pdf: Pdf, row: PrintedRow, { columns, describing, separator }: RowLayout): Block[] {
  const notes = describing ? notesOf(pdf, row, describing) : { beside: [], below: [] };
  return [
    gap(space.hair),
    ...beside(
      columns.map((column) => [
        ...paragraph(pdf, row.cells[column.key] ?? '', styles.body, column),
        ...(column === describing ? notes.beside : []),
      ]),
    ),
    ...notes.below,
    separator,
  ];
}

/** Notes stand in their column; long ones below the row, with all the width to its right. */
function notesOf(
  pdf: Pdf,
  { notes }: PrintedRow,
  column: PositionedColumn,
): { beside: Block[]; below: Block[] } {
  const fit = notes.every((note) => pdf.widthOf(note, styles.note) <= column.width);
  const measure = { x: column.x, width: fit ? column.width : content.x + content.width - column.x };
  const blocks = notes.flatMap((note) => paragraph(pdf, note, styles.note, measure));
  return fit ? { beside: blocks, below: [] } : { beside: [], below: blocks };
}

function separator(pdf: Pdf): Block {
  return rule(pdf, { ...content, weight: 0.4, color: colors.hairline, height: space.small });
}

function widestOf(columns: readonly PositionedColumn[]): PositionedColumn | undefined {
  return columns.reduce<PositionedColumn | undefined>(
    (widest, column) => (column.width > (widest?.width ?? 0) ? column : widest),
    undefined,
  );
}
