import { environments } from '../documents/kinds.ts';
import { type ImportWorkerOptions, makeImportWorker } from './import-worker.ts';

/** Works on what was uploaded, one import at a time in each environment. */
export interface Importing {
  /** There is something to import. */
  wake(): void;
  /** Stops working on an import that was canceled, and takes its files away. */
  drop(importId: string): void;
  /** The authority may answer again. */
  lineMayBeBack(): void;
  /** Stops between two steps; the next start goes on there. */
  stop(): Promise<void>;
}

export function startImporting(options: ImportWorkerOptions): Importing {
  const stopping = new AbortController();
  const workers = environments.map((environment) =>
    makeImportWorker(options, { environment, stopping: stopping.signal }),
  );
  const working = cleanUp(options)
    .catch((reason: unknown) => options.failed(reason, 'imports were not tidied up'))
    .then(() => Promise.all(workers.map((worker) => worker.run())));
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    drop(importId) {
      const isInHand = workers.map((worker) => worker.drop(importId)).includes(true);
      if (isInHand) return;
      options.folder
        .remove(importId)
        .catch((reason: unknown) => options.failed(reason, `files of import ${importId} were not removed`));
    },
    lineMayBeBack: () => {
      for (const worker of workers) worker.stopWaiting();
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/** What a kill may have left behind. */
async function cleanUp({ store, folder, now }: ImportWorkerOptions): Promise<void> {
  while (await store.sweepEnded(now()));
  await folder.tidy(await store.undoneIds());
}
