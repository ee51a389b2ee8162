import type { DocumentType } from '../../documents/kinds.ts';
import type { Scope } from '../../reading/document-reading-store.ts';

/** What the documents of a business ask of a person. */
export interface AttentionStore {
  /** @param today in Ecuador; what waits for the authority since this day is no concern yet */
  attention(scope: Scope, today: string): Promise<DocumentsInNeed>;
}

export interface DocumentsInNeed {
  /** Refused, and neither corrected nor replaced. */
  readonly refused: Need | undefined;
  /** Without the authority's decision since before today, or held until a person decides. */
  readonly undecided: Need | undefined;
  readonly gaps: readonly NumberingGap[];
  /** Documents that the journal of numbers has and the data still lack. */
  readonly unrecovered: Unrecovered | undefined;
}

export interface Unrecovered {
  readonly count: number;
  /** When the journal was searched for them, in Ecuador. */
  readonly since: string;
  /** The first of them. */
  readonly numbers: readonly { readonly type: DocumentType; readonly number: string }[];
  /** YYYY-MM, of the journal. */
  readonly damagedMonths: readonly string[];
}

export interface Need {
  readonly count: number;
  /** Issue date of the oldest. */
  readonly since: string;
}

/** Numbers that are missing between the first and the last of a series. */
export interface NumberingGap {
  readonly type: DocumentType;
  readonly establishment: string;
  readonly emissionPoint: string;
  /** Of all missing numbers. */
  readonly count: number;
  /** The first run of them. */
  readonly first: number;
  readonly last: number;
}
