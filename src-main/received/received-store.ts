import type { Environment } from '../documents/kinds.ts';
import type { DocumentState } from '../issuing/ports/document-states.ts';

/** Documents of suppliers, kept once the authority gave them: what they say never changes again. */
export interface ReceivedStore {
  find(environment: Environment, accessKey: string): Promise<StoredReceived | undefined>;
  /** The one of that issuer with the latest issue date. */
  latestOf(environment: Environment, issuerRuc: string): Promise<StoredReceived | undefined>;
  /** Keeping one twice is keeping it once. */
  keep(environment: Environment, received: StoredReceived): Promise<void>;
  /** What the authority says became of one that is kept. */
  noteState(environment: Environment, accessKey: string, noted: NotedState): Promise<void>;
}

export interface StoredReceived {
  readonly accessKey: string;
  /** As the authority enclosed it in its answer. */
  readonly xml: string;
  /** Instant, ISO 8601. */
  readonly authorizedAt: string;
  readonly fetchedAt: Date;
  /** What became of it, once the authority has been asked. */
  readonly noted?: NotedState;
}

export interface NotedState {
  readonly state: DocumentState;
  readonly at: Date;
}
