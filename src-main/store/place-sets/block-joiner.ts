import { BLOCK } from '../places.ts';
import { Alternatives } from './alternatives.ts';
import {
  allBits,
  type BlockBits,
  bitsOf,
  countCommon,
  countCommonOfFour,
  countWithEither,
  NOT_COUNTED,
  WORDS,
  writeCommon,
} from './block-bits.ts';
import type { PlaceSet } from './place-set.ts';

/** What the documents of a list are in: one at least of each of these. */
export type Joined = readonly (readonly PlaceSet[])[];

/** As many as are counted at once. */
const MOST_TERMS = 4;

/** Puts a block of sets together: counts its documents, or writes them where somebody looks at them. */
export class BlockJoiner {
  readonly #groups: readonly Alternatives[];
  /** What the documents of the block are in, all of these. */
  readonly #terms: BlockBits[] = [];
  /** Where more than can be counted at once is put together. */
  readonly #common = bitsOf(new Int32Array(WORDS));
  readonly #all = allBits();

  constructor(sets: Joined) {
    this.#groups = sets.map((alternatives) => new Alternatives(alternatives));
  }

  /** Beyond so many blocks there is nothing. */
  get blocks(): number {
    return Math.min(...this.#groups.map((group) => group.blocks));
  }

  /** How many documents a block has. */
  count(block: number): number {
    const terms = this.#terms;
    let used = 0;
    let either: Alternatives | undefined;
    for (const group of this.#groups) {
      const parts = group.look(block);
      if (parts === 0) return 0;
      if (parts === 2 && !either) {
        either = group;
        continue;
      }
      if (parts === 2) group.unite();
      if (group.one.documents === BLOCK) continue;
      if (used === MOST_TERMS) {
        terms[0] = this.#commonOf(used);
        used = 1;
      }
      terms[used] = group.one;
      used += 1;
    }
    return either ? countWithEither(this.#commonOf(used), either.one, either.other) : this.#countTerms(used);
  }

  /** Writes the documents of a block into words for one. */
  write(block: number, words: Int32Array): void {
    const written = bitsOf(words.fill(-1));
    for (const group of this.#groups) {
      const parts = group.look(block);
      if (parts === 2) group.unite();
      if (parts === 0) words.fill(0);
      else writeCommon(words, written, group.one);
    }
  }

  #countTerms(used: number): number {
    const [a = this.#all, b = a, c = a, d = a] = this.#terms;
    if (used === 0) return BLOCK;
    if (used === 1) return a.documents === NOT_COUNTED ? countCommon(a, a) : a.documents;
    return used === 2 ? countCommon(a, b) : countCommonOfFour(a, b, c, used === 4 ? d : a);
  }

  #commonOf(used: number): BlockBits {
    const [a = this.#all] = this.#terms;
    if (used === 0) return this.#all;
    let common = a;
    for (let index = 1; index < used; index += 1) {
      writeCommon(this.#common.words, common, this.#terms[index] ?? this.#all);
      common = this.#common;
    }
    return common;
  }
}
