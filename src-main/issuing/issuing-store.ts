import type { Issuer } from '../documents/issuer.ts';
import type { DocumentType, Environment } from '../documents/kinds.ts';
import type { Party } from '../documents/party.ts';
import type { StoredDocument } from './stored-document.ts';

/** What issuing needs kept. */
export interface IssuingStore {
  business(entityId: string): Promise<IssuingBusiness | undefined>;
  /** Series of a type, first made first. */
  series(question: SeriesQuestion): Promise<readonly Series[]>;
  customers(ids: readonly string[]): Promise<ReadonlyMap<string, Party>>;
  document(id: string): Promise<StoredDocument | undefined>;
  idempotent(scope: string, key: string): Promise<IdempotentIssue | undefined>;
  /** Everything the job writes becomes durable together, or nothing does. */
  transaction<Value>(job: (transaction: IssuingTransaction) => Promise<Value>): Promise<Value>;
}

export interface IssuingTransaction {
  /**
   * The next number of a series, spent; undefined when the series has run out, or its business is no longer the one
   * of this RUC.
   */
  takeNumber(seriesId: string, ruc: string): Promise<number | undefined>;
  /** Stores the document with its search words, its first event and its place in the outbox. */
  insert(document: StoredDocument): Promise<void>;
  idempotent(scope: string, key: string): Promise<IdempotentIssue | undefined>;
  remember(scope: string, key: string, issue: IdempotentIssue): Promise<void>;
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
}

export interface IdempotentIssue {
  /** Of the body, so that another body under the same key is refused. */
  readonly fingerprint: string;
  readonly documentId: string;
}
