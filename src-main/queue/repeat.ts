export interface Repeating {
  /** Once more now, after what still runs. */
  again(): void;
  /** Resolves once nothing of what was asked for runs any more. */
  idle(): Promise<void>;
  /** The same, and no time comes after. */
  stop(): Promise<void>;
}

export interface RepeatOptions {
  /** Milliseconds until the first time; at once when left out. */
  readonly firstMs?: number;
  readonly everyMs: number;
  readonly failed: (reason: unknown) => void;
}

/** Works at every interval, one time after the other, whatever fails; keeps no program from ending. */
export function repeat(work: () => Promise<void>, { firstMs, everyMs, failed }: RepeatOptions): Repeating {
  let working = Promise.resolve();
  let isStopped = false;
  /** A run that has not begun serves callers that ask meanwhile. */
  let isWaiting = false;
  const again = () => {
    if (isStopped || isWaiting) return;
    isWaiting = true;
    const next = () => {
      isWaiting = false;
      return work();
    };
    working = working.then(next).catch(failed);
  };
  const first = firstMs === undefined ? undefined : setTimeout(again, firstMs).unref();
  if (!first) again();
  const timer = setInterval(again, everyMs).unref();
  return {
    again,
    idle: () => working,
    async stop() {
      isStopped = true;
      clearTimeout(first);
      clearInterval(timer);
      await working;
    },
  };
}
