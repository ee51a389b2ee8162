import { englishLabel } from '../../../src-main/documents/printing/english-labels.ts';
import type { Language } from '../../text/languages.ts';
import { usePreferences } from '../preferences.tsx';

/** A label of the printed page in the window's language; what nobody translated, as a person's own words, stays. */
export function printedLabel(label: string, language: Language): string {
  return language === 'es' ? label : (englishLabel(label) ?? label);
}

/** Says labels of the printed page in the window's language. */
export function usePrintedLabel(): (label: string) => string {
  const language = usePreferences((state) => state.language);
  return (label) => printedLabel(label, language);
}
