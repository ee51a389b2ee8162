import type { IssuedDocument } from '../../documents/model/document.ts';
import type { DocumentKind } from '../../documents/model/document-kind.ts';
import type { Fault } from '../../documents/values/fault.ts';

/** The authority refuses a larger file, message 26 (SRI reference §12). */
const MAX_BYTES = 320 * 1024;

/** What a signature adds; with a long certificate chain of names it stays under this. */
const SIGNATURE_BYTES = 8 * 1024;

/** The root with its namespaces, and what every kind writes whatever the document says. */
const FRAME_BYTES = 4 * 1024;

/** The elements that a value and the list it is in are written with: never more than three, of 40 letters at most. */
const MARKUP_BYTES = 256;

/** Of one character of a text: `&quot;`. */
const CHARACTER_BYTES = 6;

/** A document the authority would refuse for its size must not spend a number. Identities are all of one length. */
export function sizeFaults(kind: DocumentKind, document: IssuedDocument): Fault[] {
  // Few are near, and to add up the values takes a fifth of what it takes to write the XML.
  if (boundOfXml(document) + SIGNATURE_BYTES <= MAX_BYTES) return [];
  const bytes = Buffer.byteLength(kind.writeXml(document));
  if (bytes + SIGNATURE_BYTES <= MAX_BYTES) return [];
  const message = `El documento pesa ${Math.ceil(bytes / 1024)} KB y el SRI admite hasta 320 KB. Divídalo en varios.`;
  return [{ pointer: '', code: 'document_too_large', message }];
}

/** What no XML of the document weighs more than, in bytes: many times what it does weigh. */
export function boundOfXml(document: IssuedDocument): number {
  return FRAME_BYTES + boundOfValue(document);
}

function boundOfValue(value: unknown): number {
  if (typeof value === 'string') return MARKUP_BYTES + CHARACTER_BYTES * value.length;
  if (typeof value !== 'object' || value === null) return MARKUP_BYTES;
  let bytes = MARKUP_BYTES;
  for (const part of Object.values(value)) bytes += boundOfValue(part);
  return bytes;
}
