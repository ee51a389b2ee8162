import { type Decimal, decimal, formatAmount } from '../../documents/values/decimal.ts';
import type { ExportCell } from './columns.ts';
import type { TableCells } from './table-sheet.ts';
import type { Sheet } from './write-workbook.ts';

/**
 * A sheet with the sums of its columns of amounts after its rows, one row for each label; nothing after no rows.
 *
 * @param labelOf what a row adds to
 */
export function withTotals(
  sheet: Sheet<TableCells>,
  labelOf: (cells: TableCells) => string = () => 'Total',
): Sheet<TableCells> {
  return {
    ...sheet,
    batches: (async function* () {
      const sums = new Map<string, Map<number, Decimal>>();
      for await (const rows of sheet.batches) {
        yield rows;
        for (const cells of rows) {
          const label = labelOf(cells);
          const own = sums.get(label) ?? new Map<number, Decimal>();
          sums.set(label, own);
          for (const [index, cell] of cells.entries()) {
            if (cell?.kind !== 'amount') continue;
            const before = own.get(index);
            own.set(index, before ? before.plus(cell.amount) : decimal(cell.amount));
          }
        }
      }
      const labels = [...sums].toSorted(([one], [other]) => one.localeCompare(other));
      yield labels.map(([label, own]) =>
        sheet.columns.map((_, index): ExportCell => {
          if (index === 0) return { kind: 'text', text: label, isTotal: true };
          const amount = own.get(index);
          return amount && { kind: 'amount', amount: formatAmount(amount), isTotal: true };
        }),
      );
    })(),
  };
}
