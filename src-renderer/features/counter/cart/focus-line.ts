export type LineField = 'quantity' | 'unitPrice' | 'discount';

export function lineFieldId(key: string, field: LineField): string {
  return `line-${key}-${field}`;
}

/** Puts the caret in a field of a line of the sale. */
export function focusLine(key: string | undefined, field: LineField): void {
  if (key !== undefined) document.getElementById(lineFieldId(key, field))?.focus();
}
