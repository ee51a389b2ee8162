export interface Repeating {
  /** Once more now, after what still runs. */
  again(): void;
  /** Resolves once nothing runs any more. */
  stop(): Promise<void>;
}

/** Works now and at every interval, one time after the other, whatever fails; keeps no program from ending. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, failed }: { readonly everyMs: number; readonly failed: (reason: unknown) => void },
): Repeating {
  let working = Promise.resolve();
  const again = () => {
    working = working.then(work).catch(failed);
  };
  again();
  const timer = setInterval(again, everyMs);
  timer.unref();
  return {
    again,
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
