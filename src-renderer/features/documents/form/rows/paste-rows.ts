import Papa from 'papaparse';
import { normalizedText } from '../../../../lib/format/normalized-text.ts';
import type { FormField, PartList } from '../../body/form-part.ts';
import { type Json, type JsonObject, listAt, withValueAt } from '../../body/json.ts';
import type { Choice } from '../inputs/choices.ts';
import { readPasted } from '../inputs/read-typed.ts';

/** The cells of a spreadsheet as they come from the clipboard; undefined for what is one value. */
export function cellsOf(clipboard: string): readonly (readonly string[])[] | undefined {
  const text = clipboard.replace(/[\r\n]+$/, '');
  if (!/[\t\r\n]/.test(text)) return undefined;
  return Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' }).data;
}

/** A column of a table that is being filled. */
export interface Column {
  readonly field: FormField;
  readonly label: string;
  readonly choices: readonly Choice[] | undefined;
}

interface Paste {
  readonly cells: readonly (readonly string[])[];
  readonly columns: readonly Column[];
  /** JSON pointer of the list. */
  readonly at: string;
  readonly list: PartList;
  /** Where the first cell goes: a row and a column. */
  readonly row: number;
  readonly column: number;
}

/**
 * A body with cells of a spreadsheet in the rows of a list, over what stands there and on into new rows. With headings
 * that are columns' names, each column goes where it belongs.
 */
export function pasteRows(body: JsonObject, { cells, columns, at, list, row, column }: Paste): JsonObject {
  const [first = [], ...others] = cells;
  const headed = first.map((cell) =>
    columns.find(({ label }) => normalizedText(label) === normalizedText(cell)),
  );
  const isHeaded = headed.filter((heading) => heading !== undefined).length >= Math.min(2, first.length);
  const targets = isHeaded ? headed : columns.slice(column);
  return (isHeaded ? others : cells).reduce((before, line, index) => {
    const rowIndex = row + index;
    const isNew = rowIndex >= listAt(before, at).length;
    const begun = isNew ? withValueAt(before, at, [...listAt(before, at), list.blank]) : before;
    return line.reduce((so, cell, position) => {
      const target = targets[position];
      return target ? withValueAt(so, `${at}/${rowIndex}${target.field.at}`, valueIn(cell, target)) : so;
    }, begun);
  }, body);
}

function valueIn(cell: string, { field, choices }: Column): Json | undefined {
  return readPasted(cell, field.kind, choices);
}
