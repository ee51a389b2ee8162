/** One timer for the soonest of all the instants it was set for. */
export interface Timer {
  /** What is past fires soon. Milliseconds since 1970. */
  setFor(instant: number): void;
  clear(): void;
}

/** A timer far in the future would hide a change of the clock: it fires at least this often. */
export const LONGEST_SLEEP_MS = 60_000;

/** What comes due one after the other is taken up together. */
const SHORTEST_SLEEP_MS = 50;

export function makeTimer({ now, fire }: { readonly now: () => Date; readonly fire: () => void }): Timer {
  let set: { readonly at: number; readonly handle: NodeJS.Timeout } | undefined;

  function clear(): void {
    clearTimeout(set?.handle);
    set = undefined;
  }

  return {
    setFor(at) {
      if (set && set.at <= at) return;
      clear();
      const wait = Math.min(Math.max(at - now().getTime(), SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS);
      const handle = setTimeout(() => {
        set = undefined;
        fire();
      }, wait);
      set = { at, handle };
    },
    clear,
  };
}
