/** Stands for all keys. */
export const everything = Symbol('everything');

export type PauseOf = string | typeof everything;

/** Pauses of a queue after internal errors. They use timers and not the clock, which may be set back meanwhile. */
export function makePauses({ ms, over }: { readonly ms: number; readonly over: () => void }) {
  const timers = new Map<PauseOf, NodeJS.Timeout>();
  return {
    /** Pauses a key, or all keys, for some milliseconds; a pause that is running is not made longer. */
    begin(of: PauseOf): void {
      if (timers.has(of)) return;
      const end = () => {
        timers.delete(of);
        over();
      };
      timers.set(of, setTimeout(end, ms));
    },
    has: (of: PauseOf): boolean => timers.has(of),
    /** Ends the pause of a key, or all pauses, early. */
    end(key?: string): void {
      for (const [of, timer] of timers) {
        if (key !== undefined && of !== key) continue;
        clearTimeout(timer);
        timers.delete(of);
      }
    },
  };
}
