import { createHash } from 'node:crypto';
import type {
  CatalogImportResource,
  DecimalMark,
  SheetFormat,
} from '../../../contract/catalog/catalog-import.ts';
import { makeEventLoopYield } from '../yield-to-event-loop.ts';
import type { FieldRow } from './heading.ts';
import { recognise } from './heading.ts';
import type { JudgedRow } from './judged-row.ts';
import { decimalMarkOf } from './read-cell.ts';
import type { ImportSubject } from './subject.ts';

/** A file as it was read: its first row with data are the headings. */
export interface OpenedSheet {
  readonly fileName: string;
  readonly format: SheetFormat;
  readonly sha256: string;
  readonly headings: readonly string[];
  /** The rows under the headings that say something, with their number in the sheet. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
}

/** How a file is understood. */
export interface Understanding {
  readonly mapping: readonly (string | null)[];
  readonly mark: DecimalMark;
}

/** What would be done with a file, and what the catalog was then. */
export interface Preview<Body> {
  readonly understanding: Understanding;
  readonly fields: readonly FieldRow[];
  readonly faults: readonly string[];
  readonly rows: readonly JudgedRow<Body>[];
  readonly counts: CatalogImportResource['counts'];
  readonly revision: string;
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/**
 * A file as it came: its first row that says something holds the headings, and rows keep the number they
 * have in the file.
 */
export function openSheet(
  file: { readonly name: string; readonly bytes: Uint8Array },
  { format, rows }: { readonly format: SheetFormat; readonly rows: readonly (readonly string[])[] },
): OpenedSheet {
  const first = rows.findIndex(hasContent);
  return {
    fileName: file.name,
    format,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    headings: (rows[first] ?? []).map((heading) => heading.trim()),
    rows: rows
      .map((cells, index) => ({ number: index + 1, cells }))
      .filter(({ cells }, index) => index > first && hasContent(cells)),
  };
}

function hasContent(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}

/** How a file is understood before anybody says anything else. */
export function understand(
  { headings, rows, format }: OpenedSheet,
  { fields, isPrice }: { readonly fields: readonly FieldRow[]; isPrice(field: string): boolean },
): Understanding {
  const mapping = recognise(headings, fields);
  const priced = mapping.flatMap((field, column) => (field !== null && isPrice(field) ? [column] : []));
  function* prices() {
    for (const { cells } of rows) for (const column of priced) yield cells[column]?.trim() ?? '';
  }
  return { mapping, mark: format === 'xlsx' ? 'point' : decimalMarkOf(prices()) };
}

/** Judges every row; `revision` is the catalog's. */
export async function judgeSheet<Body>(
  sheet: OpenedSheet,
  understanding: Understanding,
  { subject, revision }: { readonly subject: ImportSubject<Body>; readonly revision: string },
): Promise<Preview<Body>> {
  const fields = await subject.fields();
  const faults = faultsOf(understanding, { fields, identifyingFields: subject.identifyingFields });
  const rows: JudgedRow<Body>[] = [];
  const counts = { total: sheet.rows.length, new: 0, changed: 0, same: 0, error: 0 };
  if (faults.length === 0) {
    const judge = await subject.judge({ ...understanding, rows: sheet.rows.map(({ cells }) => cells) });
    const yieldToEventLoop = makeEventLoopYield();
    for (const { cells, number } of sheet.rows) {
      const row = judge(cells, number);
      counts[row.result] += 1;
      rows.push(row);
      await yieldToEventLoop();
    }
  }
  return { understanding, fields, faults, rows, counts, revision };
}

function faultsOf(
  { mapping }: Understanding,
  { fields, identifyingFields }: { fields: readonly FieldRow[]; identifyingFields: readonly string[] },
): readonly string[] {
  const missing = fields.filter(({ field, required }) => required && !mapping.includes(field));
  const isIdentified = identifyingFields.some((field) => mapping.includes(field));
  const identifying = fields.filter(({ field }) => identifyingFields.includes(field));
  return [
    ...(isIdentified ? [] : [identifying]),
    ...missing.filter(({ field }) => isIdentified || !identifyingFields.includes(field)).map((row) => [row]),
  ].map((rows) => `Diga qué columna tiene ${rows.map(({ label }) => `«${label}»`).join(' o ')}.`);
}

/** The columns of a file with what they were taken for. */
export function columnsOf(
  { headings, rows }: OpenedSheet,
  { mapping }: Understanding,
): CatalogImportResource['columns'] {
  return headings.map((heading, column) => ({
    heading,
    field: mapping[column] ?? null,
    samples: rows
      .slice(0, 20)
      .map(({ cells }) => cells[column]?.trim().slice(0, LONGEST_SAMPLE) ?? '')
      .filter(Boolean)
      .slice(0, SAMPLES),
  }));
}
