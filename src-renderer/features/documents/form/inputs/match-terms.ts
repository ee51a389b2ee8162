import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { normalizedText } from '../../../../lib/format/normalized-text.ts';

/** Every word that was typed begins a word of the choice: numbers and names alike, accents aside. */
export const matchTerms: OptionsFilter = ({ options, search, limit }) => {
  const wanted = normalizedText(search).split(' ');
  return options.filter((option) => isMatch(option, wanted)).slice(0, limit);
};

function isMatch(option: object, wanted: readonly string[]): boolean {
  const label = ` ${normalizedText((option as ComboboxItem).label)}`;
  return wanted.every((term) => label.includes(` ${term}`));
}
