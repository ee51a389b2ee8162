import { z } from 'zod';
import type { IssuedDocument } from '../documents/document.ts';
import { documentTypes, environments } from '../documents/kinds.ts';
import { kindOf } from '../documents/types.ts';
import type { PackedDocument } from '../imports/draft.ts';
import { compress } from './compression.ts';
import { parseIssuer } from './json-columns.ts';

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
  const checked = kindOf(identity.type).content.safeParse(content);
  return checked.success
    ? { identity, issuer: parseIssuer(JSON.stringify(issuer)), content: checked.data }
    : undefined;
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
