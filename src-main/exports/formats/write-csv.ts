import Papa from 'papaparse';
import { decimalComma, guard } from '../../documents/values/csv-cell.ts';
import type { ExportCell, ExportColumn } from './columns.ts';

/** What stands between cells; decimals have the other mark. */
export type CsvSeparator = 'semicolon' | 'comma';

/** UTF-8 with the mark by which Excel knows it, and line ends as RFC 4180 has them. */
export async function* writeCsv<Item>(
  columns: readonly ExportColumn<Item>[],
  batches: AsyncIterable<readonly Item[]>,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly string[])[]) =>
    `${Papa.unparse([...rows.map((row) => [...row])], { delimiter: separator === 'comma' ? ',' : ';' })}\r\n`;
  yield `\ufeff${lines([columns.map(({ heading }) => heading)])}`;
  for await (const items of batches) {
    if (items.length === 0) continue;
    yield lines(items.map((item) => columns.map(({ cellOf }) => textOf(cellOf(item), separator))));
  }
}

function textOf(cell: ExportCell, separator: CsvSeparator): string {
  if (cell === undefined) return '';
  switch (cell.kind) {
    case 'text':
      return guard(cell.text);
    case 'number':
      return separator === 'comma' ? cell.number : decimalComma(cell.number);
    case 'amount':
      return separator === 'comma' ? cell.amount : decimalComma(cell.amount);
    case 'date':
      return spanishDate(cell.date);
    case 'time':
      return `${spanishDate(cell.time.slice(0, 10))} ${cell.time.slice(11)}`;
  }
}

/** dd/mm/aaaa: what Excel in Ecuador takes for a date. */
function spanishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
