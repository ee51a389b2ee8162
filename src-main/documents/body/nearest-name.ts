import { fold } from '../values/fold.ts';

/** Longer ones are no misspelled names, and comparing them would keep others waiting. */
const MAX_LENGTH = 40;

/**
 * The name that was probably meant: the same but for capitals, accents and separators (`unitPrice`), else the nearest one within two
 * letters, or one of a short name; undefined where none is near.
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const letters = lettersOf(name);
  const limit = letters.length < 5 ? 1 : 2;
  const [nearest] = names
    .map((candidate) => ({ candidate, distance: editDistance(letters, lettersOf(candidate)) }))
    .filter(({ distance }) => distance <= limit && distance < letters.length)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.candidate;
}

function lettersOf(name: string): string {
  return fold(name).replaceAll(/[^a-z0-9]/g, '');
}

/** How many letters are to be added, left out or exchanged (Levenshtein). */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const exchanged = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(exchanged, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
