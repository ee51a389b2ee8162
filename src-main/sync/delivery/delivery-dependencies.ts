import type { CompareDocuments } from '../../issuing/authorization/compare-authorization.ts';
import type { DocumentStates } from '../../issuing/ports/document-states.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { Backoff } from '../../queue/backoff.ts';
import type { Authority } from '../ports/authority.ts';
import type { DocumentSigner } from '../ports/document-signer.ts';
import type { Connectivity } from '../state/connectivity.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { WorkKind } from './outbox.ts';

export interface DeliverDependencies {
  readonly store: Omit<DeliveryStore, 'putOff'>;
  readonly signer: DocumentSigner;
  readonly authority: Authority;
  readonly states: DocumentStates;
  readonly connectivity: Connectivity;
  /** Whether the document that the authority encloses is the one that was sent, where bytes differ. */
  readonly compare: CompareDocuments;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** From reception to the first question for a decision; by default as long as the authority takes to decide. */
  readonly firstQuestionMs?: number | undefined;
  /** The delays between attempts; those of api.md §9 when left out. */
  readonly backoff?: Backoff | undefined;
  /** Whether the clock is trusted about the date: otherwise no document is held for being late. */
  readonly knowsTheDay: () => boolean;
  /**
   * Called at once with the `Date` header of a clear answer of the authority. Other answers may come from a proxy (a
   * hotel's page, a gateway), and the sandbox has no server: they say nothing about the authority's time.
   */
  readonly sawAuthorityDate: (answer: DatedAnswer) => void;
  /** Called after each commit that changed the document's status, or has it wait for a person. */
  readonly changed: (documentId: string) => void;
}

export interface DatedAnswer {
  /** When it was asked, by our clock. */
  readonly ours: Date;
  /** Its `Date` header. */
  readonly theirs: Date;
  readonly roundTripMs: number;
}

/** A document with its outbox entry; one that was just issued comes as it was stored, without a read. */
export interface DeliveryJob {
  readonly documentId: string;
  readonly issued?: StoredDocument | undefined;
}

/** The slot of a delivery, and where it reports how the signer or the authority behaved. */
export interface DeliverySlot {
  readonly kind: WorkKind;
  /** Whether the signer, or the authority, answered. */
  report(answered: boolean): void;
  /** Moves from a slot for signing to one for sending, if one is free and its circuit breaker lets it pass. */
  moveToSending(): boolean;
}
