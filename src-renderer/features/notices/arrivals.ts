import { type Happening, isQuiet } from './happening.ts';

/** The most toasts at once: more would cover what is being sold. The list has all. */
const AT_ONCE = 2;

/** What is told at the side, and what needs no telling any more. */
export interface Arrivals {
  /** Undefined until the first look: what happened before the window was opened is only in the list. */
  readonly known: ReadonlySet<string> | undefined;
  readonly shown: readonly Happening[];
}

export const noArrivals: Arrivals = { known: undefined, shown: [] };

/** Looks again: what is new is shown, the newest first. */
export function arrive(arrivals: Arrivals, happenings: readonly Happening[]): Arrivals {
  const { known, shown } = arrivals;
  const fresh = known ? happenings.filter(({ id }) => !known.has(id)) : [];
  if (known && fresh.length === 0) return arrivals;
  return {
    known: new Set([...(known ?? []), ...happenings.map(({ id }) => id)]),
    shown: [...fresh.filter((happening) => !isQuiet(happening)), ...shown].slice(0, AT_ONCE),
  };
}

/** Takes one from the screen; it stays in the list. */
export function dismiss(arrivals: Arrivals, id: string): Arrivals {
  return { ...arrivals, shown: arrivals.shown.filter((happening) => happening.id !== id) };
}
