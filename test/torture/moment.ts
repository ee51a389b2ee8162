/** Something that happens now and then, and that someone waits for. */
export interface Moment {
  happen(): void;
  /** Resolves the next time it happens, or after this long. */
  next(withinMs: number): Promise<void>;
}

export function makeMoment(): Moment {
  const waiting = new Set<() => void>();
  return {
    happen() {
      for (const wake of waiting) wake();
    },
    next: (withinMs) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, withinMs);
        waiting.add(wake);
      }),
  };
}
