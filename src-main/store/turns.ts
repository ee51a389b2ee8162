/** Waits for a turn of one's own: whoever came before has had theirs, and so has whatever else the program does. */
export type Turn = () => Promise<void>;

/** Turns for long work that is done in pieces: one piece of one piece of work at each round of the event loop. */
export function makeTurns(): Turn {
  const waiting: (() => void)[] = [];
  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
