import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise } from 'yauzl';
import { catalogFileLimits } from '../../../contract/catalog/catalog-import.ts';
import type { UnreadableSheet } from './sheet.ts';

/** A workbook of a hundred thousand rows opens to less than this. */
const EXPANDED_BYTES = 200 * 1024 * 1024;
const ENTRIES_AT_MOST = 2000;

/** As many as a sheet of Excel has: ECMA-376 part 1, 18.3.1.73 and the "XFD" of its last column. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** Cells that are read, the empty ones before a filled one included. */
const CELLS_AT_MOST = 10_000_000;

const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/i;

/**
 * Why a workbook must not be read, judged before any of it is built: the reader makes a table as wide and as high as the
 * farthest cell, and a file of a few hundred bytes may name the last one of the sheet. The archive is streamed, so that
 * an entry longer than it says ends the check.
 *
 * @returns undefined for a workbook that can be read
 */
export async function checkWorkbook(bytes: Uint8Array): Promise<UnreadableSheet | undefined> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      autoClose: false,
    });
    if (zip.entryCount > ENTRIES_AT_MOST) return 'too_large';
    const entries: Entry[] = [];
    let expanded = 0;
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      expanded += entry.uncompressedSize;
    }
    if (expanded > EXPANDED_BYTES) return 'too_large';
    for (const entry of entries) {
      const measured = measureSheet();
      const content = await zip.openReadStreamPromise(entry);
      for await (const chunk of content.setEncoding('utf8')) {
        if (!WORKSHEET.test(entry.fileName)) continue;
        const why = measured.write(String(chunk));
        if (why !== undefined) return why;
      }
    }
    return undefined;
  } catch {
    return 'damaged';
  }
}

/** Follows the cells of a worksheet; says why as soon as there are too many or one lies too far away. */
function measureSheet(): { write(xml: string): UnreadableSheet | undefined } {
  const parser = new SaxesParser();
  let row = 0;
  let column = 0;
  let cells = 0;
  let why: UnreadableSheet | undefined;

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    switch (name.slice(name.indexOf(':') + 1)) {
      case 'row':
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        column = 0;
        break;
      case 'c': {
        const cell = attributes.r === undefined ? { row, column: column + 1 } : cellAddress(attributes.r);
        cells += Math.max(cell.column - column, 1);
        ({ row, column } = cell);
        break;
      }
      // Only a filled cell counts: programs format columns to the end of the sheet.
      case 'v':
      case 'is':
        if (row > catalogFileLimits.rows + 1) why ??= 'too_many_rows';
        if (column > catalogFileLimits.sheetColumns) why ??= 'too_many_columns';
        break;
    }
    if (!(row <= LAST_ROW && column <= LAST_COLUMN)) why ??= 'damaged';
    if (cells > CELLS_AT_MOST) why ??= 'too_large';
  });
  return {
    write(xml) {
      parser.write(xml);
      return why;
    },
  };
}

/** `AB12` is row 12, column 28. */
function cellAddress(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference.toUpperCase()) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: digits === '' ? Number.NaN : Number(digits), column };
}
