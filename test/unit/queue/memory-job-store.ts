import type { Job, JobStore } from '../../../src-main/queue/job.ts';

export interface TestJob extends Job {
  readonly at: number;
}

/** Jobs in memory, with a count of how often it was asked for them. */
export class MemoryJobStore implements JobStore<TestJob> {
  readonly jobs = new Map<string, TestJob>();
  readonly done: string[] = [];
  looks = 0;

  add(id: string, { key = 'a', at = Date.now() }: Partial<TestJob> = {}): TestJob {
    const job = { id, key, at };
    this.jobs.set(id, job);
    return job;
  }

  finish(id: string): undefined {
    this.jobs.delete(id);
    this.done.push(id);
    return undefined;
  }

  /** As a handler writes down that there is more to do. */
  putOff(id: string, ms: number): { readonly at: Date } {
    const at = Date.now() + ms;
    const job = this.jobs.get(id);
    if (job) this.jobs.set(id, { ...job, at });
    return { at: new Date(at) };
  }

  async keysDue({ after, at }: Parameters<JobStore<TestJob>['keysDue']>[0]): Promise<ReadonlySet<string>> {
    const since = after?.getTime() ?? Number.NEGATIVE_INFINITY;
    const due = this.#sorted().filter((job) => job.at > since && job.at <= at.getTime());
    return new Set(due.map(({ key }) => key));
  }

  async due(
    key: string,
    { at, limit }: Parameters<JobStore<TestJob>['due']>[1],
  ): Promise<readonly TestJob[]> {
    this.looks += 1;
    return this.#sorted()
      .filter((job) => job.key === key && job.at <= at.getTime())
      .slice(0, limit);
  }

  async nextDueAfter(at: Date): Promise<Date | undefined> {
    const next = this.#sorted().find((job) => job.at > at.getTime());
    return next && new Date(next.at);
  }

  #sorted(): readonly TestJob[] {
    return [...this.jobs.values()].toSorted((a, b) => a.at - b.at);
  }
}
