/** Notifies those that wait for a document to change, so that nothing polls the database. */
export interface DocumentChanges {
  changed(documentId: string): void;
  /** Resolves at the next change of the document, or when the signal aborts. */
  next(documentId: string, signal: AbortSignal): Promise<void>;
}

export function makeDocumentChanges(): DocumentChanges {
  const waiting = new Map<string, Set<() => void>>();
  return {
    changed(documentId) {
      const wakeUps = waiting.get(documentId);
      waiting.delete(documentId);
      for (const wake of wakeUps ?? []) wake();
    },
    next(documentId, signal) {
      if (signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const wakeUps = waiting.get(documentId) ?? new Set();
        const wake = () => {
          signal.removeEventListener('abort', wake);
          wakeUps.delete(wake);
          if (wakeUps.size === 0 && waiting.get(documentId) === wakeUps) waiting.delete(documentId);
          resolve();
        };
        wakeUps.add(wake);
        waiting.set(documentId, wakeUps);
        signal.addEventListener('abort', wake, { once: true });
      });
    },
  };
}
