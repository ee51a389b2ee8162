import { Readable } from 'node:stream';
import type { PeriodReport, ReportFileQuery } from '../contract/reports/period-report.ts';
import { sheetOfTable } from '../exports/table-sheet.ts';
import { writeCsv } from '../exports/write-csv.ts';
import { workbookOf } from '../exports/write-workbook.ts';
import { reportSheets } from './report-sheets.ts';

/** A report as a file: one of its tables as CSV, or all of them as sheets of a workbook. */
export function reportFile(
  report: PeriodReport,
  { format, table, separator }: Pick<ReportFileQuery, 'format' | 'table' | 'separator'>,
): Readable {
  const sheets = reportSheets(report);
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
