import { z } from 'zod';
import type { Scope } from '../../reading/document-reading-store.ts';
import { fold, searchWordsOf, wordsOf } from '../search-words.ts';
import type { Turn } from '../turns.ts';
import type { PlaceReader } from './place-reader.ts';
import { idsOf } from './trait.ts';

/** What many documents have, the most frequent first. */
export interface Frequent {
  /** Beginnings of words, as they are looked for, and how many documents have one, near enough. */
  readonly beginnings: readonly (readonly [letters: string, documents: number])[];
  readonly counterparties: readonly string[];
  readonly pairs: readonly (readonly [key: string, value: string])[];
}

/** So many documents tell what is frequent among all. */
const SAMPLE = 2000;
/** Documents that are looked at before others have a turn. */
const PIECE = 20;
/** What fewer documents have is read as it is asked for. */
const MANY = 2000;
/** Of the sample, so many at least: fewer may be chance. */
const LEAST = 3;
/** Beginnings are seldom typed longer than this; the word itself counts too. */
const LONGEST_BEGINNING = 12;

const sampled = z.strictObject({
  seq: z.int(),
  name: z.string(),
  counterparty: z.string(),
  number: z.string(),
  sequential: z.int(),
  accessKey: z.string(),
  metadata: z.record(z.string(), z.string()),
});

export interface Learning {
  /** Taken between pieces. */
  readonly turn: Turn;
  readonly signal: AbortSignal;
  /** What so many documents have is frequent. */
  readonly many?: number | undefined;
}

/** Learns from a sample what many documents of a business have. On abort it rejects with the signal's reason. */
export async function learnFrequent(
  reader: PlaceReader,
  scope: Scope,
  { turn, signal, many = MANY }: Learning,
): Promise<Frequent> {
  const [documents = 0] = reader.numbers(
    'SELECT sum(documents) FROM document_month_count WHERE entity_id = ? AND environment = ?',
    ...idsOf(scope),
  );
  const beginnings = new Tally();
  const counterparties = new Tally();
  const pairs = new Tally();
  const sample = Math.min(SAMPLE, documents);
  // Its own places: before the first of them, another business may have been there for years.
  const first = endOf(reader, scope, 'ASC');
  const places = endOf(reader, scope, 'DESC') - first + 1;
  let last = 0;
  let looked = 0;
  for (let index = 0; index < sample; index += 1) {
    if (index % PIECE === 0) await turn();
    signal.throwIfAborted();
    const document = documentNear(reader, scope, first + Math.floor((index * places) / sample));
    if (!document || document.seq === last) continue;
    last = document.seq;
    looked += 1;
    const { name, counterparty: identification, metadata, ...rest } = document;
    const text = searchWordsOf({ ...rest, parties: [{ name, identification }] });
    beginnings.add(new Set(wordsOf(text).flat().map(fold).flatMap(beginningsOf)));
    counterparties.add([identification]);
    pairs.add(Object.entries(metadata).map((pair) => JSON.stringify(pair)));
  }
  const least = Math.max(LEAST, (many * looked) / documents);
  return {
    beginnings: beginnings.atLeast(least).map(([letters, times]) => [letters, (times * documents) / looked]),
    counterparties: counterparties.atLeast(least).map(([identification]) => identification),
    pairs: pairs.atLeast(least).map(([pair]) => z.tuple([z.string(), z.string()]).parse(JSON.parse(pair))),
  };
}

/** The first or the last place of a business. */
function endOf(reader: PlaceReader, scope: Scope, order: 'ASC' | 'DESC'): number {
  const [place = 0] = reader.numbers(
    `SELECT seq FROM document INDEXED BY document_newest
     WHERE entity_id = ? AND environment = ? ORDER BY seq ${order} LIMIT 1`,
    ...idsOf(scope),
  );
  return place;
}

/** The first document from a place on. */
function documentNear(reader: PlaceReader, scope: Scope, place: number) {
  const [json] = reader.texts(
    `SELECT json_object(
       'seq', seq, 'name', counterparty_name, 'counterparty', counterparty, 'sequential', sequential, 'accessKey', access_key,
       'number', establishment || '-' || emission_point || '-' || printf('%09d', sequential),
       'metadata', json(metadata_json)
     )
     FROM document INDEXED BY document_newest
     WHERE entity_id = ? AND environment = ? AND seq >= ? ORDER BY seq LIMIT 1`,
    ...idsOf(scope),
    place,
  );
  return json === undefined ? undefined : sampled.parse(JSON.parse(json));
}

function beginningsOf(word: string): readonly string[] {
  const lengths = Array.from({ length: Math.min(word.length, LONGEST_BEGINNING) }, (_, index) => index + 1);
  return [...lengths.map((length) => word.slice(0, length)), word];
}

/** How often something was seen. */
class Tally {
  readonly #seen = new Map<string, number>();

  add(all: Iterable<string>): void {
    for (const one of all) this.#seen.set(one, (this.#seen.get(one) ?? 0) + 1);
  }

  /** What was seen so often, the most frequent first, and how often. */
  atLeast(least: number): readonly (readonly [string, number])[] {
    return [...this.#seen].filter(([, times]) => times >= least).sort(([, a], [, b]) => b - a);
  }
}
