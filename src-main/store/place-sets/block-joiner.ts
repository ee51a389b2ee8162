import { BLOCK } from '../places.ts';
import type { BlockBits } from './block-bits.ts';
import { ALL, NONE, type PlaceSet } from './place-set.ts';

/** Where what the sets have in common is put, and they behind it. */
const COMMON = 0;
const FIRST_SET = 1;

/** Joins sets a block at a time. The bits have room for the sets of one joiner: of the last that used them. */
export class BlockJoiner {
  readonly #bits: BlockBits;
  readonly #sets: readonly LoadedSet[];
  readonly #end: number;

  constructor(bits: BlockBits, sets: readonly PlaceSet[]) {
    this.#bits = bits;
    let end = FIRST_SET;
    this.#sets = sets.map((set) => {
      const first = end;
      end += set.taken;
      return { set, first };
    });
    this.#end = end;
  }

  /** Beyond so many blocks there is nothing. */
  get blocks(): number {
    return Math.min(...this.#sets.map(({ set }) => set.blocks));
  }

  /** How many documents a block has; if some and not all, their bits are left in `COMMON`. */
  count(block: number): number {
    if (this.#bits.holder !== this) this.#load();
    let common = ALL;
    let documents = BLOCK;
    for (const { set, first } of this.#sets) {
      const at = set.at(block);
      if (at === NONE) return 0;
      if (at === ALL) continue;
      if (common !== ALL) documents = this.#bits.both(common, first + at, COMMON);
      if (documents === 0) return 0;
      common = common === ALL ? first + at : COMMON;
    }
    if (common === ALL || common === COMMON) return documents;
    return this.#bits.both(common, common, COMMON);
  }

  /** Writes the documents of a block into words for one. */
  write(block: number, words: Int32Array): void {
    const documents = this.count(block);
    if (documents === 0 || documents === BLOCK) words.fill(documents === 0 ? 0 : -1);
    else this.#bits.copy(COMMON, words);
  }

  #load(): void {
    this.#bits.reserve(this.#end);
    for (const { set, first } of this.#sets) this.#bits.put(set.words, first);
    this.#bits.holder = this;
  }
}

interface LoadedSet {
  readonly set: PlaceSet;
  /** Where its first block is loaded. */
  readonly first: number;
}
