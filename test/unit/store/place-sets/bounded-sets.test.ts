import { expect, it } from 'vitest';
import { BoundedSets } from '../../../../src-main/store/place-sets/bounded-sets.ts';
import { PlaceSet } from '../../../../src-main/store/place-sets/place-set.ts';
import { BLOCK } from '../../../../src-main/store/places.ts';

/** A set of so many blocks, each with so many documents. */
function setOf(blocks: number, documents = 300): PlaceSet {
  const set = new PlaceSet();
  for (let block = 0; block < blocks; block += 1) {
    set.add(Array.from({ length: documents }, (_, index) => block * BLOCK + index));
  }
  set.pack();
  return set;
}

function bytesOf(set: PlaceSet): number {
  const sets = new BoundedSets(Number.POSITIVE_INFINITY);
  sets.put('alone', { set, changes: 1 });
  return sets.bytes;
}

const each = bytesOf(setOf(10));

it('holds no more than it may, and lets go what was not asked for the longest', () => {
  const sets = new BoundedSets(3 * each);
  for (const key of ['a', 'b', 'c']) sets.put(key, { set: setOf(10), changes: 1 });
  expect(sets.get('a')).toBeDefined();
  sets.put('d', { set: setOf(10), changes: 1 });
  expect(['a', 'b', 'c', 'd'].map((key) => sets.has(key))).toEqual([true, false, true, true]);
  expect(sets).toMatchObject({ size: 3, bytes: 3 * each });
});

it('counts a set as it has become when it is put again', () => {
  const sets = new BoundedSets(3 * each);
  const { set } = { set: setOf(10) };
  sets.put('a', { set, changes: 1 });
  set.add([20 * BLOCK]);
  sets.put('a', { set, changes: 2 });
  expect(sets).toMatchObject({ size: 1, bytes: bytesOf(set) });
  sets.put('b', { set: setOf(100), changes: 2 });
  expect(sets).toMatchObject({ size: 0, bytes: 0 });
});

it('takes no more room for a few documents than their places do, and gives them back', () => {
  const sets = new BoundedSets(Number.POSITIVE_INFINITY);
  sets.put('few', { set: setOf(100, 2), changes: 7 });
  expect(sets.bytes).toBe(bytesOf(setOf(0)) + 200 * 4);
  expect(sets.changesOf('few')).toBe(7);
  expect(sets.get('few')?.changes).toBe(7);
  expect(sets.get('few')?.set.places(200)).toEqual(setOf(100, 2).places(200));
  expect(sets.get('few')?.set.places(199)).toBeUndefined();
});

it('bounds also what nothing was found for', () => {
  const sets = new BoundedSets(100 * each);
  for (let order = 0; order < 5000; order += 1) sets.put(`order ${order}`, { set: setOf(0), changes: 1 });
  expect(sets.size).toBeGreaterThan(0);
  expect(sets.size).toBeLessThan(1000);
});
