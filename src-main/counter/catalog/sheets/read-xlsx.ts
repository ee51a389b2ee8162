import { readSheet } from 'read-excel-file/node';
import { catalogFileLimits } from '../../../contract/catalog/catalog-import.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import { checkWorkbook } from './check-workbook.ts';
import type { ReadSheet } from './sheet.ts';

/** Excel keeps so many digits of a number; what comes after them is noise of its binary arithmetic. */
const DIGITS_OF_EXCEL = 15;

/** A text kept once and shown in every cell would be as many texts once the rows have left the thread. */
const CHARACTERS_AT_MOST = 100_000_000;

/** Reads the first sheet of an Excel workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadSheet> {
  const why = await checkWorkbook(bytes);
  if (why !== undefined) return { kind: 'unreadable', why };
  try {
    const sheet: readonly (readonly unknown[])[] = await readSheet<string>(Buffer.from(bytes), {
      parseNumber: numberText,
      trim: false,
    });
    if (sheet.length > catalogFileLimits.rows + 1) return { kind: 'unreadable', why: 'too_many_rows' };
    const rows = sheet.map((row) => row.slice(0, catalogFileLimits.columns).map(cellText));
    if (charactersIn(rows) > CHARACTERS_AT_MOST) return { kind: 'unreadable', why: 'too_large' };
    return { kind: 'sheet', format: 'xlsx', rows };
  } catch {
    return { kind: 'unreadable', why: 'damaged' };
  }
}

function charactersIn(rows: readonly (readonly string[])[]): number {
  let characters = 0;
  for (const row of rows) for (const cell of row) characters += cell.length;
  return characters;
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'sí' : 'no';
  return String(cell);
}

/** A number as a person would write it: `4.4`, never `4.4000000000000004` or `7.861E12`. */
function numberText(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) ? decimal(number.toPrecision(DIGITS_OF_EXCEL)).toFixed() : text;
}
