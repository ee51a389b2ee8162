import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { plainWords } from '../../../../lib/format/plain-words.ts';

/** Every word that was typed begins a word of the choice: numbers and names alike, accents aside. */
export const matchWords: OptionsFilter = ({ options, search, limit }) => {
  const wanted = plainWords(search).split(' ');
  return options.filter((option) => isMatch(option, wanted)).slice(0, limit);
};

function isMatch(option: object, wanted: readonly string[]): boolean {
  const words = ` ${plainWords((option as ComboboxItem).label)}`;
  return wanted.every((word) => words.includes(` ${word}`));
}
