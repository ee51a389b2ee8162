/** The first and the last of numbers that follow each other. */
export type Run = readonly [first: number, last: number];

/** Numbers that follow each other, ascending or descending, as the least and the greatest of each run, in their order. */
export function runsOf(numbers: readonly number[]): readonly Run[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else if (run && number === run[0] - 1) run[0] = number;
    else runs.push([number, number]);
  }
  return runs;
}
