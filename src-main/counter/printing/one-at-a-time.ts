import { setTimeout as sleep } from 'node:timers/promises';

/** Runs what concerns the same printer one after the other: most take one connection and let others wait unheard. */
export interface OneAtATime {
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** For whoever stands there and waits: `late` after so long, and then the task is cut, or never begins. */
  runWithin<Result>(
    name: string,
    limit: { readonly ms: number; readonly late: Result },
    task: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
}

export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<void>>();

  function run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const doing = (last.get(name) ?? Promise.resolve()).then(task);
    const done = doing.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, done);
    void done.then(() => {
      if (last.get(name) === done) last.delete(name);
    });
    return doing;
  }

  return {
    run,
    async runWithin(name, { ms, late }, task) {
      const ending = new AbortController();
      const doing = run(name, async () => (ending.signal.aborted ? late : task(ending.signal)));
      const tooLate = sleep(ms, late, { ref: false });
      try {
        return await Promise.race([doing, tooLate]);
      } finally {
        ending.abort();
      }
    },
  };
}
