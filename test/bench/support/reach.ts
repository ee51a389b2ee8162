import type { Finding } from './finding.ts';

type Goal = NonNullable<Finding['goal']>;

/** What a figure must at least be, and whether it is; `text` where the bare number says too little. */
export function atLeast(bound: number, figure: number, text = String(bound)): Goal {
  return { text: `≥ ${text}`, reached: figure >= bound };
}

/** What a figure may at most be. */
export function atMost(bound: number, figure: number, text = String(bound)): Goal {
  return { text: `≤ ${text}`, reached: figure <= bound };
}

/** What a figure must stay below. */
export function below(bound: number, figure: number, text = String(bound)): Goal {
  return { text: `< ${text}`, reached: figure < bound };
}

/** What a count must be, no more and no less. */
export function exactly(count: number, figure: number, text = String(count)): Goal {
  return { text, reached: figure === count };
}
