/** Work that is done one at a time and can be given up. */
export interface CancellableWork {
  isUnderWay(): boolean;
  /** Does it, and gives what came of it; the caller that gives it up waits for all of it. */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Ends what is under way, if anything is, for a reason; resolves once it ended. */
  giveUp(reason: string): Promise<void>;
}

export function makeCancellableWork(): CancellableWork {
  let current: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined;
  return {
    isUnderWay: () => current !== undefined,

    async run(work) {
      const controller = new AbortController();
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      current = { controller, ended };
      try {
        return await work(controller.signal);
      } finally {
        current = undefined;
        resolve();
      }
    },

    async giveUp(reason) {
      current?.controller.abort(new Error(reason));
      await current?.ended;
    },
  };
}
