import { Readable } from 'node:stream';
import type { ReportFileQuery } from '../contract/reports/period-report.ts';
import { sheetOfTable, type TableSheet } from '../exports/formats/table-sheet.ts';
import { writeCsv } from '../exports/formats/write-csv.ts';
import { workbookOf } from '../exports/formats/write-workbook.ts';

/** The tables of a report as a file: one of them as CSV, or all as sheets of a workbook. */
export function reportFile(
  sheets: readonly (TableSheet & { readonly table: string })[],
  {
    format,
    table,
    separator,
  }: Pick<ReportFileQuery, 'format' | 'separator'> & { readonly table?: string | undefined },
): Readable {
  if (format === 'xlsx') return workbookOf(sheets.map(sheetOfTable));
  return Readable.from(
    (async function* () {
      for (const sheet of sheets.filter((one) => one.table === table)) {
        const { columns, batches } = sheetOfTable(sheet);
        yield* writeCsv(columns, batches, separator);
      }
    })(),
  );
}
