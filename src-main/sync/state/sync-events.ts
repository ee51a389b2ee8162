import type { Environment } from '../../documents/kinds.ts';

/** The authority of an environment stopped answering, or answers again. */
export interface SyncEvent {
  readonly type: 'sync.offline' | 'sync.recovered';
  readonly environment: Environment;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The event log, as far as it is about the line to the authority. */
export interface SyncEvents {
  record(event: SyncEvent): Promise<unknown>;
}
