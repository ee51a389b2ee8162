import { type ProfitReport, type ProfitTable, profitTables } from '../../contract/reports/profit-report.ts';
import type { TableSheet } from '../../exports/formats/table-sheet.ts';

const names: Readonly<Record<ProfitTable, { readonly name: string; readonly heading: string }>> = {
  days: { name: 'Ganancia por día', heading: 'Día' },
  products: { name: 'Ganancia por producto', heading: 'Producto' },
  categories: { name: 'Ganancia por categoría', heading: 'Categoría' },
};

/** The tables of a report of profit, as an accountant works with them. */
export function profitSheets(
  report: ProfitReport,
): readonly (TableSheet & { readonly table: ProfitTable })[] {
  return profitTables.map((table) => {
    const { name, heading } = names[table];
    const hasCode = table === 'products';
    const isDay = table === 'days';
    return {
      table,
      name,
      columns: [
        ...(hasCode ? [{ heading: 'Código', width: 18 }] : []),
        { heading, width: isDay ? 12 : 36 },
        { heading: 'Cantidad', width: 12 },
        { heading: 'Base', width: 14 },
        { heading: 'Costo', width: 14 },
        { heading: 'Ganancia', width: 14 },
        { heading: 'Margen %', width: 12 },
      ],
      rows: report[table].map(({ key, label, quantity, base, cost, profit, margin }) => [
        ...(hasCode ? [{ kind: 'text', text: key } as const] : []),
        isDay ? { kind: 'date', date: key } : { kind: 'text', text: label || 'Sin indicar' },
        { kind: 'number', number: quantity },
        { kind: 'amount', amount: base },
        { kind: 'amount', amount: cost },
        { kind: 'amount', amount: profit },
        margin === undefined ? { kind: 'text', text: '' } : { kind: 'number', number: margin },
      ]),
    };
  });
}
