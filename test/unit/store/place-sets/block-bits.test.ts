import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlockBits, WORDS } from '../../../../src-main/store/place-sets/block-bits.ts';

const someBlock = fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), {
  minLength: WORDS,
  maxLength: WORDS,
});
const [ONE, OTHER, THIRD, ALL] = [0, 1, 2, 3];
const all = new Int32Array(WORDS).fill(-1);

it('writes what both blocks have, and tells how many bits that are', () => {
  const bits = new BlockBits();
  bits.put(all, ALL);
  fc.assert(
    fc.property(someBlock, someBlock, (one, other) => {
      const both = one.map((word, index) => word & (other[index] ?? 0));
      bits.put(Int32Array.from([...one, ...other]), ONE);
      expect(bits.both(ONE, OTHER, THIRD)).toBe(countOf(both));
      expect(blockAt(bits, THIRD)).toEqual(both);
      expect(bits.both(ALL, OTHER, THIRD)).toBe(countOf(other));
      expect(blockAt(bits, THIRD)).toEqual(other);
      expect(bits.both(ONE, ONE, THIRD)).toBe(countOf(one));
      // Where it is written may be one of the two.
      expect(bits.both(ONE, OTHER, ONE)).toBe(countOf(both));
      expect(blockAt(bits, ONE)).toEqual(both);
      expect(blockAt(bits, OTHER)).toEqual(other);
    }),
  );
});

it('keeps what it holds when it makes room for more', () => {
  const bits = new BlockBits();
  const block = Array.from({ length: WORDS }, (_, index) => index);
  bits.put(Int32Array.from(block), ONE);
  for (const blocks of [10, 257, 5000]) {
    bits.reserve(blocks);
    bits.put(Int32Array.from(block), blocks - 1);
    expect(blockAt(bits, blocks - 1)).toEqual(block);
    expect(blockAt(bits, ONE)).toEqual(block);
    expect(bits.both(blocks - 1, ONE, blocks - 1)).toBe(countOf(block));
  }
});

function blockAt(bits: BlockBits, at: number): readonly number[] {
  const words = new Int32Array(WORDS);
  bits.copy(at, words);
  return [...words];
}

function countOf(words: readonly number[]): number {
  return words.reduce((bits, word) => bits + (word >>> 0).toString(2).replaceAll('0', '').length, 0);
}
