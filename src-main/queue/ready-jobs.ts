/** The loaded jobs of a key that do not run yet: those just added, and the next ones of the store. */
export interface ReadyJobs<Entry> {
  push(job: Entry, from: Origin): void;
  /** Added and stored jobs alternate: an added job runs soon, and added jobs never starve the stored ones. */
  take(): Taken<Entry> | undefined;
  added(): number;
  stored(): number;
  isEmpty(): boolean;
}

export interface Taken<Entry> {
  readonly job: Entry;
  readonly isAdded: boolean;
}

export type Origin = 'added' | 'stored';

export function makeReadyJobs<Entry>(): ReadyJobs<Entry> {
  const jobs: Record<Origin, Entry[]> = { added: [], stored: [] };
  let last: Origin = 'stored';

  return {
    push: (job, from) => {
      jobs[from].push(job);
    },
    take() {
      const other = last === 'added' ? 'stored' : 'added';
      const from = jobs[other].length > 0 ? other : last;
      const job = jobs[from].shift();
      if (job === undefined) return undefined;
      last = from;
      return { job, isAdded: from === 'added' };
    },
    added: () => jobs.added.length,
    stored: () => jobs.stored.length,
    isEmpty: () => jobs.added.length === 0 && jobs.stored.length === 0,
  };
}
