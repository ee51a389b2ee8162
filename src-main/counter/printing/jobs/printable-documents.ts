import { kindOf } from '../../../documents/types.ts';
import type { DocumentReadingStore, Scope } from '../../../reading/document-reading-store.ts';
import { printedStatusOf } from '../../../reading/printed-status.ts';
import type { PrintContent } from '../printers/printer-port.ts';

export interface PrintableDocument {
  readonly content: Extract<PrintContent, { kind: 'document' }>;
  readonly revision: number;
}

/** Documents as they are printed: what became of them until now included. */
export interface PrintableDocuments {
  exists(scope: Scope, id: string): Promise<boolean>;
  find(scope: Scope, id: string): Promise<PrintableDocument | undefined>;
  /** Into the journey of the document. */
  notePrinted(printed: { readonly documentId: string; readonly revision: number }): Promise<void>;
}

export interface PrintableDependencies {
  readonly store: Pick<DocumentReadingStore, 'get' | 'logo' | 'noteRide'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export function makePrintableDocuments({ store, now, newId }: PrintableDependencies): PrintableDocuments {
  return {
    exists: async (scope, id) => (await store.get(scope, id)) !== undefined,

    async find(scope, id) {
      const stored = await store.get(scope, id);
      if (!stored) return undefined;
      const logo = await store.logo(stored.entityId);
      return {
        content: {
          kind: 'document',
          printed: kindOf(stored.identity.type).printed(stored),
          status: printedStatusOf(stored),
          ...(logo && { logo }),
        },
        revision: stored.revision,
      };
    },

    notePrinted: ({ documentId, revision }) =>
      store.noteRide({ id: newId(), documentId, revision, at: now() }),
  };
}
