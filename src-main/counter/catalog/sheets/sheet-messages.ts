import type { SheetFormat } from '../../../contract/catalog/catalog-import.ts';
import type { Sheet, SheetFile, SheetRow, UnreadableSheet } from './sheet.ts';

/** What the thread of the spreadsheets is started for. The rows of what it writes follow. */
export type SheetTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'write';
      readonly format: SheetFormat;
      readonly first: Omit<SheetFile, 'rows' | 'more'>;
      readonly more: readonly Sheet[];
    };

/** Rows to be written; `end` after the last. */
export type RowsToWrite = { readonly rows: readonly SheetRow[] } | 'end';

/** What it says. A reading is many `rows` and an `end`, or `unreadable`. */
export type SheetAnswer =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'end'; readonly format: SheetFormat }
  | { readonly kind: 'unreadable'; readonly why: UnreadableSheet }
  | { readonly kind: 'written'; readonly bytes: Uint8Array };
