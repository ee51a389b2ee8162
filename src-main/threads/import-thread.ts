import { parentPort, workerData } from 'node:worker_threads';
import { makeItemReader } from '../imports/reading/read-items.ts';
import { serveReading } from '../imports/thread/serve-reading.ts';
import { makeImportSignatures } from '../signing/verifier/import-signatures.ts';
import { packDocument } from '../store/imports/drafts/packed-document.ts';

/** A thread of its own: a history of thousands of documents is read and verified while the shop goes on issuing. */
if (parentPort) {
  const readItems = makeItemReader({ checkSignature: makeImportSignatures(), pack: packDocument });
  // An error ends the thread and reaches the service as its error event.
  serveReading(parentPort, workerData, readItems).catch((reason: unknown) => {
    queueMicrotask(() => {
      throw reason;
    });
  });
}
