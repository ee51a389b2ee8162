const SEPARATORS = ['\t', ';', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The separator that the line has most of; a tab when it has none. */
export function separatorOf(line: string): Separator {
  const countOf = (separator: Separator) => line.split(separator).length;
  return SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best), '\t');
}

/**
 * The fields of a line, trimmed and without their quotes. A field that begins with a quote may hold the separator
 * (RFC 4180), and `="0211…"` or `'0211…` is how people keep a spreadsheet from rounding a key. Anywhere else a quote is
 * text: `TORNILLO 3/8" S.A.`.
 */
export function splitFields(line: string, separator: Separator): readonly string[] {
  const fields = splitQuoted(line, separator) ?? line.split(separator);
  return fields.map((text) => text.trim().replace(/^[=']+/, ''));
}

/** Undefined where a quote is not closed: it was none that encloses a field. */
function splitQuoted(line: string, separator: Separator): readonly string[] | undefined {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"' && (isQuoted || OPENING.test(field))) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return isQuoted ? undefined : [...fields, field];
}

/** What may stand before the quote that opens a field. */
const OPENING = /^\s*=?$/;
