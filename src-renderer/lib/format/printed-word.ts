import { printedPatterns, printedWords } from '../../text/en/documents/printed-words.ts';
import type { Language } from '../../text/languages.ts';

/** A label of the printed page in the window's language; what nobody translated, as a person's own words, stays. */
export function printedWord(label: string, language: Language): string {
  return language === 'es' ? label : (englishPrintedWord(label) ?? label);
}

/** Undefined: no label of the printed page. */
export function englishPrintedWord(label: string): string | undefined {
  const word = printedWords.get(label);
  if (word !== undefined) return word;
  const found = printedPatterns.find(([pattern]) => pattern.test(label));
  return found && label.replace(...found);
}
