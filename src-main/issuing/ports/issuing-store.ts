import type { AnnulBody } from '../../contract/documents/document-actions.ts';
import type { DocumentContent } from '../../documents/document.ts';
import type { Reference } from '../../documents/document-kind.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import type { Party } from '../../documents/parties/party.ts';
import type { ReplacementTransaction } from '../replacement.ts';
import type { NewestIssued } from './clock-port.ts';
import type { StoredDocument } from './stored-document.ts';
import type { DocumentScope, TillMachines } from './till-machines.ts';
import type { WaitingTransaction } from './waiting.ts';

/** What issuing needs kept. */
export interface IssuingStore extends TillMachines {
  business(entityId: string): Promise<IssuingBusiness | undefined>;
  /** Series of a type, first made first. */
  series(question: SeriesQuestion): Promise<readonly Series[]>;
  customers(ids: readonly string[]): Promise<ReadonlyMap<string, Party>>;
  /**
   * The documents of a business in an environment, by the id or number they were asked for; without those that do not
   * exist. What the credit note `except` holds is not counted.
   */
  documents(
    scope: DocumentScope,
    references: readonly DocumentReference[],
    options: CreditCount,
  ): Promise<ReadonlyMap<string, StoredDocument>>;
  /** What the credit notes say that hold credit of an invoice, in no order. */
  notesOn(invoiceId: string, options: CreditCount): Promise<readonly DocumentContent[]>;
  document(id: string): Promise<StoredDocument | undefined>;
  idempotent(scope: string, key: string): Promise<IdempotentIssue | undefined>;
  /** Everything the job writes becomes durable together, or nothing does. */
  transaction<Value>(job: (transaction: IssuingTransaction) => Promise<Value>): Promise<Value>;
}

export interface IssuingTransaction extends WaitingTransaction, ReplacementTransaction, TillMachines {
  /**
   * The next number of a series, spent; undefined when the series has run out or was stopped, or its business is no
   * longer the one of this RUC.
   */
  takeNumber(seriesId: string, ruc: string): Promise<number | undefined>;
  /**
   * Stores the document with all it is found by, what it takes of an invoice, its first event (which tells what is
   * `accepted` of it) and its place in the outbox.
   */
  insert(document: StoredDocument, accepted?: Readonly<Record<string, unknown>>): Promise<void>;
  /**
   * Stores one more revision in the place of the last, as `insert` does. False, and nothing happens, when the document
   * is no longer as it was.
   */
  correct(corrected: StoredDocument, was: StoredDocument): Promise<boolean>;
  /** Writes an annulment down and gives back what the document took of an invoice. False when it is no longer as it was. */
  annul(annulled: StoredDocument, was: StoredDocument, annulment: AnnulBody): Promise<boolean>;
  /** The document issued last, whosever it is; undefined before the first. */
  newestIssued(): Promise<NewestIssued | undefined>;
  /** As it is now, for the transaction that writes. */
  document(id: string, options: CreditCount): Promise<StoredDocument | undefined>;
  idempotent(scope: string, key: string): Promise<IdempotentIssue | undefined>;
  remember(scope: string, key: string, issue: IdempotentIssue): Promise<void>;
}

/** A reference to a document, by its id or number. */
export type DocumentReference = Exclude<Reference, { kind: 'customer' }>;

/** How `credited` of an invoice is counted. */
export interface CreditCount {
  /** Id of a credit note that does not count: the one under correction. */
  readonly except?: string | undefined;
}

export interface IssuingBusiness {
  readonly issuer: Issuer;
  /** Address of each establishment, by code. */
  readonly addresses: ReadonlyMap<string, string | undefined>;
  /** Instant until which the certificate in use is valid; undefined without one. */
  readonly certificateValidUntil?: string;
}

export interface SeriesQuestion {
  readonly entityId: string;
  readonly environment: Environment;
  readonly type: DocumentType;
}

export interface Series {
  readonly id: string;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly active: boolean;
  /** Why no number is taken until a person decides; absent while it runs. */
  readonly stopped?: StoppedSeries;
}

/** The authority has this series' number under another key: another program numbers in it too. */
export interface StoppedSeries {
  /** A word for programs: `number_taken`. */
  readonly reason: string;
  /** The document whose number was taken. */
  readonly documentId: string;
  readonly at: string;
}

export interface IdempotentIssue {
  /** Of the body, so that another body under the same key is refused. */
  readonly fingerprint: string;
  readonly documentId: string;
}
