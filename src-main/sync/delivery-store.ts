import type { DocumentStatus } from '../documents/kinds.ts';
import type { SriMessage } from '../documents/sri-message.ts';
import type { StoredDocument } from '../issuing/stored-document.ts';
import type { Exchange, Refusal } from './authority.ts';

/** The next thing to do for a document on its way to the authority. */
export type DeliveryStep =
  | 'sign'
  /** It was surely not handed over yet. */
  | 'send'
  /**
   * It may have arrived and nobody knows: ask by its key, and send only what the authority does not know. Also what
   * the outbox says while a document is being handed over, so that a program that dies meanwhile asks first.
   */
  | 'ask_before_send'
  | 'ask';

/** One document's place in the outbox; it leaves when the authority has decided. */
export interface Delivery {
  readonly documentId: string;
  readonly step: DeliveryStep;
  /** How often this step was tried in vain. */
  readonly attempts: number;
}

export interface DeliveryStore {
  /** Deliveries due at an instant, longest due first, without those already in hand. */
  due(question: { at: Date; limit: number; inHand: readonly string[] }): Promise<readonly Delivery[]>;
  /** When the next one is due, without those in hand; undefined when nothing waits. */
  nextDueAt(inHand: readonly string[]): Promise<Date | undefined>;
  load(documentId: string): Promise<LoadedDelivery | undefined>;
  /** Keeps the signed bytes for ever, with what comes next. A revision signed before keeps the bytes it has. */
  freeze(
    document: StoredDocument,
    frozen: { signedXml: Uint8Array; at: Date; next: NextStep },
  ): Promise<void>;
  /** Records what an attempt brought, all together. Throws when the document changed since it was loaded. */
  record(document: StoredDocument, result: DeliveryResult): Promise<void>;
  /** Writes down the next step without an exchange. */
  plan(documentId: string, next: NextStep): Promise<void>;
  /** One vain attempt more, whatever the step: a fault of our own. */
  putOff(documentId: string, delay: { at: Date; problem: string }): Promise<void>;
  /** What waits, for the status bar. */
  waiting(environment: StoredDocument['identity']['environment'] | undefined): Promise<{
    unsent: number;
    waiting: number;
    oldestAt: string | undefined;
  }>;
}

export interface LoadedDelivery {
  readonly document: StoredDocument;
  readonly signedXml: Uint8Array | undefined;
  /** The last refusal of an earlier revision, if any. */
  readonly knownRefusal: Refusal | undefined;
}

export interface DeliveryResult {
  readonly at: Date;
  readonly exchange: Exchange;
  readonly outcome: string;
  /** Statuses entered, in order; empty while nothing changed. */
  readonly entered: readonly DocumentStatus[];
  /** Steps of the journey that happened. */
  readonly events: readonly DeliveryEvent[];
  readonly authorization?: { readonly number: string; readonly authorizedAt: string };
  /** Replaces the document's messages; undefined leaves them. */
  readonly messages?: readonly SriMessage[];
  /** The refusal that ended this revision, kept to be known again. */
  readonly refusal?: Refusal;
  /** What comes next; undefined: the delivery is over. */
  readonly next: NextStep | undefined;
}

export type DeliveryEvent = 'received' | 'authorized' | 'returned' | 'not_authorized' | 'send_delayed';

export interface NextStep {
  readonly step: DeliveryStep;
  readonly attempts: number;
  readonly at: Date;
  readonly problem: string | null;
}
