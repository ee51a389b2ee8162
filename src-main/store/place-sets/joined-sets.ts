import type { PageQuestion } from '../../reading/document-reading-store.ts';
import type { FoundPage } from '../document-searches.ts';
import { BLOCK } from '../places.ts';
import type { BitRooms } from './bit-rooms.ts';
import { type PlaceSet, WORDS } from './place-set.ts';

/** What the documents of a list are in: one at least of each of these. */
export type Joined = readonly (readonly PlaceSet[])[];

/** Places as bits, of the first block and on, and how many they are. */
export interface JoinedList {
  /** Of a room that may be larger: as many blocks as there are counts. */
  readonly words: Int32Array;
  /** How many each block has. */
  readonly counts: Uint16Array;
  readonly total: number;
}

/** The documents that are in one at least of each of the sets. */
export function joinSets(sets: Joined, rooms: BitRooms): JoinedList {
  const ends = sets.map((alternatives) => Math.max(0, ...alternatives.map((set) => set.blocks)));
  const marked = new Uint8Array(Math.min(...ends));
  const words = rooms.take(marked.length * WORDS);
  const [first = [], ...more] = sets;
  for (const set of first) set.mark(marked);
  for (const set of first) set.addTo(words, marked);
  for (const alternatives of more) {
    const [one, another] = alternatives;
    if (one && !another) one.restrict(words, marked);
    else restrictToAny(alternatives, { words, marked }, rooms);
  }
  const counts = countBlocks(words, marked);
  return { words, counts, total: counts.reduce((sum, documents) => sum + documents, 0) };
}

/** A page of a list, and what there is of it. */
export function pageOfJoined(list: JoinedList, question: PageQuestion): FoundPage {
  const places = placesIn(list, question);
  const newest = question.direction === 'older' ? places[0] : places.at(-1);
  return { places, total: list.total, newer: newest === undefined ? 0 : countNewer(list, newest) };
}

function restrictToAny(
  alternatives: readonly PlaceSet[],
  { words, marked }: { words: Int32Array; marked: Uint8Array },
  rooms: BitRooms,
): void {
  const any = rooms.take(marked.length * WORDS);
  for (const set of alternatives) set.addTo(any, marked);
  for (let block = 0; block < marked.length; block += 1) {
    if (marked[block] === 0) continue;
    for (let index = block * WORDS; index < (block + 1) * WORDS; index += 1) {
      words[index] = (words[index] ?? 0) & (any[index] ?? 0);
    }
  }
  rooms.give(any);
}

/** Places beyond the position, nearest first. */
function placesIn(
  { words, counts }: JoinedList,
  { limit, position, direction }: PageQuestion,
): readonly number[] {
  const places: number[] = [];
  const end = counts.length * BLOCK;
  const isOlder = direction === 'older';
  const step = isOlder ? -1 : 1;
  let place = isOlder ? Math.min(position ?? end, end) - 1 : Math.max((position ?? -1) + 1, 0);
  while (place >= 0 && place < end && places.length < limit) {
    const word = words[place >>> 5] ?? 0;
    // Past a whole block or 32 places at a time where there are none.
    if (counts[place >>> BLOCK_BITS] === 0) place = isOlder ? place & -BLOCK : place | (BLOCK - 1);
    else if (word === 0) place = isOlder ? place & ~31 : place | 31;
    else if ((word & (1 << (place & 31))) !== 0) places.push(place);
    place += step;
  }
  return places;
}

const BLOCK_BITS = Math.log2(BLOCK);

/** Its loop is its own: when it was `countNewer`'s too, V8 made the whole of it take 270 µs instead of 160. */
function countBlocks(words: Int32Array, marked: Uint8Array): Uint16Array {
  const counts = new Uint16Array(marked.length);
  for (let block = 0; block < marked.length; block += 1) {
    if (marked[block] === 0) continue;
    let bits = 0;
    for (let index = block * WORDS; index < (block + 1) * WORDS; index += 1)
      bits += bitsOf(words[index] ?? 0);
    counts[block] = bits;
  }
  return counts;
}

function countNewer({ words, counts }: JoinedList, place: number): number {
  const own = Math.floor(place / BLOCK);
  let documents = 0;
  for (let block = own + 1; block < counts.length; block += 1) documents += counts[block] ?? 0;
  // Of the word that the place is in, only the bits beyond it: none are left of the last bit's.
  documents += bitsOf((words[place >>> 5] ?? 0) & (-2 << (place & 31)));
  for (let index = (place >>> 5) + 1; index < (own + 1) * WORDS; index += 1) {
    documents += bitsOf(words[index] ?? 0);
  }
  return documents;
}

/** The usual way of adding neighbours: pairs, fours, then the bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
