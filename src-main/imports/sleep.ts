/** A sleep that others may end. */
export interface Sleep {
  /** Resolves after so many milliseconds, or when it is ended or aborted; at once if it was ended since the last one. */
  take(ms: number, signal: AbortSignal): Promise<void>;
  end(): void;
}

export function makeSleep(): Sleep {
  let isEnded = false;
  let wake: (() => void) | undefined;

  const sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(awaken, ms);
      function awaken(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', awaken);
        wake = undefined;
        resolve();
      }
      wake = awaken;
      signal.addEventListener('abort', awaken);
    });

  return {
    async take(ms, signal) {
      if (!isEnded && !signal.aborted) await sleep(ms, signal);
      isEnded = false;
    },
    end() {
      isEnded = true;
      wake?.();
    },
  };
}
