import { type ListingColumns, readColumns } from './listing-columns.ts';
import { type ListingRecord, readRecords } from './read-record.ts';
import { separatorOf, splitFields } from './split-fields.ts';
import { linesOf } from './text-lines.ts';

/** What a line of a listing has. */
export interface ListedLine {
  /** From 1. */
  readonly line: number;
  readonly records: readonly ListingRecord[];
}

/** The lines of a listing that have a key, or what is left of one. A later header counts from there on. */
export async function* recordsOf(path: string): AsyncGenerator<ListedLine> {
  let columns: ListingColumns | null = null;
  for await (const { number, text } of linesOf(path)) {
    if (!WORTH_READING.test(text)) continue;
    const fields = splitFields(text, separatorOf(text));
    columns = readColumns(fields) ?? columns;
    const records = readRecords(fields, columns);
    if (records.length > 0) yield { line: number, records };
  }
}

/** Nearly a key, one that a spreadsheet rounded, or the name of one of its columns: most other lines have none. */
const WORTH_READING = /\d{45}|\dE\+?4[78]|clave|autoriz|access/i;
