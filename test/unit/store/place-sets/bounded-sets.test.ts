import { expect, it } from 'vitest';
import { BoundedSets } from '../../../../src-main/store/place-sets/bounded-sets.ts';
import { PlaceSet } from '../../../../src-main/store/place-sets/place-set.ts';
import { BLOCK } from '../../../../src-main/store/places.ts';

/** A set of so many blocks with one document each. */
function setOf(blocks: number): PlaceSet {
  const set = new PlaceSet();
  set.add(Array.from({ length: blocks }, (_, block) => block * BLOCK));
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

it('bounds also what nothing was found for', () => {
  const sets = new BoundedSets(100 * each);
  for (let order = 0; order < 5000; order += 1) sets.put(`order ${order}`, { set: setOf(0), changes: 1 });
  expect(sets.size).toBeGreaterThan(0);
  expect(sets.size).toBeLessThan(1000);
});
