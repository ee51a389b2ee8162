import type { PrintedReportLine } from '../contract/counter/printed-report.ts';
import type { PrintContent } from '../counter/printing/printers/printer-port.ts';

const COLUMNS = 72;

/** A report or a test page as plain text in UTF-8, lines of so many letters. */
export function sheetText(
  content: Exclude<PrintContent, { kind: 'document' }>,
  mark: string | undefined,
): Uint8Array {
  const head = mark === undefined ? [] : [centered(mark), ''];
  const lines =
    content.kind === 'test'
      ? ['Mostrador', 'PRUEBA DE IMPRESIÓN', ...content.facts, 'áéíóú ÁÉÍÓÚ ñÑ üÜ ¿? ¡! € $ º ª'].map(
          centered,
        )
      : [
          centered(content.report.title),
          ...content.report.subtitles.map(centered),
          '',
          ...content.report.lines.map(sheetLine),
        ];
  return Buffer.from(`${[...head, ...lines].join('\n')}\n`, 'utf8');
}

function sheetLine(line: PrintedReportLine): string {
  switch (line.kind) {
    case 'heading':
      return `\n${line.text.toUpperCase()}`;
    case 'text':
      return line.align === 'center' ? centered(line.text) : line.text;
    case 'amount':
      return `${line.label} ${line.amount.padStart(COLUMNS - line.label.length - 1)}`;
    case 'bars':
      return centered(line.text);
    case 'rule':
      return '-'.repeat(COLUMNS);
    case 'signature':
      return `\n\n\n${'_'.repeat(COLUMNS / 2)}\n${line.label}`;
  }
}

function centered(text: string): string {
  return ' '.repeat(Math.max(0, (COLUMNS - text.length) >> 1)) + text;
}
