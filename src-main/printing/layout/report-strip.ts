import type { PrintedReport, PrintedReportLine } from '../../contract/counter/printed-report.ts';
import { isOnRoll } from '../raster/draw-bars.ts';
import type { StripItem } from '../raster/strip.ts';
import { looks, rule, type StripColumn, space, stripColumn } from './strip-column.ts';

/** A report of the till in one column. */
export function reportStrip(
  { title, subtitles, lines }: PrintedReport,
  { dots, mark }: { readonly dots: number; readonly mark?: string | undefined },
): StripItem[] {
  const column = stripColumn(dots);
  return [
    ...(mark === undefined ? [] : [...column.centered(mark, looks.tall), rule]),
    ...column.centered(title, looks.tall),
    ...subtitles.flatMap((subtitle) => column.centered(subtitle, looks.regular)),
    rule,
    ...lines.flatMap((line) => lineItems(column, line)),
  ];
}

function lineItems(column: StripColumn, line: PrintedReportLine): StripItem[] {
  switch (line.kind) {
    case 'heading':
      return [space(6), ...column.text(line.text.toUpperCase(), looks.bold)];
    case 'text':
      return line.align === 'center'
        ? column.centered(line.text, looks[line.size ?? 'regular'])
        : column.text(line.text, looks[line.size ?? 'regular']);
    case 'amount':
      return column.amount(line.label, line.amount, line.strong ? looks.tall : looks.regular);
    case 'rule':
      return [rule];
    case 'bars':
      return [...barItems(line.widths, column.dots), ...column.centered(line.text, looks.small)];
    case 'signature':
      return [space(72), rule, ...column.centered(line.label, looks.small)];
  }
}

/** None where they are wider than the roll. */
function barItems(widths: readonly number[], dots: number): StripItem[] {
  return widths.length > 0 && isOnRoll(widths, dots) ? [{ kind: 'barcode', widths }] : [];
}
