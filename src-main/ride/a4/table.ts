import type { PrintedRow, PrintedTable } from '../../documents/printed.ts';
import { type Block, beside, gap, paragraph, rule } from '../block.ts';
import type { Pdf } from '../pdf.ts';
import { colors } from '../text-style.ts';
import { type PlacedColumn, placeColumns } from './column-widths.ts';
import type { PageFlow } from './page-flow.ts';
import { content, space, styles } from './styles.ts';

/** The lines of the document, column heads repeated on every page. */
export function placeTable(pdf: Pdf, flow: PageFlow, table: PrintedTable): void {
  if (table.rows.length === 0) return;
  const columns = placeColumns(pdf, table, content);
  flow.placeList(
    table.rows.map((row) => rowBlocks(pdf, row, columns)),
    headBlocks(pdf, columns),
  );
}

function headBlocks(pdf: Pdf, columns: readonly PlacedColumn[]): Block[] {
  return [
    ...beside(columns.map((column) => paragraph(pdf, column.label, styles.columnHead, column))),
    rule(pdf, { ...content, weight: 0.8, color: colors.ink, height: space.small + 1 }),
  ];
}

function rowBlocks(pdf: Pdf, row: PrintedRow, columns: readonly PlacedColumn[]): Block[] {
  const describing = columns.reduce<PlacedColumn | undefined>(
    (widest, column) => (column.width > (widest?.width ?? 0) ? column : widest),
    undefined,
  );
  return [
    gap(space.hair),
    ...beside(
      columns.map((column) => [
        ...paragraph(pdf, row.cells[column.key] ?? '', styles.body, column),
        ...(column === describing
          ? row.notes.flatMap((note) => paragraph(pdf, note, styles.note, column))
          : []),
      ]),
    ),
    rule(pdf, { ...content, weight: 0.4, color: colors.hairline, height: space.small }),
  ];
}
