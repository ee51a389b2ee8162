import type { PageQuestion } from '../../reading/document-reading-store.ts';
import type { FoundPage } from '../document-searches.ts';
import { BLOCK } from '../places.ts';
import { bitsIn } from './bits-in.ts';
import { type BlockBits, WORDS } from './block-bits.ts';
import { BlockJoiner } from './block-joiner.ts';
import type { PlaceSet } from './place-set.ts';

/**
 * The documents that are in all of some sets: counted by blocks, and looked at a block at a time. To be used
 * until any of the sets is changed.
 */
export class JoinedList {
  /** How many each block has. */
  readonly counts: Uint16Array;
  readonly total: number;
  readonly #joiner: BlockJoiner;
  readonly #words = new Int32Array(WORDS);
  /** Whose words these are. */
  #block = -1;

  constructor(bits: BlockBits, sets: readonly PlaceSet[]) {
    const joiner = new BlockJoiner(bits, sets);
    const counts = new Uint16Array(joiner.blocks);
    let total = 0;
    for (let block = 0; block < counts.length; block += 1) {
      const documents = joiner.count(block);
      counts[block] = documents;
      total += documents;
    }
    this.counts = counts;
    this.total = total;
    this.#joiner = joiner;
  }

  /** A place and the 31 beside it, as bits. */
  wordAt(place: number): number {
    const block = place >>> BLOCK_BITS;
    if (block !== this.#block) this.#joiner.write(block, this.#words);
    this.#block = block;
    return this.#words[(place >>> 5) % WORDS] ?? 0;
  }
}

const BLOCK_BITS = Math.log2(BLOCK);

/** A page of a list, and what there is of it. */
export function pageOfJoined(list: JoinedList, question: PageQuestion): FoundPage {
  const places = placesIn(list, question);
  const newest = question.direction === 'older' ? places[0] : places.at(-1);
  return { places, total: list.total, newer: newest === undefined ? 0 : countNewer(list, newest) };
}

/** Places beyond the position, nearest first. */
function placesIn(list: JoinedList, { limit, position, direction }: PageQuestion): readonly number[] {
  const places: number[] = [];
  const end = list.counts.length * BLOCK;
  const isOlder = direction === 'older';
  const step = isOlder ? -1 : 1;
  let place = isOlder ? Math.min(position ?? end, end) - 1 : Math.max((position ?? -1) + 1, 0);
  while (place >= 0 && place < end && places.length < limit) {
    // Past a whole block or 32 places at a time where there are none.
    if (list.counts[place >>> BLOCK_BITS] === 0) {
      place = isOlder ? place & -BLOCK : place | (BLOCK - 1);
    } else {
      const word = list.wordAt(place);
      if (word === 0) place = isOlder ? place & ~31 : place | 31;
      else if ((word & (1 << (place & 31))) !== 0) places.push(place);
    }
    place += step;
  }
  return places;
}

function countNewer(list: JoinedList, place: number): number {
  const end = (Math.floor(place / BLOCK) + 1) * BLOCK;
  let documents = 0;
  for (let block = end / BLOCK; block < list.counts.length; block += 1) documents += list.counts[block] ?? 0;
  // Of the word that the place is in, only the bits beyond it: none are left of the last bit's.
  documents += bitsIn(list.wordAt(place) & (-2 << (place & 31)));
  for (let next = (place | 31) + 1; next < end; next += 32) documents += bitsIn(list.wordAt(next));
  return documents;
}
