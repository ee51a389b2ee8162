import type { DocumentEventResource } from '../../contract/documents/document-event.ts';
import type { PageQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import type { DocumentReadingStore } from '../document-reading-store.ts';
import { type KeysetPage, keysetPage } from '../lists/keyset-page.ts';

export type EventPage = KeysetPage<DocumentEventResource>;

/** A page of a document's journey, newest first. */
export function listEvents(
  { store, cursorSecret }: { store: Pick<DocumentReadingStore, 'events'>; cursorSecret: Uint8Array },
  documentId: string,
  query: PageQuery,
): Promise<Outcome<EventPage>> {
  const list = {
    filters: sha256('events', documentId).slice(0, 16),
    cursorSecret,
    positionOf: ({ id }: DocumentEventResource) => id,
    find: (question: Parameters<typeof store.events>[1]) => store.events(documentId, question),
  };
  return keysetPage(list, query);
}
