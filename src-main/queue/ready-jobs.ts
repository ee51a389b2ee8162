export interface TakenJob<Entry> {
  readonly job: Entry;
  readonly isAdded: boolean;
}

export type Origin = 'added' | 'stored';

/** The loaded jobs of a key that do not run yet: those just added, and the next ones of the store. */
export type ReadyJobs<Entry> = ReturnType<typeof makeReadyJobs<Entry>>;

export function makeReadyJobs<Entry>() {
  const jobs: Record<Origin, Entry[]> = { added: [], stored: [] };
  let last: Origin = 'stored';

  return {
    push: (job: Entry, from: Origin): void => {
      jobs[from].push(job);
    },
    /** Added and stored jobs alternate: an added job runs soon, and added jobs never starve the stored ones. */
    take(): TakenJob<Entry> | undefined {
      const other = last === 'added' ? 'stored' : 'added';
      const from = jobs[other].length > 0 ? other : last;
      const job = jobs[from].shift();
      if (job === undefined) return undefined;
      last = from;
      return { job, isAdded: from === 'added' };
    },
    added: (): number => jobs.added.length,
    stored: (): number => jobs.stored.length,
    isEmpty: (): boolean => jobs.added.length === 0 && jobs.stored.length === 0,
  };
}
