import { z } from 'zod';

/**
 * One of our words for the authority's codes, or a code as it is written: documents that others issued may carry codes
 * that no table has. Only for what is shown; what is issued takes our words alone.
 */
export function asWritten<const Value extends string>(values: readonly Value[]) {
  return z
    .union([z.enum(values), z.string()])
    .meta({ description: 'De lo que otros emitieron, también el código tal como está escrito' });
}

/** The authority's code of one of our words. Throws for a word that is none: bodies are checked before they are issued. */
export function codeOf(table: Readonly<Record<string, string>>, value: string): string {
  const code = Object.hasOwn(table, value) ? table[value] : undefined;
  if (code === undefined) throw new Error(`${value} is none of ${Object.keys(table).join(', ')}`);
  return code;
}

/** What a person reads of a code that no table has. */
export function unknownCode(code: string): string {
  return `código ${code} (desconocido)`;
}
