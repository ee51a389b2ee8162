/** A field a column may hold, and the headings it is known by. */
export interface FieldRow {
  readonly field: string;
  /** Spanish, as the export writes it. */
  readonly label: string;
  readonly required: boolean;
  /** As `foldHeading` writes them. */
  readonly headings: readonly string[];
  /** No heading makes a column hold it: the mapping has to name it. */
  readonly onlyNamed?: boolean;
  /** Headings that may mean another field too: the last of those that no other column holds. */
  readonly vagueHeadings?: readonly string[];
}

/** Headings as they are compared: lower case, no accents, no marks, one space between words. */
export function foldHeading(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What each column holds, by its heading; no field twice, and null where nothing is known by that name. */
export function recognise(
  headings: readonly string[],
  fields: readonly FieldRow[],
): readonly (string | null)[] {
  const usedFields = new Set<string>();
  const unused = (match: FieldRow | undefined): string | null => {
    if (match === undefined) return null;
    usedFields.add(match.field);
    return match.field;
  };
  const folded = headings.map(foldHeading);
  const clear = folded.map((heading) =>
    unused(fields.find((row) => !usedFields.has(row.field) && isHeadingOf(row, heading))),
  );
  const vaguelyUsed = new Set<FieldRow>();
  return clear.map((field, column) => {
    if (field !== null) return field;
    const rows = fields.filter((row) => row.vagueHeadings?.includes(folded[column] ?? ''));
    // Of two vague headings the second tells nothing.
    if (rows.some((row) => vaguelyUsed.has(row))) return null;
    const match = rows.findLast((row) => !usedFields.has(row.field));
    if (match) vaguelyUsed.add(match);
    return unused(match);
  });
}

function isHeadingOf({ field, label, headings, onlyNamed }: FieldRow, folded: string): boolean {
  if (folded === '' || onlyNamed) return false;
  return folded === field || foldHeading(label) === folded || headings.includes(folded);
}
