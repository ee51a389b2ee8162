import type { IssuedDocument } from '../documents/document.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { Fault } from '../documents/fault.ts';

/** The authority refuses a larger file, message 26 (SRI reference §12). */
const MAX_BYTES = 320 * 1024;

/** What a signature adds; with a long certificate chain of names it stays under this. */
const SIGNATURE_BYTES = 8 * 1024;

/** A document the authority would refuse for its size must not spend a number. Identities are all of one length. */
export function sizeFaults(kind: DocumentKind, document: IssuedDocument): Fault[] {
  const bytes = Buffer.byteLength(kind.writeXml(document));
  if (bytes + SIGNATURE_BYTES <= MAX_BYTES) return [];
  const message = `El documento pesa ${Math.ceil(bytes / 1024)} KB y el SRI admite hasta 320 KB. Divídalo en varios.`;
  return [{ pointer: '', code: 'document_too_large', message }];
}
