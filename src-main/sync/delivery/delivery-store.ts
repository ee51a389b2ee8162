import type { DocumentStatus } from '../../documents/kinds.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { WaitingDecision } from '../../issuing/ports/waiting.ts';
import type { Exchange, Refusal } from '../authority.ts';

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

/** One document's entry in the outbox; it leaves when the authority has decided. */
export interface OutboxEntry {
  readonly step: DeliveryStep;
  /** How often this step was tried in vain. */
  readonly attempts: number;
  readonly dueAt: Date;
  /** When a person last had it on its way: issued it, corrected it, had it sent after all. */
  readonly queuedAt: Date;
  /** What it waits for a person to decide; nothing is done by itself meanwhile. */
  readonly decision?: WaitingDecision;
}

/** What one document needs on its way; nobody else works on it meanwhile. */
export interface DeliveryStore {
  load(documentId: string): Promise<LoadedDelivery | undefined>;
  /**
   * Keeps the signed bytes for ever, with what comes next. A revision signed before keeps the bytes it has. False: the
   * document was taken off its way meanwhile, and what comes next is not for us to say.
   */
  freeze(document: StoredDocument, frozen: Frozen): Promise<boolean>;
  /** Records what an attempt brought, all together. Throws when the document changed since it was loaded. */
  record(document: StoredDocument, result: DeliveryResult): Promise<void>;
  /** Writes down the next step without an exchange. False: the document was taken off its way meanwhile. */
  plan(documentId: string, next: NextStep): Promise<boolean>;
  /** Has it wait for a person because its day is over, unless it was taken off its way meanwhile; its journey tells so. */
  holdLate(document: StoredDocument, at: Date): Promise<void>;
  /** One vain attempt more, whatever the step: a fault of our own. */
  putOff(documentId: string, delay: { at: Date; problem: string }): Promise<void>;
}

export interface LoadedDelivery {
  readonly document: StoredDocument;
  readonly signedXml: Uint8Array | undefined;
  /** The last refusal of an earlier revision, if any. */
  readonly knownRefusal: Refusal | undefined;
  /** Undefined: it is not on its way. */
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
  readonly authorization?: { readonly number: string; readonly authorizedAt: string };
  /** Replaces the document's messages; undefined leaves them. */
  readonly messages?: readonly SriMessage[];
  /** The refusal that ended this revision, kept to be known again. */
  readonly refusal?: Refusal;
  /** What comes next; undefined: nothing more is done by itself. */
  readonly next: NextStep | undefined;
  /** What a person is to decide; without it and without a next step, the delivery is over. */
  readonly decision?: WaitingDecision | undefined;
  /** No number is taken from the document's series until a person decides: somebody else numbers in it too. */
  readonly stopsSeries?: boolean;
}

export type DeliveryEvent = 'received' | 'authorized' | 'returned' | 'not_authorized' | 'send_delayed';

export interface NextStep {
  readonly step: DeliveryStep;
  readonly attempts: number;
  readonly at: Date;
  readonly problem: string | null;
}
