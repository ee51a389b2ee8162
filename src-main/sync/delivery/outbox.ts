import type { Environment } from '../../documents/kinds.ts';
import type { DeliveryStep } from './delivery-store.ts';

/** What waits, as the queue looks for it. What waits for a person is never due. */
export interface Outbox {
  /** What is due in an environment at steps of a kind: from either end, so that neither the old nor the new starve. */
  due(question: DueQuestion): Promise<readonly DueDocument[]>;
  /** What came due after an instant up to another, in all environments, longest due first. */
  becameDue(question: { after: Date; at: Date; limit: number }): Promise<readonly DueDocument[]>;
  /** The next instant after one at which anything is due. */
  nextDueAfter(at: Date): Promise<Date | undefined>;
  /** Makes what is not due yet due at an instant. */
  hurry(question: HurryQuestion): Promise<void>;
  /** Has a person decide about what was queued before an instant and surely never handed over; how many there were. */
  holdLate(question: { queuedBefore: Date; at: Date }): Promise<number>;
}

/** Signing needs nobody but the signer; all else needs the authority. */
export const workKinds = ['signing', 'sending'] as const;
export type WorkKind = (typeof workKinds)[number];

export function kindOfStep(step: DeliveryStep): WorkKind {
  return step === 'sign' ? 'signing' : 'sending';
}

export interface DueQuestion {
  readonly environment: Environment;
  readonly kind: WorkKind;
  readonly at: Date;
  readonly from: 'oldest' | 'newest';
  readonly limit: number;
}

export interface DueDocument {
  readonly documentId: string;
  readonly environment: Environment;
  readonly step: DeliveryStep;
  readonly attempts: number;
}

export interface HurryQuestion {
  readonly at: Date;
  /** All of them when left out. */
  readonly environment?: Environment | undefined;
  /**
   * What waits after an attempt at the authority in vain, what waits to be signed, what the authority has not received,
   * or everything.
   */
  readonly what: 'failed' | 'unsigned' | 'unsent' | 'all';
}
