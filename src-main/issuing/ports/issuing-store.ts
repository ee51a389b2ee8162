import type { StopReason, UnprovenCause } from '../../contract/business/entity.ts';
import type { AnnulBody } from '../../contract/documents/document-actions.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';
import type { PricesWithTaxes } from '../../documents/lines/price-with-taxes/state-without-taxes.ts';
import type { DocumentContent } from '../../documents/model/document.ts';
import type { Reference } from '../../documents/model/document-kind.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import type { Party } from '../../documents/parties/party.ts';
import type { AcceptedAuthorization } from './authorization-evidence.ts';
import type { NewestIssued } from './clock-port.ts';
import type { CreditElsewhere } from './credit-elsewhere.ts';
import type { IdempotentRequest } from './journal.ts';
import type { ProformaTransaction } from './proformas.ts';
import type { ReplacementTransaction } from './replacement.ts';
import type { ApprovalTransaction } from './sale-approvals.ts';
import type { StoredDocument } from './stored-document.ts';
import type { DocumentScope, TillMachines } from './till-machines.ts';
import type { WaitingTransaction } from './waiting.ts';

/** The storage that issuing needs. */
export interface IssuingStore extends TillMachines {
  business(entityId: string): Promise<IssuingBusiness | undefined>;
  /** How the shop has IVA follow from prices that include it. */
  pricesWithTaxes(): Promise<PricesWithTaxes>;
  /** How a correction of the document had it follow instead, if one did: the authority had refused the other way. */
  pricesWithTaxesIn(documentId: string): Promise<PricesWithTaxes | undefined>;
  /** Series of a type, in the order of their creation. */
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
  /** The contents of the credit notes that hold credit of an invoice, in no order. */
  notesOn(invoiceId: string, options: CreditCount): Promise<readonly DocumentContent[]>;
  document(id: string): Promise<StoredDocument | undefined>;
  /** What other tills of the business issued; left out where the program knows of no head office. */
  readonly elsewhere?: CreditElsewhere;
  idempotent(scope: string, key: string): Promise<IdempotentIssue | undefined>;
  /** Runs a job in one transaction: everything it writes becomes durable together, or nothing does. */
  transaction<Value>(job: (transaction: IssuingTransaction) => Promise<Value>): Promise<Value>;
}

export interface IssuingTransaction
  extends WaitingTransaction,
    ReplacementTransaction,
    ApprovalTransaction,
    ProformaTransaction,
    TillMachines {
  /**
   * Takes the next number of a series; undefined when the series has run out or was stopped, or its business no longer
   * has this RUC.
   */
  takeNumber(seriesId: string, ruc: string): Promise<number | undefined>;
  /**
   * Stores the document with its search index, the credit it takes of an invoice, its first event (with `accepted` as
   * data) and its outbox entry, and remembers the request that a caller may repeat.
   */
  insert(
    document: StoredDocument,
    accepted?: Readonly<Record<string, unknown>>,
    request?: IdempotentRequest,
  ): Promise<void>;
  /**
   * Stores one more revision, which replaces the last, as `insert` does; `eventData` goes with its event. False, and
   * nothing is written, when the document changed since it was read as `was`.
   */
  correct(
    corrected: StoredDocument,
    was: StoredDocument,
    eventData?: Readonly<Record<string, unknown>>,
  ): Promise<boolean>;
  /** Whether payments stand on what the document leaves to be paid later. */
  isPaidInPart(document: StoredDocument): Promise<boolean>;
  /** A document becomes authorized as the authority has it. Throws when it changed since it was read. */
  acceptAuthorization(acceptance: AcceptedAuthorization): Promise<void>;
  /** Stores an annulment and releases the credit the document took. False when it changed since it was read as `was`. */
  annul(
    annulled: StoredDocument,
    was: StoredDocument,
    annulment: AnnulBody & { readonly requested_by?: string },
  ): Promise<boolean>;
  /** The note that a hold of credit at the head office was for is written. */
  useHold(noteId: string): Promise<void>;
  /** The document issued last, of any business; undefined before the first. */
  newestIssued(): Promise<NewestIssued | undefined>;
  /** The document as it is in this transaction. */
  document(id: string, options: CreditCount): Promise<StoredDocument | undefined>;
  idempotent(scope: string, key: string): Promise<IdempotentIssue | undefined>;
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

/** A series that a person must let go on. */
export interface StoppedSeries {
  readonly reason: StopReason;
  /** Why its last number is unproven. */
  readonly cause?: UnprovenCause;
  /** The document whose number the authority had already. */
  readonly documentId?: string;
  readonly at: string;
}

export interface IdempotentIssue {
  /** Hash of the body, so that another body under the same key is refused. */
  readonly fingerprint: string;
  readonly documentId: string;
}
