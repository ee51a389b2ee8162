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
      for (const tell of waiting) tell();
    },
    next: (withinMs) =>
      new Promise((resolve) => {
        const tell = () => {
          clearTimeout(timer);
          waiting.delete(tell);
          resolve();
        };
        const timer = setTimeout(tell, withinMs);
        waiting.add(tell);
      }),
  };
}
