/** A timer far in the future would hide a change of the clock: it fires at least this often. */
const LONGEST_SLEEP_MS = 60_000;

/** Jobs that come due within so many milliseconds are looked for together. */
const SHORTEST_SLEEP_MS = 50;

/** One timer that fires at the soonest of the instants it was set for. */
export function makeTimer({ now, fire }: { readonly now: () => Date; readonly fire: () => void }) {
  let set: { readonly at: number; readonly handle: NodeJS.Timeout } | undefined;

  function clear(): void {
    clearTimeout(set?.handle);
    set = undefined;
  }

  return {
    /** Sets the timer for an instant, in milliseconds since 1970; one in the past fires soon. */
    setFor(at: number): void {
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
