import { BLOCK } from '../places.ts';
import { WORDS } from './block-bits.ts';

/** What a block has where it has no words of its own. */
export const NONE = -1;
export const ALL = -2;

/**
 * Places of documents, as a map of bits by blocks, from the first that has any to the last. A block without any takes four
 * bytes, and so does one with all of its places; any other takes 256 more, whether it has one place or two thousand.
 */
export class PlaceSet {
  #first = 0;
  /** Of each block from the first: which of the words below are its own. */
  #blocks = new Int32Array(0);
  #words = new Int32Array(0);
  #taken = 0;

  /** Beyond so many blocks it has none. */
  get blocks(): number {
    return this.#first + this.#blocks.length;
  }

  get bytes(): number {
    return this.#blocks.byteLength + this.#words.byteLength;
  }

  add(places: Iterable<number>): void {
    for (const place of places) {
      const block = Math.floor(place / BLOCK);
      const at = this.#wordsOf(block);
      // The block has them all.
      if (at === ALL) continue;
      const bit = place - block * BLOCK;
      const word = at * WORDS + (bit >>> 5);
      this.#words[word] = (this.#words[word] ?? 0) | (1 << (bit & 31));
    }
  }

  /** All the places of a block, whether there is a document at each or not. */
  fill(block: number): void {
    this.#reach(block);
    this.#blocks[block - this.#first] = ALL;
  }

  /** All that another has of a block. */
  unite(block: number, other: PlaceSet): void {
    const from = other.at(block);
    if (from === NONE) return;
    if (from === ALL) {
      this.fill(block);
      return;
    }
    const at = this.#wordsOf(block);
    if (at === ALL) return;
    for (let index = 0; index < WORDS; index += 1) {
      const word = other.#words[from * WORDS + index] ?? 0;
      this.#words[at * WORDS + index] = (this.#words[at * WORDS + index] ?? 0) | word;
    }
  }

  clear(block: number): void {
    const index = block - this.#first;
    const at = this.#at(index);
    if (at === NONE) return;
    // Words of a block stay its own: it is about to be read anew.
    if (at === ALL) this.#blocks[index] = NONE;
    else this.#words.fill(0, at * WORDS, (at + 1) * WORDS);
  }

  /** Takes no more room than it needs: once all that there is was added. */
  pack(): void {
    const kept: number[] = [];
    for (const [index, at] of this.#blocks.entries()) {
      if (at < 0) continue;
      const isAll = this.#words.subarray(at * WORDS, (at + 1) * WORDS).every((word) => word === -1);
      this.#blocks[index] = isAll ? ALL : kept.length;
      if (!isAll) kept.push(at);
    }
    const words = new Int32Array(kept.length * WORDS);
    for (const [index, at] of kept.entries()) {
      words.set(this.#words.subarray(at * WORDS, (at + 1) * WORDS), index * WORDS);
    }
    this.#words = words;
    this.#taken = kept.length;
    const first = Math.max(
      0,
      this.#blocks.findIndex((at) => at !== NONE),
    );
    const end = this.#blocks.findLastIndex((at) => at !== NONE) + 1;
    this.#first += first;
    this.#blocks = this.#blocks.slice(first, end);
  }

  /** Its places in their order where they are no more than so many; undefined where they are. */
  places(most: number): Int32Array | undefined {
    const places: number[] = [];
    for (const [index, at] of this.#blocks.entries()) {
      if (at === NONE) continue;
      if (at === ALL || places.length > most) return undefined;
      const block = (this.#first + index) * BLOCK;
      for (let word = 0; word < WORDS; word += 1) {
        let bits = this.#words[at * WORDS + word] ?? 0;
        for (; bits !== 0; bits &= bits - 1) places.push(block + word * 32 + 31 - Math.clz32(bits & -bits));
      }
    }
    return places.length > most ? undefined : Int32Array.from(places);
  }

  /** How many blocks have words of their own. */
  get taken(): number {
    return this.#taken;
  }

  /** The words of those blocks, until it is changed; nobody else may change them. */
  get words(): Int32Array {
    return this.#words.subarray(0, this.#taken * WORDS);
  }

  /** Which of those a block's are, by their number; `NONE` or `ALL` where it has none of its own. */
  at(block: number): number {
    return this.#at(block - this.#first);
  }

  /** Which of the words are a block's, given to it where it has none; `ALL` where it has every place. */
  #wordsOf(block: number): number {
    this.#reach(block);
    const index = block - this.#first;
    const at = this.#at(index);
    if (at !== NONE) return at;
    if ((this.#taken + 1) * WORDS > this.#words.length) {
      const wider = new Int32Array(Math.max(4, this.#taken * 2) * WORDS);
      wider.set(this.#words);
      this.#words = wider;
    }
    this.#blocks[index] = this.#taken;
    this.#taken += 1;
    return this.#taken - 1;
  }

  #at(index: number): number {
    return index < 0 ? NONE : (this.#blocks[index] ?? NONE);
  }

  #reach(block: number): void {
    const known = this.#blocks.length;
    if (known === 0) this.#first = block;
    const index = block - this.#first;
    if (index >= 0 && index < known) return;
    const before = Math.max(0, -index);
    const room = index < 0 ? before + known : Math.max(index + 1, known * 2);
    const blocks = new Int32Array(room).fill(NONE);
    blocks.set(this.#blocks, before);
    this.#first -= before;
    this.#blocks = blocks;
  }
}
