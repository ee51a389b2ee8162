import type { PeriodReport, ReportRow, ReportTable, WithheldRow } from '../contract/reports/period-report.ts';
import type { ExportCell } from '../exports/columns.ts';
import type { TableSheet } from '../exports/table-sheet.ts';

/** A table of a report, as a file has it. */
interface ReportSheet extends TableSheet {
  readonly table: ReportTable;
}

type RowTable = Exclude<ReportTable, 'withheld' | 'withheld_received'>;

/** What each table is called, and its first column. */
const tables: Readonly<Record<RowTable, { readonly name: string; readonly heading: string }>> = {
  days: { name: 'Por día', heading: 'Día' },
  hours: { name: 'Por hora', heading: 'Hora' },
  products: { name: 'Por producto', heading: 'Producto' },
  categories: { name: 'Por categoría', heading: 'Categoría' },
  tills: { name: 'Por caja', heading: 'Caja' },
  operators: { name: 'Por operador', heading: 'Operador' },
  rates: { name: 'Por tarifa de IVA', heading: 'Tarifa' },
  payments: { name: 'Por forma de pago', heading: 'Forma de pago' },
};
const rowTables = Object.keys(tables) as readonly RowTable[];

/** The tables of a report, as an accountant works with them. */
export function reportSheets(report: PeriodReport): readonly ReportSheet[] {
  return [
    ...rowTables.map((table) => rowSheet(table, report[table])),
    withheldSheet('withheld', 'Retenciones hechas', report.withheld),
    withheldSheet('withheld_received', 'Retenciones recibidas', report.withheld_received),
  ];
}

function rowSheet(table: RowTable, rows: readonly ReportRow[]): ReportSheet {
  const { name, heading } = tables[table];
  const isProduct = table === 'products';
  return {
    table,
    name,
    columns: [
      ...(isProduct ? [{ heading: 'Código', width: 18 }] : []),
      { heading, width: table === 'days' ? 12 : 36 },
      { heading: 'Documentos', width: 12 },
      ...(isProduct ? [{ heading: 'Cantidad', width: 12 }] : []),
      { heading: 'Base', width: 14 },
      { heading: 'IVA', width: 14 },
      { heading: 'Total', width: 14 },
    ],
    rows: rows.map(({ key, label, documents, quantity, base, iva, total }) => [
      ...(isProduct ? [text(key)] : []),
      table === 'days' ? { kind: 'date', date: key } : text(label || 'Sin indicar'),
      number(String(documents)),
      ...(isProduct ? [number(quantity)] : []),
      amount(base),
      amount(iva),
      amount(total),
    ]),
  };
}

function withheldSheet(table: ReportTable, name: string, rows: readonly WithheldRow[]): ReportSheet {
  return {
    table,
    name,
    columns: [
      { heading: 'Impuesto', width: 12 },
      { heading: 'Código', width: 10 },
      { heading: 'Porcentaje', width: 12 },
      { heading: 'Documentos', width: 12 },
      { heading: 'Base', width: 14 },
      { heading: 'Retenido', width: 14 },
    ],
    rows: rows.map(({ tax, code, percent, documents, base, value }) => [
      text(tax),
      text(code),
      number(percent),
      number(String(documents)),
      amount(base),
      amount(value),
    ]),
  };
}

function text(of: string): ExportCell {
  return { kind: 'text', text: of };
}

function number(of: string): ExportCell {
  return { kind: 'number', number: of };
}

function amount(of: string): ExportCell {
  return { kind: 'amount', amount: of };
}
