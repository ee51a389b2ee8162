import { createHash } from 'node:crypto';
import { keepLatest } from '../documents/values/keep-latest.ts';
import type { DocumentViews, PortalStore } from './portal-store.ts';
import type { Visitor } from './visitor.ts';

export interface ViewCountDependencies {
  readonly store: Pick<PortalStore, 'addViews'>;
  readonly now: () => Date;
  readonly failed: (reason: unknown) => void;
  /** Milliseconds between writes. */
  readonly writeEveryMs?: number;
}

/** A person who loads a page again within it has not looked twice. */
const ONE_LOOK_MS = 60_000;

/** Looks remembered to tell a second one by; and documents whose views wait to be written. */
const LOOKS_AT_MOST = 10_000;

/** However many people look, a sale shares the disk with one write in this time. */
const WRITE_EVERY_MS = 2000;

/** How often people look at documents. */
export type ViewCount = ReturnType<typeof makeViewCount>;

/**
 * Counts a view for each person who is shown the page, at most one a minute for each of them; neither robots nor
 * `HEAD` nor the files. A person is an address and a browser: of those only a digest is remembered, and not for long.
 */
export function makeViewCount(dependencies: ViewCountDependencies) {
  const { store, now, failed, writeEveryMs = WRITE_EVERY_MS } = dependencies;
  const looks = new Map<string, number>();
  let unwritten = new Map<string, DocumentViews>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (unwritten.size === 0) return;
    const views = [...unwritten.values()];
    unwritten = new Map();
    // A view that a full disk forgets is not worth keeping a customer's page from anyone.
    writing = writing.then(() => store.addViews(views)).catch(failed);
  }

  function isAnotherLook(look: string, at: number): boolean {
    const before = looks.get(look);
    if (before !== undefined && at - before >= 0 && at - before < ONE_LOOK_MS) return false;
    keepLatest(looks, { key: look, value: at, most: LOOKS_AT_MOST });
    return true;
  }

  return {
    /** Somebody was shown a document. */
    seen(documentId: string, { address, userAgent, isPerson }: Visitor): void {
      if (!isPerson) return;
      const at = now();
      const look = createHash('sha256').update(`${documentId}\0${address}\0${userAgent}`).digest('base64');
      if (!isAnotherLook(look, at.getTime())) return;
      const { views } = unwritten.get(documentId) ?? { views: 0 };
      unwritten.set(documentId, { documentId, views: views + 1, lastAt: at });
      if (unwritten.size >= LOOKS_AT_MOST) write();
      else timer ??= setTimeout(write, writeEveryMs);
    },
    /** Writes down what is not written yet. */
    async stop(): Promise<void> {
      write();
      await writing;
    },
  };
}
