/** A field a column may hold, and the headings it is known by. */
export interface FieldRow {
  readonly field: string;
  /** Spanish, as the export writes it. */
  readonly label: string;
  readonly required: boolean;
  /** As `fold` writes them, without marks. */
  readonly headings: readonly string[];
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
  return headings.map((heading) => {
    const folded = foldHeading(heading);
    const match = fields.find(
      ({ field, label, headings: ownHeadings }) =>
        !usedFields.has(field) &&
        (folded === field || foldHeading(label) === folded || ownHeadings.includes(folded)),
    );
    if (!match || folded === '') return null;
    usedFields.add(match.field);
    return match.field;
  });
}
