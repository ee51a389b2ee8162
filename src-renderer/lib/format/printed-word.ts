import { englishWord } from '../../../src-main/documents/printing/english-words.ts';
import type { Language } from '../../text/languages.ts';
import { usePreferences } from '../preferences.tsx';

/** A label of the printed page in the window's language; what nobody translated, as a person's own words, stays. */
export function printedWord(label: string, language: Language): string {
  return language === 'es' ? label : (englishWord(label) ?? label);
}

/** Says labels of the printed page in the window's language. */
export function usePrintedWord(): (label: string) => string {
  const language = usePreferences((state) => state.language);
  return (label) => printedWord(label, language);
}
