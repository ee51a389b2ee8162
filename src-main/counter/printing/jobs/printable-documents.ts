import { kindOf } from '../../../documents/all-kinds/types.ts';
import type { DocumentReadingStore, Scope } from '../../../reading/document-reading-store.ts';
import { pageSurroundings } from '../../../reading/page-surroundings.ts';
import type { PrintContent } from '../printers/printer-port.ts';

export interface PrintableDocument {
  readonly content: Extract<PrintContent, { kind: 'document' }>;
  readonly revision: number;
}

export interface PrintableDependencies {
  readonly store: Pick<DocumentReadingStore, 'get' | 'letterhead' | 'paidAtTill' | 'noteRide'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Documents as they are printed: what became of them until now included. */
export type PrintableDocuments = ReturnType<typeof makePrintableDocuments>;

export function makePrintableDocuments({ store, now, newId }: PrintableDependencies) {
  return {
    exists: async (scope: Scope, id: string): Promise<boolean> => (await store.get(scope, id)) !== undefined,

    async find(scope: Scope, id: string): Promise<PrintableDocument | undefined> {
      const stored = await store.get(scope, id);
      if (!stored) return undefined;
      return {
        content: {
          kind: 'document',
          printed: kindOf(stored.identity.type).printed(stored),
          ...(await pageSurroundings(store, stored)),
        },
        revision: stored.revision,
      };
    },

    /** Into the journey of the document. */
    notePrinted: ({
      documentId,
      revision,
    }: {
      readonly documentId: string;
      readonly revision: number;
    }): Promise<void> => store.noteRide({ id: newId(), documentId, revision, at: now() }),
  };
}
