import type { PlaceReader } from './place-reader.ts';

/** The words there are in the search, as it keeps them: in lower case and without accents. */
export interface Vocabulary {
  /** The words that begin so, until they are more than `most`. */
  wordsBeginning(beginning: string, most: number): readonly string[];
  /** The first two letters of the words that begin with a letter; the letter alone where it is a word. */
  pairsBeginning(letter: string): readonly string[];
}

/** Beyond every other. */
const LAST_LETTER = '\u{10ffff}';
/** Answers that are kept until a document changes: a step from word to word takes as long as a page of a list. */
const MOST_KEPT = 1000;

export function makeVocabulary(reader: PlaceReader): Vocabulary {
  const kept = new Map<string, readonly string[]>();
  let keptAt = -1;

  function once(question: string, find: () => readonly string[]): readonly string[] {
    const [changes = 0] = reader.numbers('SELECT changes FROM document_changes');
    if (changes !== keptAt || kept.size > MOST_KEPT) kept.clear();
    keptAt = changes;
    const known = kept.get(question);
    if (known) return known;
    const found = find();
    kept.set(question, found);
    return found;
  }

  return {
    wordsBeginning: (beginning, most) => once(`${most} ${beginning}`, () => words(reader, beginning, most)),
    pairsBeginning: (letter) => once(letter, () => pairs(reader, letter)),
  };
}

function words(reader: PlaceReader, beginning: string, most: number): readonly string[] {
  const last = `${beginning}${LAST_LETTER}`;
  // From word to word, past all the places of each: after a word, the next can begin with it and 0, the least of all.
  return reader.texts(
    `WITH RECURSIVE found (term) AS (
       SELECT (SELECT term FROM document_word WHERE term >= ? AND term <= ? LIMIT 1)
       UNION ALL
       SELECT (SELECT term FROM document_word WHERE term >= found.term || '0' AND term <= ? LIMIT 1)
       FROM found WHERE found.term IS NOT NULL LIMIT ?
     )
     SELECT term FROM found WHERE term IS NOT NULL`,
    beginning,
    last,
    last,
    most + 1,
  );
}

function pairs(reader: PlaceReader, letter: string): readonly string[] {
  const last = `${letter}${LAST_LETTER}`;
  return reader.texts(
    `WITH RECURSIVE found (pair) AS (
       SELECT (SELECT substr(term, 1, 2) FROM document_word WHERE term >= ? AND term <= ? LIMIT 1)
       UNION ALL
       SELECT (
         SELECT substr(term, 1, 2) FROM document_word
         WHERE term >= found.pair || CASE WHEN length(found.pair) = 1 THEN '0' ELSE ? END AND term <= ? LIMIT 1
       )
       FROM found WHERE found.pair IS NOT NULL
     )
     SELECT pair FROM found WHERE pair IS NOT NULL`,
    letter,
    last,
    LAST_LETTER,
    last,
  );
}
