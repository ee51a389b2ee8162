import { z } from 'zod';
import { type DocumentType, documentTypes, environments } from '../kinds.ts';
import type { DocumentContent, IssuedDocument } from '../model/document.ts';
import { issuerJson } from '../parties/issuer-json.ts';
import { readContent } from './read-content.ts';

const issuedJson = z.strictObject({
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

/** Reads a document that was kept as JSON. Undefined for one that no resource could show; throws ZodError. */
export function readIssued(json: unknown): IssuedDocument | undefined {
  const { identity, issuer, content } = issuedJson.parse(json);
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
