import type { CatalogImportRow } from '../../../contract/catalog/catalog-import.ts';

/** What a row of the file comes to. */
export interface JudgedRow<Body> extends Omit<CatalogImportRow, 'object'> {
  /** What is to be kept of it, under a new identifier where there is none. */
  readonly write?: { readonly id: string | undefined; readonly body: Body };
}

export type RowFault = CatalogImportRow['faults'][number];
export type RowChange = CatalogImportRow['changes'][number];

/** The cells of a row by the field of their column, without spaces around; empty ones say nothing. */
export function cellsOf(
  row: readonly string[],
  mapping: readonly (string | null)[],
): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const [column, field] of mapping.entries()) {
    const text = row[column]?.trim() ?? '';
    if (field !== null && text !== '') cells.set(field, text);
  }
  return cells;
}

/** What is different in two versions of a record, field by field, as texts. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): RowChange[] {
  const fields = new Set([...before.keys(), ...after.keys()]);
  return [...fields].flatMap((field) => {
    const [was, is] = [before.get(field) ?? '', after.get(field) ?? ''];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
