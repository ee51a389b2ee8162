import { issuableKinds } from '../all-kinds/types.ts';
import type { DocumentType } from '../kinds.ts';
import type { DocumentContent } from '../model/document.ts';

const schemas = new Map(issuableKinds.map(({ type, content }) => [type, content]));

/** Reads what a document of a type says. Undefined for a type without a kind; throws ZodError for other contents. */
export function readContent(type: DocumentType, content: unknown): DocumentContent | undefined {
  return schemas.get(type)?.parse(content);
}
