import { usePreferences } from '../preferences.tsx';
import { printedWord } from './printed-word.ts';

/** Says labels of the printed page in the window's language. */
export function usePrintedWord(): (label: string) => string {
  const language = usePreferences((state) => state.language);
  return (label) => printedWord(label, language);
}
