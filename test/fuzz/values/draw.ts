import fc, { type Arbitrary } from 'fast-check';
import type { SeededRandom } from '../../support/seeded-random.ts';

/** One value of an arbitrary; the same for the same position in the random sequence. */
export function draw<Value>(arbitrary: Arbitrary<Value>, random: SeededRandom): Value {
  for (const value of fc.sample(arbitrary, { seed: random.between(0, 0x7fff_ffff), numRuns: 1 }))
    return value;
  throw new Error('the arbitrary gave nothing');
}
