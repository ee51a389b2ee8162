import type { ComparedSide } from '../../contract/reports/listing-comparison.ts';
import { supportDocumentSlug } from '../../documents/tables/support-document-types.ts';
import type { ListingRecord } from '../../imports/reading/text/read-record.ts';
import { recordsOf } from '../../imports/reading/text/records-of.ts';
import { itemMessage } from '../../imports/resources/item-messages.ts';

/** A document that the authority's listing names. */
export type ListedDocument = Extract<ListingRecord, { readonly ok: true }>;

export interface ReadListing {
  /** By access key: the portal repeats a document at the edge of its pages. */
  readonly documents: ReadonlyMap<string, ListedDocument>;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** Reads a whole listing; its lines that cannot be read are reported, every one. */
export async function readListing(path: string): Promise<ReadListing> {
  const documents = new Map<string, ListedDocument>();
  const faults: { line: number; message: string }[] = [];
  for await (const { line, records } of recordsOf(path)) {
    for (const record of records) {
      if (record.ok) documents.set(record.accessKey, record);
      else faults.push({ line, message: itemMessage(record.code, record.params) });
    }
  }
  return { documents, faults };
}

/** When a listed document was issued, YYYY-MM-DD. */
export function issueDateOf({ issueDate, facts }: ListedDocument): string {
  return issueDate ?? facts.issueDate;
}

/** YYYY-MM. */
export function monthOf(listed: ListedDocument): string {
  return issueDateOf(listed).slice(0, 7);
}

/** A key has the code of its document after the eight digits of the day. */
export function typeOf({ accessKey }: ListedDocument): string {
  return supportDocumentSlug(accessKey.slice(8, 10));
}

/** Whether a business issued a listed document, or another issued it to the business. */
export function sideOf({ facts }: ListedDocument, ruc: string): ComparedSide {
  return facts.issuerRuc === ruc ? 'issued' : 'received';
}
