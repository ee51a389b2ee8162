/** Lets no more than so many tasks of a key run at once; the others wait, first come, first served. */
export interface Semaphore {
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
}

export function makeSemaphore(atOnce: number): Semaphore {
  const keys = new Map<string, { free: number; readonly waiting: (() => void)[] }>();

  return {
    async run(key, task) {
      const state = keys.get(key) ?? { free: atOnce, waiting: [] };
      keys.set(key, state);
      if (state.free > 0) state.free -= 1;
      else await new Promise<void>((resolve) => state.waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = state.waiting.shift();
        if (next) next();
        else state.free += 1;
        if (state.free === atOnce) keys.delete(key);
      }
    },
  };
}
