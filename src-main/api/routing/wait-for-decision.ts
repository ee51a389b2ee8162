import type { DocumentResource } from '../../contract/documents/document-resource.ts';
import { isDecided } from '../../documents/lifecycle/lifecycle.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import type { DocumentReader } from '../../reading/documents/document-reader.ts';
import type { WaitSlots } from './wait-slots.ts';

/** Who waits for which document, and how long. */
export interface Waiting {
  readonly document: DocumentResource;
  readonly caller: Caller;
  readonly token: string;
  /** Undefined or 0: not at all. */
  readonly seconds: number | undefined;
  signal(): AbortSignal;
}

export type WaitForDecision = (waiting: Waiting) => Promise<DocumentResource>;

/**
 * The document as it is once decided, or when the time is over. A key with too many requests waiting gets it as it is
 * at once (api.md §6).
 */
export function waitForDecision(documents: DocumentReader, slots: WaitSlots): WaitForDecision {
  return async ({ document, caller, token, seconds, signal }) => {
    if (!seconds || isDecided(document.status)) return document;
    const free = slots.take(token);
    if (!free) return document;
    try {
      await documents.decided(document.id, seconds, signal());
    } finally {
      free();
    }
    return (await documents.get(caller, document.id)) ?? document;
  };
}
