/** One timer that rings at the soonest instant it was set for. */
export interface Alarm {
  /** Rings at an instant, unless it is to ring before; what is past rings soon. Milliseconds since 1970. */
  setFor(instant: number): void;
  off(): void;
}

/** A timer far in the future would hide a change of the clock: it rings at least this often. */
export const LONGEST_SLEEP_MS = 60_000;

/** What comes due one after the other is taken up together. */
const SHORTEST_SLEEP_MS = 50;

export function makeAlarm({ now, ring }: { readonly now: () => Date; readonly ring: () => void }): Alarm {
  let timer: { readonly at: number; readonly handle: NodeJS.Timeout } | undefined;

  function off(): void {
    clearTimeout(timer?.handle);
    timer = undefined;
  }

  function wakeUp(): void {
    timer = undefined;
    ring();
  }

  return {
    setFor(at) {
      if (timer && timer.at <= at) return;
      off();
      const wait = Math.min(Math.max(at - now().getTime(), SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS);
      timer = { at, handle: setTimeout(wakeUp, wait) };
    },
    off,
  };
}
