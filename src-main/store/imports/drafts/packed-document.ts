import { z } from 'zod';
import type { DocumentContent, IssuedDocument } from '../../../documents/document.ts';
import { type DocumentType, documentTypes, environments } from '../../../documents/kinds.ts';
import { issuerJson } from '../../../documents/parties/issuer-json.ts';
import { readContent } from '../../../documents/read-content.ts';
import type { PackedDocument } from '../../../imports/deciding/draft.ts';
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
  const { identity, issuer, content } = documentJson.parse(JSON.parse(json));
  const read = showable(identity.type, content);
  return read && { identity, issuer: issuerJson.parse(issuer), content: read };
}

function showable(type: DocumentType, content: unknown): DocumentContent | undefined {
  try {
    return readContent(type, content);
  } catch (reason) {
    if (reason instanceof z.ZodError) return undefined;
    throw reason;
  }
}

const documentJson = z.strictObject({
  identity: z.strictObject({
    type: z.enum(documentTypes),
    environment: z.enum(environments),
    establishment: z.string(),
    emissionPoint: z.string(),
    sequential: z.int(),
    accessKey: z.string(),
    issueDate: z.string(),
  }),
  issuer: z.unknown(),
  content: z.unknown(),
});
