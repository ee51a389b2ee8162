import type { SheetFormat } from '../../../contract/catalog/catalog-import.ts';

/** A table of texts, as a spreadsheet shows it. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Width of each column in characters, where it matters. */
  readonly widths?: readonly number[];
}

/** A number is a cell that can be computed with; a text is never read as a formula. */
export type SheetCell = string | { readonly number: string };
export type SheetRow = readonly SheetCell[];

export type ReadSheet =
  | { readonly kind: 'sheet'; readonly format: SheetFormat; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'unreadable'; readonly why: UnreadableSheet };

export type UnreadableSheet =
  | 'not_a_sheet'
  | 'damaged'
  | 'protected'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_large'
  | 'empty';

/** What a file is made of: the rows of its first sheet come in parts; CSV has no other sheet. */
export interface SheetFile {
  readonly name: string;
  readonly widths: readonly number[];
  readonly rows: AsyncIterable<readonly SheetRow[]>;
  readonly more: readonly Sheet[];
}

/** Files of spreadsheets, read and written without holding up the counter. */
export interface SheetFiles {
  read(bytes: Uint8Array): Promise<ReadSheet>;
  write(file: SheetFile, format: SheetFormat): Promise<Uint8Array>;
}
