import type { IssuedDocument } from '../../../documents/model/document.ts';
import { readIssued } from '../../../documents/reading/issued-json.ts';
import type { PackedDocument } from '../../../imports/ports/draft.ts';
import { compress } from '../../sqlite/compression.ts';

/** Packs a document of an import as its draft keeps it; needs no database, and runs where the document is read. */
export function packDocument(document: IssuedDocument, signedXml: Uint8Array): PackedDocument {
  const json = JSON.stringify(document);
  return {
    json: parsePacked(json) ? json : null,
    // Zlib gives a view of a far larger buffer, which would go along to another thread.
    signedXml: new Uint8Array(compress(signedXml)),
  };
}

/** Undefined for a document that no resource could show. */
export function parsePacked(json: string): IssuedDocument | undefined {
  return readIssued(JSON.parse(json));
}
