import type {
  ImportFailure,
  ImportFileKind,
  ImportItemCode,
  ImportItemResult,
  ImportStatus,
  ImportTransitions,
  Verification,
} from '../../contract/import.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';
import type { DecidingPhase, Decision, Draft, KnownFacts, NewItem, Params } from './draft.ts';

/** Whose imports: an import belongs to a business in an environment. */
export interface ImportScope {
  readonly entityId: string;
  readonly environment: Environment;
}

/** What importing needs kept. */
export interface ImportStore {
  /** Writes an import down, unless its key or the same files say that it is there already. */
  insert(created: NewImport): Promise<Inserted>;
  find(scope: ImportScope, id: string): Promise<StoredImport | undefined>;
  page(scope: ImportScope, question: KeysetQuestion): Promise<readonly StoredImport[]>;
  items(importId: string, filters: ItemFilters, question: KeysetQuestion): Promise<readonly StoredItem[]>;

  /** The oldest import of an environment that is queued or processing. */
  undone(environment: Environment): Promise<StoredImport | undefined>;
  /** Ids of all that are queued or processing, of any business. */
  undoneIds(): Promise<ReadonlySet<string>>;
  /** Each of what follows does nothing and gives false once the import is no longer under way. */
  begin(id: string, at: Date): Promise<boolean>;
  recognized(id: string, files: readonly RecognizedFile[], at: Date): Promise<boolean>;
  /** Items found, with how far their file was read, and decided where nothing more can be learned about them. */
  keep(id: string, batch: FoundBatch): Promise<boolean>;
  drafts(id: string, phase: DecidingPhase, limit: number): Promise<readonly Draft[]>;
  /** The document of a draft, as it was found. */
  signedXml(itemId: string): Promise<string | undefined>;
  /** By access key; keys of which nothing is known are left out. */
  knownFacts(scope: ImportScope, drafts: readonly Draft[]): Promise<ReadonlyMap<string, KnownFacts>>;
  /** Decides each draft by what is known at that moment, and writes all that follows from it. */
  decide(id: string, batch: DecisionBatch): Promise<boolean>;
  away(id: string, rounds: number): Promise<boolean>;
  /**
   * Gives some more of the credit notes that are authorized and hold nothing yet what they take of an invoice that is
   * here, whichever of the two came first. The position of the last one looked at; undefined after the last.
   */
  linkCredit(scope: ImportScope, part: CreditPart): Promise<number | undefined>;
  finish(id: string, ending: Ending): Promise<boolean>;
  /**
   * Settles some more of what was pending when its import was canceled or failed; false once nothing is. Killed in
   * between, it goes on at the next start.
   */
  sweepEnded(at: Date): Promise<boolean>;
}

export interface NewImport extends ImportScope {
  readonly id: string;
  readonly files: readonly NewFile[];
  readonly filesSha256: string;
  readonly at: Date;
  readonly idempotency?: {
    readonly scope: string;
    readonly key: string;
    /** Keys remembered before are forgotten. */
    readonly since: Date;
  };
}

export interface NewFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export type Inserted =
  | { readonly kind: 'created'; readonly stored: StoredImport }
  /** The key's import, or the one under way with the same files. */
  | { readonly kind: 'there'; readonly stored: StoredImport; readonly replayed: boolean }
  /** The key brought other files before. */
  | { readonly kind: 'key_reused' };

export interface StoredImport extends ImportScope {
  readonly id: string;
  readonly status: ImportStatus;
  readonly transitions: ImportTransitions;
  readonly files: readonly StoredFile[];
  readonly counts: Readonly<Record<ImportItemResult, number>>;
  readonly verification: Readonly<Record<Verification, number>>;
  readonly salesTotal: string;
  readonly upgraded: { readonly signature: number; readonly unconfirmed: number };
  readonly numbering: readonly RaisedSeries[];
  readonly failure?: ImportFailure;
  /** How often in a row the authority answered nothing. */
  readonly awayRounds: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface StoredFile extends NewFile {
  /** From 1: its name on the disk. */
  readonly number: number;
  readonly kind?: ImportFileKind;
  readonly ignoredEntries: number;
  readonly nextPosition: number;
  readonly isRead: boolean;
}

export interface RaisedSeries {
  readonly seriesId: string;
  readonly documentType: DocumentType;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly highestImported: number;
  readonly highestReserved: number;
  readonly nextNumber: number;
  readonly active: boolean;
  readonly created: boolean;
}

export interface StoredItem {
  readonly id: string;
  readonly importId: string;
  readonly file: string;
  readonly entry?: string;
  readonly line?: number;
  readonly accessKey?: string;
  readonly documentType?: DocumentType;
  readonly number?: string;
  readonly issueDate?: string;
  readonly result: ImportItemResult;
  readonly code?: ImportItemCode;
  readonly params: Params;
  readonly verification?: Verification;
  readonly documentId?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ItemFilters {
  readonly result?: ImportItemResult | undefined;
  readonly code?: ImportItemCode | undefined;
}

export interface RecognizedFile {
  readonly number: number;
  /** Absent for a file that is none of the three: it has nothing to read, only the item that says so. */
  readonly kind?: ImportFileKind;
  readonly ignoredEntries: number;
  readonly item?: NewItem;
}

export interface FoundBatch {
  readonly number: number;
  readonly items: readonly NewItem[];
  readonly nextPosition: number;
  /** The file has nothing more. */
  readonly isRead: boolean;
  /** Decides the documents among them at once; left out where they wait, as drafts, for what else comes. */
  readonly decide?: Decide;
  readonly at: Date;
}

/** What becomes of a draft, by what is here at that moment. */
export type Decide = (draft: Draft, knownFacts: KnownFacts) => Decision;

export interface DecisionBatch {
  readonly drafts: readonly Draft[];
  readonly decide: Decide;
  readonly at: Date;
}

export interface CreditPart {
  /** Position of the last note looked at; 0 to begin. */
  readonly after: number;
  readonly limit: number;
}

export interface Ending {
  readonly status: 'completed' | 'failed' | 'canceled';
  readonly failure?: ImportFailure;
  readonly at: Date;
  /** The data of the webhook event, of the import as it is then. */
  readonly eventData: (stored: StoredImport) => Readonly<Record<string, unknown>>;
}
