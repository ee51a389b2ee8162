import type { Environment } from '../../documents/kinds.ts';
import type { SyncEvents } from './sync-events.ts';

/** An attempt to reach the authority. */
export interface Attempt {
  readonly at: Date;
  readonly answered: boolean;
  /** Why it was not answered, such as `unreachable`; undefined where it was, or that is not known. */
  readonly problem?: string;
}

/** Whether the authority answers, by the last real attempt: never a guess from the network card. */
export interface Connectivity {
  seen(environment: Environment, attempt: Attempt): void;
  /** Of an environment; without one, by the last attempt that left this machine, which the sandbox's never do. */
  of(environment: Environment | undefined): Attempt | undefined;
}

export interface ConnectivityOptions {
  /** What the last attempts found before the program was started. */
  readonly lastAttempts?: ReadonlyMap<Environment, Attempt>;
  readonly events: SyncEvents;
  /** Called when an event could not be written. */
  readonly failed: (reason: unknown) => void;
}

/** Keeps the last attempt of each environment, and logs when the authority stops answering and when it is back. */
export function makeConnectivity({ lastAttempts, events, failed }: ConnectivityOptions): Connectivity {
  const last = new Map<Environment, Attempt>(lastAttempts);
  const offlineSince = new Map<Environment, Date>(
    [...last].filter(([, { answered }]) => !answered).map(([environment, { at }]) => [environment, at]),
  );

  function note(environment: Environment, { at, answered, problem }: Attempt): void {
    const since = offlineSince.get(environment);
    if (answered === (since === undefined)) return;
    if (since === undefined) {
      offlineSince.set(environment, at);
      write({
        type: 'sync.offline',
        environment,
        data: { since: at.toISOString(), ...(problem !== undefined && { problem }) },
      });
    } else {
      offlineSince.delete(environment);
      const data = { offline_since: since.toISOString(), recovered_at: at.toISOString() };
      write({ type: 'sync.recovered', environment, data });
    }
  }

  function write(event: Parameters<SyncEvents['record']>[0]): void {
    events.record(event).catch(failed);
  }

  return {
    seen(environment, attempt) {
      last.set(environment, attempt);
      note(environment, attempt);
    },
    of: (environment) =>
      environment
        ? last.get(environment)
        : [...last]
            .filter(([name]) => name !== 'sandbox')
            .map(([, attempt]) => attempt)
            .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0],
  };
}
