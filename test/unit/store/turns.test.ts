import { expect, it } from 'vitest';
import { makeTurns } from '../../../src-main/store/turns.ts';

it('gives one turn at each round of the event loop, to whoever waited longest', async () => {
  const turn = makeTurns();
  const steps: string[] = [];
  async function work(name: string): Promise<void> {
    for (let piece = 1; piece <= 3; piece += 1) {
      await turn();
      steps.push(`${name}${piece}`);
    }
  }
  const works = Promise.all([work('a'), work('b')]);
  for (let round = 1; round <= 6; round += 1) {
    await new Promise(setImmediate);
    // Whatever the order within a round, no two pieces of work share one.
    expect(steps.length).toBeLessThanOrEqual(round);
  }
  await works;
  expect(steps).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
});
