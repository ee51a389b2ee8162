import { z } from 'zod';

/**
 * One of our words for the authority's codes, or a code as it is written: documents that others issued may carry codes
 * that no table has. Only for what is shown; what is issued takes our words alone.
 */
export function asWritten<const Word extends string>(words: readonly Word[]) {
  return z
    .union([z.enum(words), z.string()])
    .meta({ description: 'De lo que otros emitieron, también el código tal como está escrito' });
}

/** The authority's code of one of our words. Throws for a word that is none: bodies are checked before they are issued. */
export function codeOf(table: Readonly<Record<string, string>>, word: string): string {
  const code = Object.hasOwn(table, word) ? table[word] : undefined;
  if (code === undefined) throw new Error(`${word} is none of ${Object.keys(table).join(', ')}`);
  return code;
}

/** What a person reads of a code that no table has. */
export function unknownCode(code: string): string {
  return `código ${code} (desconocido)`;
}
