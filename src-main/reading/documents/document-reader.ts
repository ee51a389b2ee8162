import type { DocumentResource } from '../../contract/documents/document-resource.ts';
import type { ShopQuery } from '../../contract/head/shop-filters.ts';
import type { DocumentListQuery, PageQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import { isDecided } from '../../documents/lifecycle/lifecycle.ts';
import type { PrintedDocument, PrintedStatus } from '../../documents/printing/printed.ts';
import type { DocumentChanges } from '../../issuing/ports/changes.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { fileNameOf, xmlOf } from '../document-files.ts';
import type { DocumentReadingStore, Scope } from '../document-reading-store.ts';
import { type EventPage, listEvents } from '../events/list-events.ts';
import { pageSurroundings } from '../page-surroundings.ts';
import { type LinkOf, shownDocument } from '../shown-document.ts';
import { type DocumentPage, listDocuments } from './list-documents.ts';

export interface DocumentReaderDependencies {
  readonly store: Omit<DocumentReadingStore, 'rows' | 'sums' | 'related'>;
  readonly changes: DocumentChanges;
  /** Renders a printed page as PDF. */
  readonly render: (
    printed: PrintedDocument,
    options: { format: PageFormat; status: PrintedStatus; logo?: Buffer },
  ) => Promise<Buffer>;
  readonly cursorSecret: Uint8Array;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Left out where customers have no portal. */
  readonly linkOf?: LinkOf;
  /** Called with an error that does not keep the document from being answered. */
  readonly failed: (reason: unknown, documentId: string) => void;
}

export type PageFormat = 'a4' | 'ticket80' | 'ticket58';

export interface DocumentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type DocumentReader = ReturnType<typeof makeDocumentReader>;

/** Reads the documents that belong to a caller; any other does not exist for it. */
export function makeDocumentReader(dependencies: DocumentReaderDependencies) {
  const { store, changes, render, now, newId, failed, linkOf } = dependencies;

  async function find(caller: Scope, id: string, type?: DocumentType): Promise<StoredDocument | undefined> {
    const stored = await store.get(caller, id);
    return stored && (type === undefined || stored.identity.type === type) ? stored : undefined;
  }

  return {
    async get(caller: Caller, id: string, type?: DocumentType): Promise<DocumentResource | undefined> {
      const stored = await find(caller, id, type);
      return stored && shownDocument(stored, linkOf);
    },

    list: (
      caller: Caller,
      types: readonly DocumentType[],
      query: DocumentListQuery & ShopQuery,
      signal?: AbortSignal,
    ): Promise<Outcome<DocumentPage>> => listDocuments(dependencies, caller, { types, query, signal }),

    async events(
      caller: Caller,
      id: string,
      query: PageQuery,
      type?: DocumentType,
    ): Promise<Outcome<EventPage>> {
      const stored = await find(caller, id, type);
      if (!stored) return { ok: false, problem: { code: 'not_found' } };
      return listEvents(dependencies, id, query);
    },

    /** Resolves when the document is decided, when the seconds have passed, or on abort. */
    async decided(id: string, seconds: number, signal: AbortSignal): Promise<void> {
      const ended = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
      while (!ended.aborted) {
        // Listening begins before the status is read, so that no change between the two is missed.
        const change = changes.next(id, ended);
        const status = await store.statusOf(id);
        if (status === undefined || isDecided(status)) return;
        await change;
      }
    },

    /** The authority's envelope of an authorized document, else the signed file; `signed` is always that alone. */
    async xml(
      caller: Scope,
      id: string,
      { type, form }: { readonly type?: DocumentType | undefined; readonly form?: 'signed' | undefined } = {},
    ): Promise<Outcome<DocumentFile>> {
      const stored = await find(caller, id, type);
      if (!stored) return { ok: false, problem: { code: 'not_found' } };
      const signedXml = await store.signedXml(id);
      if (!signedXml) {
        return {
          ok: false,
          problem: {
            code: 'not_ready',
            detail: 'El documento aún no está firmado.',
            documentId: id,
            retryAfterSeconds: 1,
          },
        };
      }
      const bytes = form === 'signed' ? signedXml : xmlOf(stored, signedXml);
      return { ok: true, value: { name: `${fileNameOf(stored)}.xml`, bytes } };
    },

    async ride(
      caller: Scope,
      id: string,
      format: PageFormat,
      type?: DocumentType,
    ): Promise<Outcome<DocumentFile>> {
      const stored = await find(caller, id, type);
      if (!stored) return { ok: false, problem: { code: 'not_found' } };
      const printed = kindOf(stored.identity.type).printed(stored);
      const { logo, status } = await pageSurroundings(store, stored);
      const bytes = await render(printed, { format, status, ...(logo && { logo: Buffer.from(logo) }) });
      // A full disk must not keep a page from the customer who waits for it.
      await store
        .noteRide({ id: newId(), documentId: id, revision: stored.revision, at: now() })
        .catch((reason: unknown) => failed(reason, id));
      return { ok: true, value: { name: `${fileNameOf(stored)}.pdf`, bytes } };
    },
  };
}
