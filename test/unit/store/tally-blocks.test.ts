import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BlockReach } from '../../../src-main/store/block-reach.ts';
import type { Run } from '../../../src-main/store/block-runs.ts';
import type { BlockTotal, Way } from '../../../src-main/store/document-lists.ts';
import { BLOCK } from '../../../src-main/store/places.ts';
import { type Tally, tallyBlocks } from '../../../src-main/store/tally-blocks.ts';
import { makeTurns } from '../../../src-main/store/turns.ts';

/** A way on which every block has so many documents, and the blocks it was asked for at a time. */
function wayOf({ isCheapToBegin, each }: { isCheapToBegin: boolean; each: number }) {
  const asked: number[][] = [];
  const blocksOf = (reach?: BlockReach) => {
    const [first, end] = [Number(reach?.first) / BLOCK, Number(reach?.end) / BLOCK];
    return Array.from({ length: end - first }, (_, index) => first + index);
  };
  const way: Pick<Way, 'places' | 'tally' | 'isCheapToBegin'> = {
    isCheapToBegin,
    async places(reach, most) {
      const blocks = blocksOf(reach);
      if (blocks.length * each > most) return undefined;
      asked.push(blocks);
      return blocks.flatMap((block) => Array.from({ length: each }, (_, index) => block * BLOCK + index));
    },
    async tally(reach): Promise<readonly BlockTotal[]> {
      const blocks = blocksOf(reach);
      asked.push(blocks);
      return blocks.map((block) => ({ block, documents: each }));
    },
  };
  return { way, asked };
}

const mostPlaces = 10_000;
const nothing = (): Tally => ({ totals: new Map(), places: new Set() });

const runs = fc
  .tuple(fc.nat({ max: 500 }), fc.nat({ max: 500 }))
  .map(([a, b]): Run => [Math.min(a, b), Math.max(a, b)]);

it('counts every block once whatever the pieces are, and keeps the places while they are few', async () => {
  await fc.assert(
    fc.asyncProperty(
      runs,
      fc.boolean(),
      fc.constantFrom(1, 2, 30),
      async ([first, last], isCheapToBegin, each) => {
        const { way, asked } = wayOf({ isCheapToBegin, each });
        const tally = nothing();
        const tallying = { ways: [way], mostPlaces, turn: makeTurns(), signal: undefined };
        await tallyBlocks(tally, [first, last], tallying);
        const blocks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
        expect([...tally.totals]).toEqual(blocks.map((block) => [block, each]));
        expect(asked.flat()).toEqual(blocks);
        // One that costs the same for a few blocks is asked for all at once.
        if (!isCheapToBegin) expect(asked).toHaveLength(1);
        const all = blocks.flatMap((block) =>
          Array.from({ length: each }, (_, index) => block * BLOCK + index),
        );
        expect(tally.places && [...tally.places]).toEqual(all.length > mostPlaces ? undefined : all);
      },
    ),
    { numRuns: 60 },
  );
});

it('keeps no place of two ways that have too many together', async () => {
  const ways = [1, 2].map(() => wayOf({ isCheapToBegin: true, each: 2000 }).way);
  const tally = nothing();
  await tallyBlocks(tally, [0, 2], { ways, mostPlaces, turn: makeTurns(), signal: undefined });
  expect(tally.places).toBeUndefined();
  expect([...tally.totals]).toEqual([
    [0, 4000],
    [1, 4000],
    [2, 4000],
  ]);
});

it('lets others have their turn between two pieces', async () => {
  const { way, asked } = wayOf({ isCheapToBegin: true, each: 1 });
  const steps: number[] = [];
  const counting = tallyBlocks(nothing(), [0, 400], {
    ways: [way],
    mostPlaces,
    turn: makeTurns(),
    signal: undefined,
  });
  let isCounting = true;
  const counted = counting.then(() => {
    isCounting = false;
  });
  while (isCounting) {
    steps.push(asked.length);
    await new Promise(setImmediate);
  }
  await counted;
  expect(asked.length).toBeGreaterThan(2);
  // Never more than a piece at a time.
  expect(steps.every((step, index) => step - (steps[index - 1] ?? 0) <= 1)).toBe(true);
});

it('asks no further once it is given up', async () => {
  const { way, asked } = wayOf({ isCheapToBegin: true, each: 1 });
  const controller = new AbortController();
  const turn = makeTurns();
  const counting = tallyBlocks(nothing(), [0, 400], {
    ways: [way],
    mostPlaces,
    turn,
    signal: controller.signal,
  });
  controller.abort(new Error('nobody waits'));
  await expect(counting).rejects.toThrow('nobody waits');
  expect(asked).toHaveLength(1);
});
