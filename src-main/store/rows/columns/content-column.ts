import type { DocumentType } from '../../../documents/kinds.ts';
import type { DocumentContent } from '../../../documents/model/document.ts';
import { readContent } from '../../../documents/reading/read-content.ts';
import { compress, decompress } from '../../sqlite/compression.ts';

/** What a document says, as the column `document_revision.content` has it: compressed JSON. */
export function writeContent(content: DocumentContent): Uint8Array {
  return compress(Buffer.from(JSON.stringify(content)));
}

/** Its JSON. Throws DamagedStoreError. */
export function contentJson(column: Uint8Array): string {
  return decompress(column).toString();
}

/** Stored data is parsed when read back. */
export function parseContent(type: DocumentType, column: Uint8Array): DocumentContent {
  const content = readContent(type, JSON.parse(contentJson(column)));
  if (!content) throw new Error(`documents of type ${type} cannot be read`);
  return content;
}
