import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportCell, ExportColumn } from './columns.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';

export interface Sheet<Item> {
  /** Up to 31 characters. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Item>[];
  readonly batches: AsyncIterable<readonly Item[]>;
}

/**
 * A workbook, written as it is read: whatever the number of rows, one batch of them is in memory. The
 * libraries that write workbooks keep all of it, or are cared for by nobody; the format is a few lines of XML
 * (ECMA-376, SpreadsheetML), with texts in their cells.
 */
export async function writeWorkbook<Item>(zip: ZipFile, sheets: readonly Sheet<Item>[]): Promise<void> {
  for (const [path, xml] of Object.entries(workbookParts(sheets.map(({ name }) => escapeXml(name))))) {
    zip.addBuffer(Buffer.from(xml), path);
  }
  for (const [index, { columns, batches }] of sheets.entries()) {
    await new Promise((resolve, reject) => {
      zip.addReadStreamLazy(sheetPath(index), (give) => {
        const rows = Readable.from(sheetXml(columns, batches));
        rows.once('end', resolve);
        rows.once('error', reject);
        give(null, rows);
      });
    });
  }
  zip.end();
}

/** A workbook to be read. */
export function workbookOf<Item>(sheets: readonly Sheet<Item>[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  writeWorkbook(zip, sheets).catch((reason: Error) => output.destroy(reason));
  return output;
}

async function* sheetXml<Item>(
  columns: readonly ExportColumn<Item>[],
  batches: AsyncIterable<readonly Item[]>,
): AsyncGenerator<string> {
  const widths = columns.map(({ width }, index) => {
    const at = index + 1;
    return `<col min="${at}" max="${at}" width="${width}" customWidth="1"/>`;
  });
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  const letters = columns.map((_, index) => letterOf(index));
  let number = 0;
  const rowXml = (cellAt: (column: ExportColumn<Item>, reference: string) => string) => {
    number += 1;
    const cells = columns.map((column, index) => cellAt(column, `r="${letters[index]}${number}"`));
    return `<row r="${number}">${cells.join('')}</row>`;
  };
  yield rowXml(({ heading }, reference) => textXml(heading, `${reference} s="${styles.heading}"`));
  for await (const items of batches) {
    yield items.map((item) => rowXml(({ cellOf }, reference) => cellXml(cellOf(item), reference))).join('');
  }
  yield '</sheetData></worksheet>';
}

/** `A` to `Z`, then `AA`: how a sheet names its columns. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** Indexes in the list of `workbook-parts.ts`. */
const styles = { heading: 1, amount: 2, date: 3, time: 4, totalAmount: 5 } as const;

/** @param reference which cell it is, as an attribute */
function cellXml(cell: ExportCell, reference: string): string {
  if (cell === undefined) return '';
  switch (cell.kind) {
    case 'text':
      return textXml(cell.text, cell.isTotal ? `${reference} s="${styles.heading}"` : reference);
    case 'number':
      return `<c ${reference}><v>${cell.number}</v></c>`;
    case 'amount':
      return `<c ${reference} s="${cell.isTotal ? styles.totalAmount : styles.amount}"><v>${cell.amount}</v></c>`;
    case 'date':
      return `<c ${reference} s="${styles.date}"><v>${serialOf(`${cell.date}T00:00:00`)}</v></c>`;
    case 'time':
      return `<c ${reference} s="${styles.time}"><v>${serialOf(cell.time)}</v></c>`;
  }
}

function textXml(text: string, attributes: string): string {
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

const DAY_MS = 86_400_000;
/** Excel counts days from here; that its 1900 was a leap year concerns no date after it. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);

/** A time of a wall clock as days since Excel's first. */
function serialOf(wallTime: string): number {
  return (Date.parse(`${wallTime}Z`) - FIRST_DAY_MS) / DAY_MS;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold is left out: a control in a name of another system must not spoil the whole file. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}
