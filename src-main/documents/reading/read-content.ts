import type { DocumentContent } from '../document.ts';
import type { DocumentType } from '../kinds.ts';
import { issuableKinds } from '../types.ts';

const schemas = new Map(issuableKinds.map(({ type, content }) => [type, content]));

/** Reads what a document of a type says. Undefined for a type without a kind; throws ZodError for other contents. */
export function readContent(type: DocumentType, content: unknown): DocumentContent | undefined {
  return schemas.get(type)?.parse(content);
}
