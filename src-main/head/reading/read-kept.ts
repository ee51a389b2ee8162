import { z } from 'zod';
import { documentEvent } from '../../contract/documents/document-event.ts';
import { feedDocument } from '../../contract/head/stations/feed-document.ts';
import { readContent } from '../../documents/reading/read-content.ts';
import { type Patterns, UnreadableDocumentError } from '../database/patterns.ts';

const storedDocument = z.object({ document: feedDocument.shape.document, events: z.array(documentEvent) });

/** A document with its journey, as it is kept; its `entityId` is of its station. Throws UnreadableDocumentError. */
export async function readKept(
  patterns: Patterns,
  { stored, pattern }: { readonly stored: Buffer; readonly pattern: number },
) {
  const unpacked = await patterns.unpack(stored, pattern);
  try {
    const { document, events } = storedDocument.parse(JSON.parse(unpacked.toString()));
    const content = readContent(document.identity.type, document.content);
    if (!content) throw new Error(`documents of type ${document.identity.type} cannot be read`);
    return { document: { ...document, content }, events };
  } catch (cause) {
    throw new UnreadableDocumentError('what is kept of a document cannot be read', { cause });
  }
}

/** Undefined for one that cannot be read, which is no reason to show none: it is asked for by itself, and says so. */
export async function readable<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (reason) {
    if (reason instanceof UnreadableDocumentError) return undefined;
    throw reason;
  }
}
