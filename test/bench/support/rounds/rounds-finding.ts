import type { Finding } from '../finding.ts';
import type { GoalName } from '../goals.ts';
import { type Rounds, ratioOf } from './rounds.ts';

type Goal = NonNullable<Finding['goal']>;

/** A line that tells what a side gave: the middle of its rounds, between their extremes. */
export function findRounds(
  what: string,
  rounds: Rounds,
  { unit, show }: { readonly unit: string; readonly show: (rounds: Rounds) => string },
) {
  const { median, least, most } = rounds;
  return { what, value: show(rounds), measured: median, unit, spread: { least, most } } satisfies Finding;
}

/** Shows the middle of the rounds with so many decimals. */
export function showMedian(decimals: number): (rounds: Rounds) => string {
  return ({ median }) => median.toFixed(decimals);
}

export interface ComparedSides {
  readonly what: string;
  readonly row: GoalName;
  readonly unit: string;
  readonly side: Rounds;
  /** What it is held against, in turn with it. */
  readonly beside: Rounds;
  readonly decimals: number;
  readonly goal: (ratio: number) => Goal;
}

/** The line of a goal that is a ratio: one side as so many times another, round by round. */
export function findRatio({ what, row, unit, side, beside, decimals, goal }: ComparedSides) {
  const { median: ratio } = ratioOf(side, beside);
  return {
    what,
    value: ratio.toFixed(decimals),
    goal: goal(ratio),
    row,
    measured: side.median,
    reference: beside.median,
    unit,
    spread: { least: side.least, most: side.most },
    ratio,
  } satisfies Finding;
}
