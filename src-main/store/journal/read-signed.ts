import { type DocumentReading, readDocument } from '../../documents/reading/read-document.ts';

/** The document that signed bytes say, as the journal has them. */
export function readSigned(signedXml: Uint8Array): DocumentReading {
  return readDocument(Buffer.from(signedXml).toString('utf8'));
}
