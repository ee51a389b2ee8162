import type { DocumentResource } from '../../contract/documents/document-resource.ts';
import type { ShopQuery } from '../../contract/head/shop-filters.ts';
import type { DocumentListQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { canonicalJson, sha256 } from '../../issuing/requests/fingerprint.ts';
import type { DocumentReadingStore, PagedDocument } from '../document-reading-store.ts';
import { type Cursor, invalidCursor, readCursor, writeCursor } from '../lists/cursor.ts';
import { type LinkOf, shownDocument } from '../shown-document.ts';
import { filtersOf } from './filters-of.ts';

export interface DocumentPage {
  readonly data: readonly DocumentResource[];
  readonly nextCursor: string | null;
  readonly prevCursor: string | null;
  readonly totalCount: number;
  readonly offset: number;
}

export interface ListQuestion {
  readonly types: readonly DocumentType[];
  readonly query: DocumentListQuery & ShopQuery;
  /** Aborts when nobody waits for the page any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface DocumentListDependencies {
  readonly store: Pick<DocumentReadingStore, 'page'>;
  readonly cursorSecret: Uint8Array;
  readonly linkOf?: LinkOf;
}

/**
 * A page of documents, newest first; walking the pages repeats and skips nothing while documents are issued. On abort it
 * is given up: rejects with the signal's reason.
 */
export async function listDocuments(
  { store, cursorSecret, linkOf }: DocumentListDependencies,
  caller: Caller,
  { types, query, signal }: ListQuestion,
): Promise<Outcome<DocumentPage>> {
  const filters = filtersOf(query, types);
  const filtersHash = sha256(caller.entityId, caller.environment, canonicalJson(filters)).slice(0, 16);
  const cursor =
    query.cursor === undefined
      ? undefined
      : readCursor(query.cursor, { filters: filtersHash, secret: cursorSecret });
  if (query.cursor !== undefined && !cursor) return invalidCursor();

  const direction = cursor?.direction ?? 'older';
  const question = { limit: query.limit + 1, position: cursor?.position, direction };
  const { documents, total, newer } = await store.page(caller, filters, question, signal);
  const more = documents.length > query.limit;
  // One item more than the page is read, only to know whether there are more.
  const isFirstTooMany = more && direction === 'newer';
  const page = isFirstTooMany ? documents.slice(1) : documents.slice(0, query.limit);
  const offset = isFirstTooMany ? newer + 1 : newer;
  const cursorAt = (item: PagedDocument | undefined, way: Cursor['direction']) =>
    item
      ? writeCursor({ position: String(item.position), direction: way, filters: filtersHash }, cursorSecret)
      : null;
  const hasOlder = direction === 'older' ? more : page.length > 0;
  return {
    ok: true,
    value: {
      data: await Promise.all(
        page.flatMap(({ document }) => (document ? [shownDocument(document, linkOf)] : [])),
      ),
      nextCursor: hasOlder ? cursorAt(page.at(-1), 'older') : null,
      prevCursor: offset > 0 ? cursorAt(page[0], 'newer') : null,
      totalCount: total,
      offset,
    },
  };
}
