/** A pause that others may end. */
export interface Rest {
  /**
   * Resolves after so many milliseconds (never by itself without a number), or when it is ended or aborted; at once if
   * it was ended since the last one.
   */
  take(ms: number | undefined, signal: AbortSignal): Promise<void>;
  end(): void;
}

export function makeRest(): Rest {
  let isEnded = false;
  let wake: (() => void) | undefined;

  const sleep = (ms: number | undefined, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(awaken, ms);
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
