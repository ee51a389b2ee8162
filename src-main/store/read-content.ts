import type { DocumentContent } from '../documents/document.ts';
import type { DocumentType } from '../documents/kinds.ts';
import { issuableKinds } from '../documents/types.ts';
import { readerOf } from './read-as.ts';

const readers = new Map(issuableKinds.map(({ type, content }) => [type, readerOf(content)]));

/** Reads what a document of a type says. Undefined for a type without a kind; throws ZodError for other contents. */
export function readContent(type: DocumentType, content: unknown): DocumentContent | undefined {
  return readers.get(type)?.(content);
}
