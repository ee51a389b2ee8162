/** Chance that can be repeated: the same seed gives the same row of draws. */
export interface SeededRandom {
  /** True so often out of one. */
  chance(rate: number): boolean;
  /** A whole number from the first to the second, both included. */
  between(least: number, most: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Another row of its own, the same for the same name, however much is drawn here. */
  branch(name: string): SeededRandom;
}

/** Mulberry32: 32 bits of state, enough to choose what a test does and no more. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  function draw(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    chance: (rate) => draw() < rate,
    between: (least, most) => least + Math.floor(draw() * (most - least + 1)),
    pick(values) {
      const value = values[Math.floor(draw() * values.length)];
      if (value === undefined) throw new Error('there is nothing to pick from');
      return value;
    },
    branch: (name) =>
      seededRandom([...name].reduce((mix, sign) => Math.imul(mix, 31) + sign.charCodeAt(0), seed)),
  };
}
