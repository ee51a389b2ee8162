import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PeriodReport, ReportFileQuery } from '../contract/reports/period-report.ts';
import type { ExportColumn } from '../exports/columns.ts';
import { writeCsv } from '../exports/write-csv.ts';
import { writeWorkbook } from '../exports/write-workbook.ts';
import { type ReportCells, type ReportSheet, reportSheets } from './report-sheets.ts';

/** A report as a file: one of its tables as CSV, or all of them as sheets of a workbook. */
export function reportFile(
  report: PeriodReport,
  { format, table, separator }: Pick<ReportFileQuery, 'format' | 'table' | 'separator'>,
): Readable {
  const sheets = reportSheets(report);
  if (format === 'xlsx') return workbookOf(sheets);
  return Readable.from(
    (async function* () {
      for (const sheet of sheets) {
        if (sheet.table === table) yield* writeCsv(columnsOf(sheet), batchOf(sheet), separator);
      }
    })(),
  );
}

/** Sheets as a workbook. */
export function workbookOf(sheets: readonly ReportSheet[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const filling = writeWorkbook(
    zip,
    sheets.map((sheet) => ({ name: sheet.name, columns: columnsOf(sheet), batches: batchOf(sheet) })),
  );
  filling.catch((reason: Error) => output.destroy(reason));
  return output;
}

function columnsOf({ columns }: ReportSheet): readonly ExportColumn<ReportCells>[] {
  return columns.map((column, index) => ({ ...column, cellOf: (cells) => cells[index] }));
}

async function* batchOf({ rows }: ReportSheet): AsyncGenerator<readonly ReportCells[]> {
  yield rows;
}
