/** Pauses after faults of our own. By a timer and not by the clock, which may be set back meanwhile. */
export interface Pauses {
  /** Pauses a key, or everything; one that is paused already is not paused for longer. */
  begin(key?: string): void;
  /** Whether a key pauses, or everything. */
  has(key?: string): boolean;
  /** Ends the pauses of a key, or all of them, before their time. */
  end(key?: string): void;
}

/** Stands for all keys. */
const everything = Symbol('everything');

export function makePauses({ ms, over }: { readonly ms: number; readonly over: () => void }): Pauses {
  const timers = new Map<string | symbol, NodeJS.Timeout>();

  function end(what: string | symbol): void {
    clearTimeout(timers.get(what));
    timers.delete(what);
  }

  return {
    begin(key) {
      const what = key ?? everything;
      if (timers.has(what)) return;
      const timer = setTimeout(() => {
        end(what);
        over();
      }, ms);
      timers.set(what, timer);
    },
    has: (key?: string) => timers.has(everything) || (key !== undefined && timers.has(key)),
    end(key) {
      for (const what of key === undefined ? [...timers.keys()] : [key]) end(what);
    },
  };
}
