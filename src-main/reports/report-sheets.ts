import type { PeriodReport, ReportRow, ReportTable, WithheldRow } from '../contract/reports/period-report.ts';
import { keysOf } from '../documents/values/keys-of.ts';
import type { ExportCell } from '../exports/formats/columns.ts';
import type { TableSheet } from '../exports/formats/table-sheet.ts';

/** A table of a report, as a file has it. */
interface ReportSheet extends TableSheet {
  readonly table: ReportTable;
}

type RowTable = Exclude<ReportTable, 'withheld' | 'withheld_received'>;

/** What a table of rows is called, and the columns that say what each row is of. */
export interface RowSheetFacts {
  readonly name: string;
  readonly heading: string;
  /** Of the code beside the label, where there is one. */
  readonly codeHeading?: string;
  /** Rows are of days. */
  readonly isDay?: boolean;
  readonly hasQuantity?: boolean;
}

const tables: Readonly<Record<RowTable, RowSheetFacts>> = {
  days: { name: 'Por día', heading: 'Día', isDay: true },
  hours: { name: 'Por hora', heading: 'Hora' },
  products: { name: 'Por producto', heading: 'Producto', codeHeading: 'Código', hasQuantity: true },
  categories: { name: 'Por categoría', heading: 'Categoría' },
  tills: { name: 'Por caja', heading: 'Caja' },
  operators: { name: 'Por operador', heading: 'Operador' },
  rates: { name: 'Por tarifa de IVA', heading: 'Tarifa' },
  payments: { name: 'Por forma de pago', heading: 'Forma de pago' },
};

/** The tables of a report, as an accountant works with them. */
export function reportSheets(report: PeriodReport): readonly ReportSheet[] {
  return [
    ...keysOf(tables).map((table) => ({ table, ...rowSheet(tables[table], report[table]) })),
    withheldSheet('withheld', 'Retenciones hechas', report.withheld),
    withheldSheet('withheld_received', 'Retenciones recibidas', report.withheld_received),
  ];
}

/** Rows of a report as a table of a file. */
export function rowSheet(
  { name, heading, codeHeading, isDay = false, hasQuantity = false }: RowSheetFacts,
  rows: readonly ReportRow[],
): TableSheet {
  return {
    name,
    columns: [
      ...(codeHeading === undefined ? [] : [{ heading: codeHeading, width: 18 }]),
      { heading, width: isDay ? 12 : 36 },
      { heading: 'Documentos', width: 12 },
      ...(hasQuantity ? [{ heading: 'Cantidad', width: 12 }] : []),
      { heading: 'Base', width: 14 },
      { heading: 'IVA', width: 14 },
      { heading: 'Total', width: 14 },
    ],
    rows: rows.map(({ key, label, documents, quantity, base, iva, total }) => [
      ...(codeHeading === undefined ? [] : [text(key)]),
      isDay ? { kind: 'date', date: key } : text(label || 'Sin indicar'),
      number(String(documents)),
      ...(hasQuantity ? [number(quantity)] : []),
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
