/** Who may bring a batch now. */
export interface Admission {
  /** False: come back after so many seconds. */
  enter(): { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };
  leave(): void;
}

/** Each may take 4 MB and a connection of the database. */
const BATCHES_AT_ONCE = 12;

/**
 * How many batches a second are reckoned with when those that must wait get a time to come back: as small ones are
 * taken. Where they are larger, who comes back in vain is turned away once more, which costs little.
 */
const BATCHES_A_SECOND = 50;

const LONGEST_WAIT_SECONDS = 300;

/**
 * Takes so many batches at once, and turns the others away before their body is read, each to a later moment than the
 * one before: nothing is queued for any caller. `now` in milliseconds, never going back.
 */
export function makeAdmission(now: () => number): Admission {
  let inside = 0;
  let turnedAway = 0;
  let since = now();
  return {
    enter() {
      if (inside < BATCHES_AT_ONCE) {
        inside += 1;
        return { ok: true };
      }
      const at = now();
      turnedAway = Math.max(0, turnedAway - ((at - since) / 1000) * BATCHES_A_SECOND) + 1;
      since = at;
      const wait = Math.ceil(turnedAway / BATCHES_A_SECOND);
      return { ok: false, retryAfterSeconds: Math.min(wait, LONGEST_WAIT_SECONDS) };
    },
    leave() {
      inside -= 1;
    },
  };
}
