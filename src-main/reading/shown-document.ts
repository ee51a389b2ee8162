import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import { resourceOf } from '../issuing/resource.ts';

/** Where a customer sees a document; undefined where nobody does. */
export type LinkOf = (document: StoredDocument) => Promise<string | undefined>;

/** The resource of a stored document, with its link where it has one. */
export async function shownDocument(stored: StoredDocument, linkOf?: LinkOf): Promise<DocumentResource> {
  const link = await linkOf?.(stored);
  return { ...resourceOf(stored), ...(link !== undefined && { portal_url: link }) };
}
