import { keepLatest } from '../../documents/keep-latest.ts';
import { changesUntilNow, type PlaceReader } from './place-reader.ts';

/** The words there are in the search, as it keeps them: in lower case and without accents. */
export interface Vocabulary {
  /** What begins with four letters or more. */
  beginning(letters: string): Beginning;
  /** The first two letters of the words that begin with a letter; the letter alone where it is a word. */
  pairsBeginning(letter: string): readonly string[];
}

/** The words that begin with some letters. */
export interface Beginning {
  /** All of them; undefined where they are many and stand in many documents. */
  readonly words?: readonly string[];
  /** The documents that have any of them, whoever's they are; undefined where they may be many. */
  readonly places?: Int32Array;
}

/** Beyond every other. */
const LAST_LETTER = '\u{10ffff}';
/** Answers that are kept until a document changes: the first word takes as long to find as a document to read. */
const MOST_KEPT = 2000;
/** More words than these are not looked for one by one. */
export const MANY_WORDS = 16;
/**
 * Where words stand is read as far as it is not more often than this altogether: it takes less than to look for each word.
 * First a little of it, which tells of rare words whether they are many.
 */
const FEW_TIMES = [64, 1024];

/** Whether words that stand in many documents are many themselves. */
type FrequentWords = 'few' | 'many';

export function makeVocabulary(reader: PlaceReader): Vocabulary {
  // What is frequent once stays so, and need not be looked at again after each change.
  const frequent = new Map<string, FrequentWords>();

  function findBeginning(letters: string): Beginning {
    const found = frequent.get(letters) ?? findRare(reader, letters);
    if (typeof found === 'object') return found;
    const words = found === 'few' ? findWords(reader, letters) : undefined;
    keepLatest(frequent, { key: letters, value: words ? 'few' : 'many', most: MOST_KEPT });
    return words ? { words } : {};
  }

  return {
    beginning: keptUntilChanged(reader, findBeginning),
    pairsBeginning: keptUntilChanged(reader, (letter) => findPairs(reader, letter)),
  };
}

/** Answers that are found once, until a document changes. */
function keptUntilChanged<Answer>(
  reader: PlaceReader,
  find: (letters: string) => Answer,
): (letters: string) => Answer {
  const kept = new Map<string, Answer>();
  let keptAt = -1;
  return (letters) => {
    const changes = changesUntilNow(reader);
    if (changes !== keptAt) kept.clear();
    keptAt = changes;
    const answer = kept.get(letters) ?? find(letters);
    keepLatest(kept, { key: letters, value: answer, most: MOST_KEPT });
    return answer;
  };
}

/** Where the words stand, unless that is too often. */
function findRare(reader: PlaceReader, letters: string): Beginning | FrequentWords {
  for (const most of FEW_TIMES) {
    const rows = placesBeginning(reader, letters, most + 1);
    const words = [...new Set(rows.map(([word]) => word))];
    if (rows.length <= most) return { words, places: Int32Array.from(rows, ([, place]) => place) };
    if (words.length > MANY_WORDS) return 'many';
  }
  return 'few';
}

/** A row for each time that a word stands anywhere, in the order of the words. */
function placesBeginning(reader: PlaceReader, letters: string, most: number) {
  return reader.pairs(
    'SELECT term, doc FROM document_word WHERE term >= ? AND term <= ? LIMIT ?',
    letters,
    `${letters}${LAST_LETTER}`,
    most,
  );
}

/** Undefined: they are many. */
function findWords(reader: PlaceReader, letters: string): readonly string[] | undefined {
  const last = `${letters}${LAST_LETTER}`;
  // From word to word, past all the places of each: after a word, the next can begin with it and 0, the least of all.
  const words = reader.texts(
    `WITH RECURSIVE found (term) AS (
       SELECT (SELECT term FROM document_word WHERE term >= ? AND term <= ? LIMIT 1)
       UNION ALL
       SELECT (SELECT term FROM document_word WHERE term >= found.term || '0' AND term <= ? LIMIT 1)
       FROM found WHERE found.term IS NOT NULL LIMIT ?
     )
     SELECT term FROM found WHERE term IS NOT NULL`,
    letters,
    last,
    last,
    MANY_WORDS + 1,
  );
  return words.length > MANY_WORDS ? undefined : words;
}

function findPairs(reader: PlaceReader, letter: string): readonly string[] {
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
