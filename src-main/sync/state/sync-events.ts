import type { Environment } from '../../documents/kinds.ts';

/** The line to the authority of an environment went, or is back. */
export interface SyncEvent {
  readonly type: 'sync.offline' | 'sync.recovered';
  readonly environment: Environment;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Where what happens to the line is written down, for whoever was not looking. */
export interface SyncEvents {
  record(event: SyncEvent): Promise<unknown>;
}
