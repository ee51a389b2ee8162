import { parseListedAmount } from './listed-amount.ts';
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
  /** What the next line may have the total of. */
  let last: ListedLine | undefined;
  for await (const { number, text } of linesOf(path)) {
    if (last) {
      const total = parseListedAmount(text);
      yield total === undefined ? last : withTotal(last, total);
      last = undefined;
    }
    if (!WORTH_READING.test(text)) continue;
    const fields = splitFields(text, separatorOf(text));
    columns = readColumns(fields) ?? columns;
    const records = readRecords(fields, columns);
    if (records.length === 0) continue;
    if (columns?.total === null) last = { line: number, records };
    else yield { line: number, records };
  }
  if (last) yield last;
}

/** Older reports break each record in two lines, the amount alone in the second. */
function withTotal({ line, records }: ListedLine, total: string): ListedLine {
  return { line, records: records.map((record) => (record.ok ? { ...record, total } : record)) };
}

/** Nearly a key, one that a spreadsheet rounded, or the name of one of its columns: most other lines have none. */
const WORTH_READING = /\d{45}|\dE\+?4[78]|clave|autoriz|access/i;
