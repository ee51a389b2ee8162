import type { ExportCell } from './columns.ts';
import type { Sheet } from './write-workbook.ts';

/** A table that is computed, not read: plain data, so that it can be sent to a thread. */
export interface TableSheet {
  /** Up to 31 characters. */
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: readonly TableCells[];
}

/** A row, cell by cell. */
export type TableCells = readonly ExportCell[];

/** A table as a sheet of a workbook or a file of its own. */
export function sheetOfTable({ name, columns, rows }: TableSheet): Sheet<TableCells> {
  return {
    name,
    columns: columns.map((column, index) => ({ ...column, cellOf: (cells) => cells[index] })),
    batches: (async function* () {
      yield rows;
    })(),
  };
}

/** A sheet of anything as one of cells, so that sheets of different things make up a workbook. */
export function sheetOfCells<Item>({ name, columns, batches }: Sheet<Item>): Sheet<TableCells> {
  return {
    name,
    columns: columns.map(({ heading, width }, index) => ({
      heading,
      width,
      cellOf: (cells) => cells[index],
    })),
    batches: (async function* () {
      for await (const items of batches) yield items.map((item) => columns.map(({ cellOf }) => cellOf(item)));
    })(),
  };
}
