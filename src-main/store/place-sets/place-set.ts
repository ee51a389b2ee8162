import { BLOCK } from '../places.ts';
import { ALL_WORDS, type BlockBits, bitsOf, countCommon, NOT_COUNTED, WORDS } from './block-bits.ts';

/** What a block has where it has no words of its own. */
const NONE = -1;
const ALL = -2;

/**
 * Places of documents, as a map of bits by blocks. A block without any takes six bytes, and so does one with all of its
 * places; any other takes 256 more, whether it has one place or two thousand.
 */
export class PlaceSet {
  /** Of each block: which of the words below are its own. */
  #blocks = new Int32Array(0);
  /** Of each block: how many places of it there are, as far as they were counted. */
  #counts = new Uint16Array(0);
  #words = new Int32Array(0);
  #taken = 0;

  /** Beyond so many blocks it has none. */
  get blocks(): number {
    return this.#blocks.length;
  }

  get bytes(): number {
    return this.#blocks.byteLength + this.#counts.byteLength + this.#words.byteLength;
  }

  add(places: readonly number[]): void {
    for (const place of places) {
      const block = Math.floor(place / BLOCK);
      const at = this.#wordsOf(block);
      // The block has them all.
      if (at === ALL) continue;
      this.#counts[block] = NOT_COUNTED;
      const bit = place - block * BLOCK;
      const word = at * WORDS + (bit >>> 5);
      this.#words[word] = (this.#words[word] ?? 0) | (1 << (bit & 31));
    }
  }

  /** All the places of a block, whether there is a document at each or not. */
  fill(block: number): void {
    this.#reach(block);
    this.#blocks[block] = ALL;
  }

  clear(block: number): void {
    const at = this.#blocks[block] ?? NONE;
    this.#counts[block] = NOT_COUNTED;
    // Words of a block stay its own: it is about to be read anew.
    if (at >= 0) this.#words.fill(0, at * WORDS, (at + 1) * WORDS);
    else if (at === ALL) this.#blocks[block] = NONE;
  }

  /** Takes no more room than it needs: once all that there is was added. */
  pack(): void {
    const kept: number[] = [];
    for (const [block, at] of this.#blocks.entries()) {
      if (at < 0) continue;
      const isAll = this.#words.subarray(at * WORDS, (at + 1) * WORDS).every((word) => word === -1);
      this.#blocks[block] = isAll ? ALL : kept.length;
      if (!isAll) kept.push(at);
    }
    const words = new Int32Array(kept.length * WORDS);
    for (const [index, at] of kept.entries()) {
      words.set(this.#words.subarray(at * WORDS, (at + 1) * WORDS), index * WORDS);
    }
    this.#words = words;
    this.#taken = kept.length;
    const end = this.#blocks.findLastIndex((at) => at !== NONE) + 1;
    this.#blocks = this.#blocks.slice(0, end);
    this.#counts = new Uint16Array(end).fill(NOT_COUNTED);
    const bits = bitsOf(words);
    for (const [block, at] of this.#blocks.entries()) {
      bits.from = at * WORDS;
      if (at >= 0) this.#counts[block] = countCommon(bits, bits);
    }
  }

  /** Points at the bits of a block as they are until the set is changed; nobody else may change them. */
  look(block: number, bits: BlockBits): void {
    const at = block < this.#blocks.length ? (this.#blocks[block] ?? NONE) : NONE;
    if (at === NONE) {
      bits.documents = 0;
    } else if (at === ALL) {
      bits.words = ALL_WORDS;
      bits.from = 0;
      bits.documents = BLOCK;
    } else {
      bits.words = this.#words;
      bits.from = at * WORDS;
      bits.documents = this.#counts[block] ?? NOT_COUNTED;
    }
  }

  /** Which of the words are a block's, given to it where it has none; `ALL` where it has every place. */
  #wordsOf(block: number): number {
    this.#reach(block);
    const at = this.#blocks[block] ?? NONE;
    if (at !== NONE) return at;
    if ((this.#taken + 1) * WORDS > this.#words.length) {
      const wider = new Int32Array(Math.max(4, this.#taken * 2) * WORDS);
      wider.set(this.#words);
      this.#words = wider;
    }
    this.#blocks[block] = this.#taken;
    this.#taken += 1;
    return this.#taken - 1;
  }

  #reach(block: number): void {
    if (block < this.#blocks.length) return;
    const wider = new Int32Array(Math.max(block + 1, this.#blocks.length * 2)).fill(NONE);
    wider.set(this.#blocks);
    const counts = new Uint16Array(wider.length).fill(NOT_COUNTED);
    counts.set(this.#counts);
    this.#blocks = wider;
    this.#counts = counts;
  }
}
