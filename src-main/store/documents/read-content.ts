import type { DocumentContent } from '../../documents/document.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import { issuableKinds } from '../../documents/types.ts';

const schemas = new Map(issuableKinds.map(({ type, content }) => [type, content]));

/** Reads what a document of a type says. Undefined for a type without a kind; throws ZodError for other contents. */
export function readContent(type: DocumentType, content: unknown): DocumentContent | undefined {
  return schemas.get(type)?.parse(content);
}
