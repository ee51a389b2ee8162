import { BLOCK } from '../places.ts';
import { allBits, type BlockBits, NOT_COUNTED, pointAt, WORDS, writeEither } from './block-bits.ts';
import type { PlaceSet } from './place-set.ts';

/** Sets of which a document has to be in one at least, looked at a block at a time. */
export class Alternatives {
  /** What the block's documents are in: in this; or, after `look` said 2, in this or in the other. */
  readonly one: BlockBits = allBits();
  readonly other: BlockBits = allBits();
  readonly #sets: readonly PlaceSet[];
  readonly #room = new Int32Array(WORDS);

  constructor(sets: readonly PlaceSet[]) {
    this.#sets = sets;
  }

  /** Beyond so many blocks none of them has any. */
  get blocks(): number {
    return Math.max(0, ...this.#sets.map((set) => set.blocks));
  }

  /** Looks at a block: nothing is in it (0), or it is in `one`, or in either of the two. */
  look(block: number): 0 | 1 | 2 {
    let parts: 0 | 1 | 2 = 0;
    for (const set of this.#sets) {
      if (parts === 2) {
        this.unite();
        parts = 1;
      }
      const bits = parts === 0 ? this.one : this.other;
      set.look(block, bits);
      if (bits.documents === BLOCK) {
        pointAt(this.one, bits);
        return 1;
      }
      if (bits.documents > 0) parts = parts === 0 ? 1 : 2;
    }
    return parts;
  }

  /** Makes one of the two. */
  unite(): void {
    writeEither(this.#room, this.one, this.other);
    pointAt(this.one, { words: this.#room, from: 0, documents: NOT_COUNTED });
  }
}
