import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlockBits } from '../../../../src-main/store/place-sets/block-bits.ts';
import { JoinedList, pageOfJoined } from '../../../../src-main/store/place-sets/joined-sets.ts';
import { PlaceSet } from '../../../../src-main/store/place-sets/place-set.ts';
import { BLOCK } from '../../../../src-main/store/places.ts';

const BLOCKS = 4;

/** Near the borders of words and blocks, or anywhere. */
const somePlace = fc.oneof(
  fc.constantFrom(0, 1, 31, 32, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK - 1, 3 * BLOCK),
  fc.nat({ max: BLOCKS * BLOCK - 1 }),
);
const someBlock = fc.nat({ max: BLOCKS - 1 });
const someStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      places: fc.uniqueArray(somePlace, { maxLength: 40 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add every' as const),
      block: someBlock,
      nth: fc.integer({ min: 1, max: 7 }),
    }),
  },
  fc.record({ kind: fc.constant('fill' as const), block: someBlock }),
  fc.record({ kind: fc.constant('add all' as const), block: someBlock }),
  fc.record({ kind: fc.constant('clear' as const), block: someBlock }),
  fc.record({ kind: fc.constant('pack' as const) }),
);
type Step = typeof someStep extends fc.Arbitrary<infer Value> ? Value : never;

const someSet = fc.array(someStep, { maxLength: 8 });
const someSets = fc.array(fc.array(someSet, { maxLength: 3 }), { minLength: 1, maxLength: 7 });
const someQuestion = fc.record({
  limit: fc.integer({ min: 1, max: 30 }),
  position: fc.option(fc.oneof(somePlace, fc.constant(BLOCKS * BLOCK), fc.constant(10 * BLOCK)), {
    nil: undefined,
  }),
  direction: fc.constantFrom('older' as const, 'newer' as const),
});

it('tells of sets put together what plain lists tell, both ways and from anywhere', () => {
  fc.assert(
    fc.property(someSets, someQuestion, (steps, question) => {
      const sets = steps.map((alternatives) => eitherOf(alternatives.map(setOf)));
      const lists = steps.map((alternatives) => alternatives.map(listOf));
      const all = Array.from({ length: BLOCKS * BLOCK }, (_, place) => place).filter((place) =>
        lists.every((alternatives) => alternatives.some((list) => list.has(place))),
      );
      const { limit, position, direction } = question;
      const isOlder = direction === 'older';
      const beyond = all.filter(
        (place) => position === undefined || (isOlder ? place < position : place > position),
      );
      const places = (isOlder ? beyond.toReversed() : beyond).slice(0, limit);
      const newest = isOlder ? places[0] : places.at(-1);
      const newer = newest === undefined ? 0 : all.filter((place) => place > newest).length;
      const bits = new BlockBits();
      const list = new JoinedList(bits, sets);
      expect(pageOfJoined(list, question)).toEqual({ places, total: all.length, newer });
      // As well when another was put together meanwhile.
      const other = new JoinedList(bits, [setOf([{ kind: 'add every', block: 1, nth: 2 }])]);
      expect(other.total).toBe(BLOCK / 2);
      expect(pageOfJoined(list, question)).toEqual({ places, total: all.length, newer });
    }),
    { numRuns: 200 },
  );
});

it('counts what is in all of many sets, in some of which either of two has it', () => {
  const every = (nth: number) => setOf([{ kind: 'add every', block: 0, nth }, { kind: 'pack' }]);
  const common = (...divisors: readonly number[]) =>
    placesOf(0).filter((place) => divisors.every((divisor) => place % divisor === 0)).length;
  const either = [every(2), every(3)];
  const total = (...sets: readonly (readonly PlaceSet[])[]) =>
    new JoinedList(new BlockBits(), sets.map(eitherOf)).total;
  expect(total([every(2)], [every(3)])).toBe(common(2, 3));
  expect(total([every(2)], [every(3)], [every(5)])).toBe(common(2, 3, 5));
  expect(total([every(1)], [every(2)], [every(3)], [every(5)], [every(7)])).toBe(common(2, 3, 5, 7));
  expect(total([every(2)], [every(3)], [every(4)], [every(5)], [every(7)])).toBe(common(4, 3, 5, 7));
  expect(total(either)).toBe(common(2) + common(3) - common(6));
  expect(total([every(5)], either)).toBe(common(10) + common(15) - common(30));
  expect(total(either, [every(5)], [every(7)])).toBe(common(70) + common(105) - common(210));
  expect(total(either, [every(5), every(6)])).toBe(
    common(10) + common(15) - common(30) + common(6) - common(30),
  );
  expect(total([...either, every(5)])).toBe(
    common(2) + common(3) + common(5) - common(6) - common(10) - common(15) + common(30),
  );
});

it('takes little for a place and for a block that has them all', () => {
  const one = setOf([{ kind: 'add', places: [3 * BLOCK] }, { kind: 'pack' }]);
  const all = setOf([{ kind: 'add all', block: 3 }, { kind: 'pack' }]);
  expect(one.bytes).toBe(4 + BLOCK / 8);
  expect(all.bytes).toBe(4);
});

function setOf(steps: readonly Step[]): PlaceSet {
  const set = new PlaceSet();
  for (const step of steps) {
    if (step.kind === 'add') set.add(step.places);
    else if (step.kind === 'add every') set.add(everyPlace(step));
    else if (step.kind === 'fill') set.fill(step.block);
    else if (step.kind === 'add all') set.add(placesOf(step.block));
    else if (step.kind === 'clear') set.clear(step.block);
    else set.pack();
  }
  return set;
}

function eitherOf(sets: readonly PlaceSet[]): PlaceSet {
  const either = new PlaceSet();
  for (let block = 0; block < BLOCKS; block += 1) for (const set of sets) either.unite(block, set);
  return either;
}

function listOf(steps: readonly Step[]): ReadonlySet<number> {
  const list = new Set<number>();
  for (const step of steps) {
    if (step.kind === 'add') for (const place of step.places) list.add(place);
    else if (step.kind === 'add every') for (const place of everyPlace(step)) list.add(place);
    else if (step.kind === 'clear') for (const place of placesOf(step.block)) list.delete(place);
    else if (step.kind !== 'pack') for (const place of placesOf(step.block)) list.add(place);
  }
  return list;
}

function placesOf(block: number): number[] {
  return Array.from({ length: BLOCK }, (_, index) => block * BLOCK + index);
}

function everyPlace({ block, nth }: { readonly block: number; readonly nth: number }): number[] {
  return placesOf(block).filter((place) => place % nth === 0);
}
