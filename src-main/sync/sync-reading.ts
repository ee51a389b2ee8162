import type { SyncAnswer } from '../contract/delivery/sync.ts';
import type { DocumentStatus, Environment } from '../documents/kinds.ts';
import type { DeliveryStep } from './delivery/delivery-store.ts';

/** What waits in the outbox and what the authority answered, for people to read. */
export interface SyncReading {
  /** What is in the outbox, in groups; `today` is the date in Ecuador. */
  groups(today: string): Promise<readonly WaitingGroup[]>;
  /** The newest answers, newest first; of an environment only as far as they are among the newest of all. */
  lastAnswers(question: {
    environment?: Environment | undefined;
    limit: number;
  }): Promise<readonly SyncAnswer[]>;
}

/** Documents in the outbox that are alike. */
export interface WaitingGroup {
  readonly environment: Environment;
  readonly status: DocumentStatus;
  readonly step: DeliveryStep;
  /** Waits for a person. */
  readonly isHeld: boolean;
  readonly documents: number;
  /** How many of them were issued today. */
  readonly ofToday: number;
  readonly oldestAt: string;
  readonly nextAt: string;
  /** The last problem of one of them, if any attempt failed. */
  readonly problem: string | null;
}
