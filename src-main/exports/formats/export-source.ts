import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { DocumentFilters, Letterhead, Scope } from '../../reading/document-reading-store.ts';

/** Which documents are exported. */
export interface ExportSelection {
  readonly scope: Scope;
  /** Picked one by one, or all that match. */
  readonly documents: { readonly ids: readonly string[] } | { readonly filters: DocumentFilters };
}

export interface ExportedDocument {
  readonly document: StoredDocument;
  /** Undefined while it is not signed, and where it was not asked for. */
  readonly signedXml?: Uint8Array | undefined;
}

export interface ExportedPurchase {
  readonly purchase: RecordedPurchase;
  /** Signed, as it came; undefined of what has none, and where it was not asked for. */
  readonly xml?: Uint8Array | undefined;
}

/** Days of issue, YYYY-MM-DD, both inclusive. */
export interface ExportDays {
  readonly from: string;
  readonly to: string;
}

/** What an export needs of the store. */
export interface ExportSource {
  /** How many there are now. */
  count(selection: ExportSelection): Promise<number>;
  /** The rates of IVA that occur. */
  rates(selection: ExportSelection): Promise<readonly string[]>;
  /** Newest first, a batch at a time, of which no more than one is held; what is issued meanwhile is not among them. */
  documents(
    selection: ExportSelection,
    wanted: { readonly withXml: boolean },
  ): AsyncIterable<readonly ExportedDocument[]>;
  /** How many purchases there are now, what customers withheld among them. */
  countPurchases(scope: Scope, days: ExportDays): Promise<number>;
  /** Newest first, a batch at a time. */
  purchases(
    scope: Scope,
    days: ExportDays,
    wanted: { readonly withXml: boolean },
  ): AsyncIterable<readonly ExportedPurchase[]>;
  letterhead(entityId: string): Promise<Letterhead>;
}
