import type { Scope } from '../../reading/document-reading-store.ts';
import { fold, wordsOf } from '../search-words.ts';
import type { PlaceReader } from './place-reader.ts';
import type { Sources } from './sources.ts';
import { keyOf, placesOf, type Trait } from './trait.ts';
import { MANY_WORDS } from './vocabulary.ts';

/** Beginnings of two and three letters have an index of their own (`prefix` of the search table). */
const SHORTEST_INDEXED = 2;
const LONGEST_INDEXED = 3;
/** Letters that SQLite folds as `fold` does, beyond doubt; words with others are looked for by their beginning. */
const KNOWN_LETTERS = /^[a-z0-9áéíóúüñ]+$/i;

/**
 * What documents have that are found by some words: for each word, one of the traits. A beginning is the words that
 * begin so, as far as they are few: SQLite puts the places of all of them together first, each time, where it is asked
 * for the beginning. Undefined: no letter or digit is looked for.
 */
export function wordTraits(
  sources: Sources,
  scope: Scope,
  q: string,
): readonly (readonly Trait[])[] | undefined {
  const words = wordsOf(q);
  return words.length === 0 ? undefined : words.map((parts) => traitsOfWord(sources, scope, parts));
}

function traitsOfWord(
  { reader, vocabulary }: Sources,
  scope: Scope,
  parts: readonly string[],
): readonly Trait[] {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  const phrase = (ending: string, asBeginning: boolean) =>
    traitOf(reader, scope, `"${[...before, ending].join(' ')}"${asBeginning ? '*' : ''}`);
  const whole = { ...phrase(last, true), isWhole: true };
  if (!KNOWN_LETTERS.test(last)) return [whole];
  const beginning = fold(last);
  if (isIndexed(beginning)) return [phrase(beginning, true)];
  if (beginning.length > LONGEST_INDEXED) {
    const { words, places } = vocabulary.beginning(beginning);
    if (places && before.length === 0) return [toldTrait(scope, beginning, places)];
    if (!words || words.length > MANY_WORDS) return [whole];
    // Of few places, all are read at once.
    return words.map((word) => ({ ...phrase(word, false), isWhole: places !== undefined }));
  }
  return vocabulary.pairsBeginning(beginning).map((pair) => phrase(pair, isIndexed(pair)));
}

function isIndexed(beginning: string): boolean {
  return beginning.length >= SHORTEST_INDEXED && beginning.length <= LONGEST_INDEXED;
}

/** Documents that have a word that begins so, where they are few and known already. */
function toldTrait(scope: Scope, beginning: string, places: Iterable<number>): Trait {
  return {
    key: keyOf(scope, 'beginning', beginning),
    scope,
    addTo: (set) => set.add(places),
    isWhole: true,
    isTold: true,
  };
}

/** Documents that an FTS5 question finds, whoever's they are. */
function traitOf(reader: PlaceReader, scope: Scope, match: string): Trait {
  const statement = `
    SELECT rowid FROM document_search WHERE document_search MATCH ? AND rowid >= ? AND rowid < ?`;
  return {
    key: keyOf(scope, 'words', match),
    scope,
    addTo: (set, blocks) => set.add(reader.numbers(statement, match, ...placesOf(blocks))),
  };
}
