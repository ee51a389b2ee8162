import type { Environment } from '../../documents/kinds.ts';
import type { DeliveryStep } from './delivery-store.ts';

/** The outbox as the queue reads it. Entries that wait for a person are never due. */
export interface Outbox {
  /** Due entries of an environment at steps of a kind: from either end, so that neither old nor new ones starve. */
  due(question: DueQuestion): Promise<readonly DueDocument[]>;
  /** Entries that came due after an instant up to another, in all environments, longest due first. */
  becameDue(question: { after: Date; at: Date; limit: number }): Promise<readonly DueDocument[]>;
  /** The next instant after one at which anything is due. */
  nextDueAfter(at: Date): Promise<Date | undefined>;
  /** Makes entries that are not due yet due at an instant. */
  hurry(question: HurryQuestion): Promise<void>;
  /** Holds, for a person to decide, entries queued before an instant and surely never sent; gives how many. */
  holdLate(question: { queuedBefore: Date; at: Date }): Promise<number>;
}

/** Signing needs the signer; every other step needs the authority. */
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
   * Entries whose last attempt at the authority failed, entries to be signed, entries that the authority has not
   * received, or all.
   */
  readonly what: 'failed' | 'unsigned' | 'unsent' | 'all';
}
