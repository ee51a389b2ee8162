import { BLOCK } from '../places.ts';

/** A block's places as bits: 64 words of 32. */
export const WORDS = BLOCK / 32;

/** What a block has where it has no words of its own. */
const NONE = -1;
const ALL = -2;

/**
 * Places of documents, as a map of bits by blocks. A block without any takes four bytes, and so does one with all of its
 * places; any other takes 256 more, whether it has one place or two thousand.
 */
export class PlaceSet {
  /** Of each block: which of the words below are its own. */
  #blocks = new Int32Array(0);
  #words = new Int32Array(0);
  #taken = 0;

  /** Beyond so many blocks it has none. */
  get blocks(): number {
    return this.#blocks.length;
  }

  get bytes(): number {
    return this.#blocks.byteLength + this.#words.byteLength;
  }

  add(places: readonly number[]): void {
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
    this.#blocks[block] = ALL;
  }

  clear(block: number): void {
    const at = this.#blocks[block] ?? NONE;
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
    this.#blocks = this.#blocks.slice(0, this.#blocks.findLastIndex((at) => at !== NONE) + 1);
  }

  /** Adds what it has to the words of the blocks that are marked. */
  addTo(words: Int32Array, marked: Uint8Array): void {
    const own = this.#words;
    const blocks = Math.min(this.#blocks.length, marked.length);
    for (let block = 0; block < blocks; block += 1) {
      const at = this.#blocks[block] ?? NONE;
      if (at === NONE || marked[block] === 0) continue;
      const to = block * WORDS;
      if (at === ALL) {
        words.fill(-1, to, to + WORDS);
        continue;
      }
      addBlock(words, to, own, at * WORDS);
    }
  }

  /** Leaves in the words of the marked blocks only what it has too; a block of which it has none loses its mark. */
  restrict(words: Int32Array, marked: Uint8Array): void {
    const own = this.#words;
    for (let block = 0; block < marked.length; block += 1) {
      const at = this.#blocks[block] ?? NONE;
      if (marked[block] === 0 || at === ALL) continue;
      const to = block * WORDS;
      if (at === NONE) {
        words.fill(0, to, to + WORDS);
        marked[block] = 0;
        continue;
      }
      restrictBlock(words, to, own, at * WORDS);
    }
  }

  /** Marks the blocks where it may have some. */
  mark(marked: Uint8Array): void {
    const blocks = Math.min(this.#blocks.length, marked.length);
    for (let block = 0; block < blocks; block += 1) {
      if (this.#blocks[block] !== NONE) marked[block] = 1;
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
    this.#blocks = wider;
  }
}

/** Adds a block's words of one map to those of another. */
function addBlock(words: Int32Array, to: number, own: Int32Array, from: number): void {
  for (let index = 0; index < WORDS; index += 1) {
    words[to + index] = (words[to + index] ?? 0) | (own[from + index] ?? 0);
  }
}

/** Leaves in a block's words of one map only what those of another have too. */
function restrictBlock(words: Int32Array, to: number, own: Int32Array, from: number): void {
  for (let index = 0; index < WORDS; index += 1) {
    words[to + index] = (words[to + index] ?? 0) & (own[from + index] ?? 0);
  }
}
