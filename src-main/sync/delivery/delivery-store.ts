import type { AuthorizationDifference } from '../../contract/documents/authority/authorization-mismatch.ts';
import type { DocumentStatus } from '../../documents/kinds.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { Authorization, StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { WaitingDecision } from '../../issuing/ports/waiting.ts';
import type { Exchange, Refusal } from '../ports/authority.ts';

/** The next thing to do for a document on its way to the authority. */
export type DeliveryStep =
  | 'sign'
  /** It was surely not sent yet. */
  | 'send'
  /**
   * The authority may have received it: ask by its access key, and send it only when the authority does not know it.
   * The outbox also says this while a document is being sent, so that after a crash the program asks first.
   */
  | 'ask_before_send'
  | 'ask';

/** One document's entry in the outbox; it leaves when the authority has decided. */
export interface OutboxEntry {
  readonly step: DeliveryStep;
  /** Failed attempts at this step. */
  readonly attempts: number;
  readonly dueAt: Date;
  /** When a person last had it on its way: issued it, corrected it, had it sent after all. */
  readonly queuedAt: Date;
  /** The decision it waits for; nothing is done without a person meanwhile. */
  readonly decision?: WaitingDecision;
}

/** What the delivery of one document needs of the store; no two deliveries of a document run at once. */
export interface DeliveryStore {
  load(documentId: string): Promise<LoadedDelivery | undefined>;
  /**
   * Stores the signed bytes, which never change, with the next step. A revision signed before keeps the bytes it has.
   * False when the document was taken out of the outbox meanwhile: then no step is written.
   */
  freeze(document: StoredDocument, frozen: Frozen): Promise<boolean>;
  /** Records the result of an attempt in one transaction. Throws when the document changed since it was loaded. */
  record(document: StoredDocument, result: DeliveryResult): Promise<void>;
  /** Writes the next step without an exchange. False when the document was taken out of the outbox meanwhile. */
  plan(documentId: string, next: NextStep): Promise<boolean>;
  /** Holds it for a person because its day is over, with an event of its journey; nothing when it left the outbox. */
  holdLate(document: StoredDocument, at: Date): Promise<void>;
  /** Counts one more failed attempt, whatever the step, after an internal error. */
  putOff(documentId: string, delay: { at: Date; problem: string }): Promise<void>;
}

export interface LoadedDelivery {
  readonly document: StoredDocument;
  readonly signedXml: Uint8Array | undefined;
  /** The last refusal of an earlier revision, if any. */
  readonly knownRefusal: Refusal | undefined;
  /** Undefined when the document is not in the outbox. */
  readonly entry: OutboxEntry | undefined;
}

export interface Frozen {
  readonly signedXml: Uint8Array;
  readonly at: Date;
  readonly next: NextStep;
  /** Spanish, for the journey: what was out of the ordinary about the signature. */
  readonly note?: string | undefined;
}

export interface DeliveryResult {
  readonly at: Date;
  readonly exchange: Exchange;
  readonly outcome: string;
  /** Statuses entered, in order; empty while nothing changed. */
  readonly entered: readonly DocumentStatus[];
  /** Steps of the journey that happened. */
  readonly events: readonly DeliveryEvent[];
  readonly authorization?: Authorization;
  /** What ConsultaComprobante answered, where that decided: the journey says so. */
  readonly state?: DecidingState;
  /** Replaces the document's messages; undefined leaves them. */
  readonly messages?: readonly SriMessage[];
  /** The refusal that ended this revision, kept to be known again. */
  readonly refusal?: Refusal;
  /** The next step; undefined when nothing more is done without a person. */
  readonly next: NextStep | undefined;
  /** What a person is to decide; without it and without a next step, the delivery is over. */
  readonly decision?: WaitingDecision | undefined;
  /** In what the authority's answer is not about the document that was sent; its decision does not count then. */
  readonly differences?: readonly AuthorizationDifference[];
  /** Stops the document's series until a person decides: another program takes numbers of it too. */
  readonly stopsSeries?: boolean;
}

/** What ConsultaComprobante answers where it decides. */
export type DecidingState = 'authorized' | 'annulled' | 'not_authorized';

export type DeliveryEvent =
  | 'received'
  | 'authorized'
  | 'authorization_mismatch'
  | 'returned'
  | 'not_authorized'
  | 'send_delayed';

export interface NextStep {
  readonly step: DeliveryStep;
  readonly attempts: number;
  readonly at: Date;
  readonly problem: string | null;
}
