import Papa from 'papaparse';
import { catalogFileLimits } from '../../../contract/catalog/catalog-import.ts';
import { unguard } from '../../../documents/values/csv-cell.ts';
import type { ReadSheet } from './sheet.ts';

const delimiters = [';', '\t', ',', '|'] as const;

/** Reads text with a row in each line and cells apart by semicolon, comma, tab or bar. */
export function readCsv(bytes: Uint8Array): ReadSheet {
  const text = decodeText(bytes);
  if (text === undefined) return { kind: 'unreadable', why: 'not_a_sheet' };
  const { data } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    // One more than is taken: what is cut there is seen to be too long.
    preview: catalogFileLimits.rows + 2,
  });
  if (data.length > catalogFileLimits.rows + 1) return { kind: 'unreadable', why: 'too_many_rows' };
  const rows = data.map((row) => row.slice(0, catalogFileLimits.columns).map(unguard));
  // Excel writes the separator into a first line of its own, and it counts as a row of the sheet.
  if (/^sep=/i.test(text)) rows[0] = [];
  return { kind: 'sheet', format: 'csv', rows };
}

/** What the headings are apart by: they hold no decimals that could be mistaken for it. */
function delimiterOf(text: string): string {
  const declared = /^sep=(.)/i.exec(text)?.[1];
  if (declared !== undefined) return declared;
  const headings = /^\s*([^\r\n]*)/.exec(text)?.[1]?.replace(/"[^"]*"/g, '') ?? '';
  const timesOf = (delimiter: string) => headings.split(delimiter).length;
  return delimiters.reduce((best, next) => (timesOf(next) > timesOf(best) ? next : best));
}

/**
 * The text of a CSV file. Excel writes Windows-1252 where it does not write UTF-8, and says so nowhere: what is no valid
 * UTF-8 is read as that. Undefined for what is no text at all.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeMarked(bytes) ?? decode('utf-8', bytes, true) ?? decode('windows-1252', bytes, false);
  return text === undefined || text.includes('\0') ? undefined : text.replace(/^\ufeff/, '');
}

/** By the mark at the beginning: «Unicode text» of Excel is UTF-16. */
function decodeMarked(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes, false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes, false);
  return undefined;
}

function decode(encoding: string, bytes: Uint8Array, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
