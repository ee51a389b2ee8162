import Papa from 'papaparse';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { SheetFormat } from '../../../contract/catalog/catalog-import.ts';
import { decimalComma, guard } from '../../../documents/values/csv-cell.ts';
import type { Sheet, SheetCell } from './sheet.ts';

/** Writes the sheets as a workbook, or the first one as CSV. */
export async function writeSheets(sheets: readonly Sheet[], format: SheetFormat): Promise<Uint8Array> {
  return format === 'xlsx' ? writeXlsx(sheets) : writeCsv(sheets[0]?.rows ?? []);
}

/** As Excel in Ecuador opens it with a double click: semicolons, decimal commas, and the mark that says UTF-8. */
function writeCsv(rows: Sheet['rows']): Uint8Array {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guard(cell) : decimalComma(cell.number))),
  );
  return new TextEncoder().encode(`\ufeff${Papa.unparse(cells, { delimiter: ';' })}\r\n`);
}

async function writeXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsxFile(
    sheets.map(({ name, rows, widths = [] }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: widths.map((width) => ({ width })),
      data: rows.map((row, index) => row.map((cell) => cellOf(cell, index === 0))),
    })),
  ).toBuffer();
}

/** Excel computes with fifteen digits: a longer number keeps all of its own as a text. */
const SAFE_NUMBER = /^(?=[\d.]{1,16}$)\d+(\.\d+)?$/;

function cellOf(cell: SheetCell, isHeading: boolean): Cell {
  if (typeof cell === 'string') {
    return cell === '' ? null : { value: cell, type: String, ...(isHeading && { fontWeight: 'bold' }) };
  }
  return SAFE_NUMBER.test(cell.number)
    ? { value: Number(cell.number), type: Number }
    : { value: cell.number, type: String };
}
