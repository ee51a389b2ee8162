import { buffer } from 'node:stream/consumers';
import {
  type HeadReport,
  type HeadReportFileQuery,
  type HeadReportTable,
  headReportTables,
} from '../../contract/head/reports.ts';
import { reportFile } from '../../reports/report-file.ts';
import { type RowSheetFacts, rowSheet } from '../../reports/report-sheets.ts';

const tables: Readonly<Record<HeadReportTable, RowSheetFacts>> = {
  days: { name: 'Por día', heading: 'Día', isDay: true },
  shops: { name: 'Por establecimiento', heading: 'Dirección', codeHeading: 'Establecimiento' },
  emission_points: { name: 'Por punto de emisión', heading: 'Caja', codeHeading: 'Punto de emisión' },
  stations: { name: 'Por caja', heading: 'Caja' },
  types: { name: 'Por tipo de documento', heading: 'Tipo' },
  rates: { name: 'Por tarifa de IVA', heading: 'Tarifa' },
};

/** A report as a file: one of its tables as CSV, or all of them as sheets of a workbook. */
export function headReportFile(report: HeadReport, query: HeadReportFileQuery): Promise<Buffer> {
  return buffer(reportFile(headReportSheets(report), query));
}

export function headReportSheets(report: HeadReport) {
  return headReportTables.map((table) => ({ table, ...rowSheet(tables[table], report[table]) }));
}
