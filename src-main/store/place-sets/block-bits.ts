import { BLOCK } from '../places.ts';

/** A block's places as bits: 64 words of 32. */
export const WORDS = BLOCK / 32;

/** All of a block's places. */
export const ALL_WORDS = new Int32Array(WORDS).fill(-1);

/** The places of one block: where their bits are, and how many they are. One such is used from block to block. */
export interface BlockBits {
  words: Int32Array;
  /** The first of its words. */
  from: number;
  /** Or `NOT_COUNTED`: that is done only where somebody has to know. */
  documents: number;
}

/** More than a block has. */
export const NOT_COUNTED = 0xffff;

export function allBits(): BlockBits {
  return bitsOf(ALL_WORDS, BLOCK);
}

/** Of a block that words are all of. */
export function bitsOf(words: Int32Array, documents = NOT_COUNTED): BlockBits {
  return { words, from: 0, documents };
}

export function pointAt(bits: BlockBits, { words, from, documents }: BlockBits): void {
  bits.words = words;
  bits.from = from;
  bits.documents = documents;
}

/*
 * What is counted is not written: a total needs no bits, and to write them and read them again took as long as all the
 * rest. Each count has a loop of its own for the same reason.
 */

/** How many places both have. */
export function countCommon(one: BlockBits, other: BlockBits): number {
  const [ones, others] = [one.words, other.words];
  const [fromOne, fromOther] = [one.from, other.from];
  let bits = 0;
  for (let index = 0; index < WORDS; index += 2) {
    const word = (ones[fromOne + index] ?? 0) & (others[fromOther + index] ?? 0);
    const next = (ones[fromOne + index + 1] ?? 0) & (others[fromOther + index + 1] ?? 0);
    bits += bytesOf(foursOf(word) + foursOf(next));
  }
  return bits;
}

/** How many places all four have. */
export function countCommonOfFour(a: BlockBits, b: BlockBits, c: BlockBits, d: BlockBits): number {
  const [ofA, ofB, ofC, ofD] = [a.words, b.words, c.words, d.words];
  const [fromA, fromB, fromC, fromD] = [a.from, b.from, c.from, d.from];
  let bits = 0;
  for (let index = 0; index < WORDS; index += 2) {
    const ab = (ofA[fromA + index] ?? 0) & (ofB[fromB + index] ?? 0);
    const cd = (ofC[fromC + index] ?? 0) & (ofD[fromD + index] ?? 0);
    const nextAb = (ofA[fromA + index + 1] ?? 0) & (ofB[fromB + index + 1] ?? 0);
    const nextCd = (ofC[fromC + index + 1] ?? 0) & (ofD[fromD + index + 1] ?? 0);
    bits += bytesOf(foursOf(ab & cd) + foursOf(nextAb & nextCd));
  }
  return bits;
}

/** How many places one has that either of two others has too. */
export function countWithEither(one: BlockBits, a: BlockBits, b: BlockBits): number {
  const [ones, ofA, ofB] = [one.words, a.words, b.words];
  const [fromOne, fromA, fromB] = [one.from, a.from, b.from];
  let bits = 0;
  for (let index = 0; index < WORDS; index += 2) {
    const either = (ofA[fromA + index] ?? 0) | (ofB[fromB + index] ?? 0);
    const next = (ofA[fromA + index + 1] ?? 0) | (ofB[fromB + index + 1] ?? 0);
    const word = (ones[fromOne + index] ?? 0) & either;
    bits += bytesOf(foursOf(word) + foursOf((ones[fromOne + index + 1] ?? 0) & next));
  }
  return bits;
}

/** Writes the places that both have into a block's words. */
export function writeCommon(words: Int32Array, one: BlockBits, other: BlockBits): void {
  const [ones, others] = [one.words, other.words];
  const [fromOne, fromOther] = [one.from, other.from];
  for (let index = 0; index < WORDS; index += 1) {
    words[index] = (ones[fromOne + index] ?? 0) & (others[fromOther + index] ?? 0);
  }
}

/** Writes the places that either has into a block's words. */
export function writeEither(words: Int32Array, one: BlockBits, other: BlockBits): void {
  const [ones, others] = [one.words, other.words];
  const [fromOne, fromOther] = [one.from, other.from];
  for (let index = 0; index < WORDS; index += 1) {
    words[index] = (ones[fromOne + index] ?? 0) | (others[fromOther + index] ?? 0);
  }
}

/** How many bits of a word are set. */
export function bitsIn(word: number): number {
  return bytesOf(foursOf(word));
}

/** The usual way of adding neighbours: pairs, then fours. */
function foursOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/** Then bytes, then all of them: of the fours of one word, or of two added up. */
function bytesOf(fours: number): number {
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
