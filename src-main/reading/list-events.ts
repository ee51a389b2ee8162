import type { DocumentEventResource } from '../contract/document-event.ts';
import type { PageQuery } from '../contract/list.ts';
import type { Outcome } from '../contract/problems.ts';
import { sha256 } from '../issuing/fingerprint.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { DocumentReadingStore } from './document-reading-store.ts';
import { invalidCursor } from './invalid-cursor.ts';

export interface EventPage {
  readonly data: readonly DocumentEventResource[];
  readonly nextCursor: string | null;
  readonly prevCursor: string | null;
}

/** A page of a document's journey, newest first. */
export async function listEvents(
  { store, cursorSecret }: { store: Pick<DocumentReadingStore, 'events'>; cursorSecret: Uint8Array },
  documentId: string,
  query: PageQuery,
): Promise<Outcome<EventPage>> {
  const filters = sha256('events', documentId).slice(0, 16);
  const cursor =
    query.cursor === undefined ? undefined : readCursor(query.cursor, { filters, secret: cursorSecret });
  if (query.cursor !== undefined && !cursor) return invalidCursor();

  const direction = cursor?.direction ?? 'older';
  const found = await store.events(documentId, {
    limit: query.limit + 1,
    position: cursor?.position,
    direction,
  });
  const more = found.length > query.limit;
  const data = direction === 'older' ? found.slice(0, query.limit) : found.slice(more ? 1 : 0);
  const cursorAt = (event: DocumentEventResource | undefined, way: Cursor['direction']) =>
    event ? writeCursor({ position: event.id, direction: way, filters }, cursorSecret) : null;
  // A cursor names an event that stays: beyond it, on the side it came from, there is at least that one.
  const hasOlder = direction === 'older' ? more : true;
  const hasNewer = direction === 'older' ? cursor !== undefined : more;
  return {
    ok: true,
    value: {
      data,
      nextCursor: hasOlder ? cursorAt(data.at(-1), 'older') : null,
      prevCursor: hasNewer ? cursorAt(data[0], 'newer') : null,
    },
  };
}
